import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './select';

jest.mock('./styled-select', () => ({
  StyledSelect: ({ open }: { open: boolean }) => <p>styled, {open ? 'open' : 'closed'}</p>,
}));

const options = [
  { value: 'none', label: 'None yet' },
  { value: 'full', label: 'Full Detail' },
];

/** The list and another field, on a screen with a mouse or without, far from the window. */
function setup(mouse: boolean, value = 'none') {
  window.matchMedia = jest.fn().mockReturnValue({ matches: mouse });
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(
    <>
      <Select label="Service" name="service" noChoice="none" value={value} onValueChange={() => {}} options={options} />
      <input aria-label="Name" />
    </>,
  );
  return screen.getByLabelText<HTMLSelectElement>('Service');
}

test('a finger opens the phone’s own list', () => {
  expect(fireEvent.mouseDown(setup(false))).toBe(true);
});

test('without a mouse a key opens the browser’s own list as well, and with one a letter chooses in it', () => {
  expect(fireEvent.keyDown(setup(false), { key: 'ArrowDown' })).toBe(true);
  cleanup();
  expect(fireEvent.keyDown(setup(true), { key: 'c' })).toBe(true);
});

test('the second button of a mouse opens the browser’s menu', () => {
  expect(fireEvent.mouseDown(setup(true), { button: 2 })).toBe(true);
});

test.each([
  ['Service', 'styled, open'],
  ['Name', null],
])(
  'the styled list that a press has asked for opens only while the focus is in the list: in %s',
  async (focused, shown) => {
    expect(fireEvent.mouseDown(setup(true))).toBe(false);
    screen.getByLabelText(focused).focus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText(/^styled/)?.textContent ?? null).toBe(shown);
  },
);

test.each([
  ['none', true],
  ['full', false],
])('the browser’s own list offers no choice where one can be taken back: chosen is %s', (value, isHidden) => {
  expect(setup(false, value).options[0]?.hidden).toBe(isHidden);
});
