import { render, screen, within } from '@testing-library/react';
import { priceList } from '@/content/home';
import { packages } from '@/content/packages';
import { PriceList } from './price-list';

test('what a package includes is a list, its note first', () => {
  render(<PriceList packages={packages} />);
  for (const { name, note, features } of packages) {
    const row = screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    const lines = within(row).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(note ? [note, ...features] : features);
  }
});

test('services without a price stand in a line of their own, except beside the list of every service', () => {
  const { rerender } = render(<PriceList packages={packages} />);
  expect(screen.queryByText(priceList.alsoOffered)).not.toBeNull();
  rerender(<PriceList packages={packages} services={['Engine bay cleaning']} />);
  expect(screen.queryByText(priceList.alsoOffered)).toBeNull();
});

test('the package that is highlighted stands out, no other, and only a package with a badge shows one', () => {
  const [first] = packages;
  if (!first) throw new Error('There is no package.');
  const [plain, chosen] = [
    { ...first, name: 'Plain', badge: undefined, highlighted: undefined },
    { ...first, name: 'Chosen', badge: 'Top Choice', highlighted: true },
  ];
  render(<PriceList packages={[plain, chosen]} />);
  const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
  expect(rowOf('Chosen').className).not.toBe(rowOf('Plain').className);
  expect(rowOf('Chosen').className).toContain('highlighted-row');
  within(rowOf('Chosen')).getByText('Top Choice');
  expect(screen.getByRole('heading', { name: 'Plain' }).parentElement?.textContent).toBe('Plain');
  expect(screen.getByRole('heading', { name: 'Plain' }).nextElementSibling).toBeNull();
});
