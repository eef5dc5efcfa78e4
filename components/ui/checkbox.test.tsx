import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('a check box is unchecked, checked or neither, until it is clicked', async () => {
  const { rerender } = render(<Checkbox label="All seats" indeterminate />);
  const box = screen.getByRole('checkbox', { name: 'All seats' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(box).not.toBePartiallyChecked();
  rerender(<Checkbox label="All seats" />);
  rerender(<Checkbox label="All seats" indeterminate />);
  expect(box).toBePartiallyChecked();
});
