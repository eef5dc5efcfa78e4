import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

test('a press without a drag shows the one picture, then the other', () => {
  render(<BeforeAfter label="Divider">two pictures</BeforeAfter>);
  const range = screen.getByRole('slider', { name: 'Divider' });
  for (const expected of ['1', '0', '0.5', '1']) {
    fireEvent.pointerDown(range);
    fireEvent.pointerUp(range);
    expect(split(range)).toBe(expected);
  }
});

test('the end of a drag leaves the divider where it was dragged to', () => {
  render(<BeforeAfter label="Divider">two pictures</BeforeAfter>);
  const range = screen.getByRole('slider', { name: 'Divider' });
  fireEvent.pointerDown(range);
  fireEvent.input(range, { target: { value: '70' } });
  fireEvent.pointerUp(range);
  expect(split(range)).toBe('0.7');
});

test('a divider that was moved before hydration stays where it is', async () => {
  const element = <BeforeAfter label="Divider">two pictures</BeforeAfter>;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(element);
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Divider' });
  range.value = '20';
  await act(async () => {
    hydrateRoot(page, element);
  });
  expect(range).toHaveValue('20');
  expect(split(range)).toBe('0.2');
});

function split(range: HTMLElement) {
  return range.parentElement?.style.getPropertyValue('--split');
}
