import { renderToString } from 'react-dom/server';
import { packages } from '@/content/packages';
import { PriceList } from './price-list';

test('a dot between two features stays with the word before it', () => {
  const html = renderToString(<PriceList packages={packages} />);
  expect(html).toContain('\u00a0· ');
  expect(html).not.toContain(' · ');
});
