import { act, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './select';

jest.mock('./styled-select', () => ({
  StyledSelect: ({ open }: { open: boolean }) => <p>styled, {open ? 'open' : 'closed'}</p>,
}));

const options = [
  { value: 'none', label: 'None yet' },
  { value: 'full', label: 'Full Detail' },
];

/** Tells the list that it is near the window. */
let comeNear = (_: ReadonlyArray<{ isIntersecting: boolean }>) => {};

/** The list and another field, on a screen with a mouse or without, far from the window. */
function setup(mouse: boolean, value = 'none') {
  window.matchMedia = jest.fn().mockReturnValue({ matches: mouse });
  globalThis.IntersectionObserver = class {
    constructor(report: typeof comeNear) {
      comeNear = report;
    }
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

test.each([
  [false, 'none', 'ArrowDown', true],
  [true, 'none', 'ArrowDown', false],
  [true, 'none', 'ArrowUp', false],
  [true, 'none', ' ', false],
  // Within the name of what is being chosen.
  [true, 'full', ' ', true],
  [true, 'none', 'c', true],
])(
  'with a mouse: %s, chosen: %s, the key "%s" is left to the browser’s own list: %s',
  async (mouse, value, key, isLeft) => {
    const list = setup(mouse, value);
    await act(async () => expect(fireEvent.keyDown(list, { key })).toBe(isLeft));
  },
);

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
    if (shown) return screen.findByText(shown);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText(/^styled/)).toBeNull();
  },
);

test('the styled list takes the place of a list in use when the focus leaves it, not when the window loses it', async () => {
  const list = setup(true);
  list.focus();
  await act(async () => comeNear([{ isIntersecting: true }]));
  fireEvent.blur(list);
  expect(screen.queryByText(/^styled/)).toBeNull();
  await act(async () => screen.getByLabelText('Name').focus());
  expect(screen.queryByText('styled, closed')).not.toBeNull();
});

test.each([
  ['none', true],
  ['full', false],
])('the browser’s own list offers no choice where one can be taken back: chosen is %s', (value, isHidden) => {
  expect(setup(false, value).options[0]?.hidden).toBe(isHidden);
});
