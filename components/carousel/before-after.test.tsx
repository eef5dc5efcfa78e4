import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BeforeAfter } from './before-after';

test('moving the divider moves the edge between the two pictures', () => {
  render(<BeforeAfter label="Divider: Floor mat">two pictures</BeforeAfter>);
  const range = screen.getByRole('slider', { name: 'Divider: Floor mat' });
  expect(split(range)).toBe('0.5');
  fireEvent.input(range, { target: { value: '80' } });
  expect(split(range)).toBe('0.8');
  expect(range).toHaveAttribute('aria-valuetext', '80% before');
});

test('before any script has run, too, the divider says how much is before', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<BeforeAfter label="Divider">two pictures</BeforeAfter>);
  expect(within(container).getByRole('slider')).toHaveAttribute('aria-valuetext', '50% before');
});

test('a press without a drag shows the one picture, then the other, then half of each', () => {
  const range = renderDivider();
  for (const expected of ['1', '0', '0.5', '1']) {
    drag(range, { from: 200, to: 205 });
    expect(split(range)).toBe(expected);
  }
});

test.each([
  ['a drag to the right', { from: 200, to: 260 }],
  ['a drag to the left', { from: 200, to: 140 }],
  ['a short drag', { from: 200, to: 212 }],
  ['a drag that comes back to where it began', { from: 200, over: 160, to: 203 }],
  ['a press of the right button', { from: 200, to: 200, button: 2 }],
  ['a second finger, to zoom,', { from: 200, to: 200, isPrimary: false }],
])('%s is not taken for a press, which would move the divider to its next stop', (_, move) => {
  const range = renderDivider();
  drag(range, move);
  expect(split(range)).toBe('0.5');
});

function renderDivider() {
  jest.useFakeTimers();
  render(<BeforeAfter label="Divider">two pictures</BeforeAfter>);
  return screen.getByRole('slider', { name: 'Divider' });
}

type Drag = { from: number; over?: number; to: number; button?: number; isPrimary?: boolean };

/** What a browser tells of a pointer; that the thumb follows it is the browser's own work. */
function drag(range: HTMLElement, { from, to, over = to, button = 0, isPrimary = true }: Drag) {
  for (const [type, clientX] of [
    ['pointerdown', from],
    ['pointermove', over],
    ['pointerup', to],
  ] as const) {
    // jsdom has no PointerEvent.
    const event = new MouseEvent(type, { clientX, button, bubbles: true });
    fireEvent(range, Object.assign(event, { isPrimary }));
  }
  jest.runAllTimers();
}

test('a divider that was moved before hydration stays where it is', () => {
  const element = <BeforeAfter label="Divider">two pictures</BeforeAfter>;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(element);
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Divider' });
  range.value = '20';
  render(element, { container: page, hydrate: true });
  expect(range).toHaveValue('20');
  expect(split(range)).toBe('0.2');
});

function split(range: HTMLElement) {
  return range.parentElement?.style.getPropertyValue('--split');
}
