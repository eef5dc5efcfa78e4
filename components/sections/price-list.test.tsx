import { render, screen, within } from '@testing-library/react';
import { priceList } from '@/content/home';
import { packages } from '@/content/packages';
import { withoutPrice } from '@/content/services';
import type { Package } from '@/content/types';
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
  const unpriced = priceList.alsoOffered ?? 'none';
  const { rerender } = render(<PriceList packages={packages} />);
  expect(screen.queryAllByText(unpriced)).toHaveLength(withoutPrice.length > 0 ? 1 : 0);
  rerender(<PriceList packages={packages} services={['Engine bay cleaning']} />);
  expect(screen.queryByText(unpriced)).toBeNull();
});

test('the package that is highlighted stands out, no other, and only a package with a badge shows one', () => {
  const plain: Package = { name: 'Plain', startsAtDollars: 99, features: ['Hand wash'] };
  const chosen: Package = { ...plain, name: 'Chosen', badge: 'Top Choice', highlighted: true };
  render(<PriceList packages={[plain, chosen, { ...plain, name: 'Other' }]} />);
  const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
  expect(rowOf('Chosen').className).not.toBe(rowOf('Plain').className);
  expect(rowOf('Other').className).toBe(rowOf('Plain').className);
  within(rowOf('Chosen')).getByText('Top Choice');
  expect(screen.getByRole('heading', { name: 'Plain' }).nextElementSibling).toBeNull();
});
