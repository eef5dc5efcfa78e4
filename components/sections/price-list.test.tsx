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
