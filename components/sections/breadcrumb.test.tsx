import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

test('the last step is said to be this page, every other leads back', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Duncan', path: '/duncan' },
  ];
  render(<Breadcrumb trail={trail} />);
  expect(screen.getByText('Duncan').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});
