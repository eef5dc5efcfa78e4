import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { priceList } from '@/content/home';
import { packages } from '@/content/packages';
import { PriceList } from './price-list';

test('a dot between two features stays with the word before it', () => {
  const html = renderToString(<PriceList packages={packages} />);
  expect(html).toContain('\u00a0· ');
  expect(html).not.toContain(' · ');
});

test('services without a price stand in a line of their own, except beside the list of every service', () => {
  const { rerender } = render(<PriceList packages={packages} />);
  expect(screen.queryByText(priceList.alsoOffered)).not.toBeNull();
  rerender(<PriceList packages={packages} services={['Engine bay cleaning']} />);
  expect(screen.queryByText(priceList.alsoOffered)).toBeNull();
});
