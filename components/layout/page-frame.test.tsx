import { renderToString } from 'react-dom/server';
import { Stars } from '@/components/ui/stars';
import { navigation } from '@/content/navigation';
import { footerServices } from '@/content/services';
import { brand } from '@/content/settings';
import { PageFrame } from './page-frame';

test('the stars of a row are five, drawn once in the frame of the page', () => {
  document.body.innerHTML = renderToString(
    <PageFrame brand={brand}>
      <Stars count={5} />
    </PageFrame>,
  );
  const address = document.querySelector('main use')?.getAttribute('href');
  const drawn = document.querySelector(`path${address}`)?.getAttribute('d');
  expect(drawn?.match(/z/g)).toHaveLength(5);
});

test('links to a section stay on a page that holds it, in the header and the footer, and otherwise lead to the home page', () => {
  document.body.innerHTML = renderToString(
    <PageFrame brand={brand} sections={['services']}>
      Words
    </PageFrame>,
  );
  const links = [...document.querySelectorAll('header nav a, footer a[href*="#services"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...navigation.map(({ id }) => (id === 'services' ? '#services' : `/#${id}`)),
    ...footerServices.map(() => '#services'),
  ]);
});

test('the name of the brand is left alone by translators', () => {
  document.body.innerHTML = renderToString(<PageFrame brand={brand}>Words</PageFrame>);
  const names = [...document.querySelectorAll('header a[href="/"], footer')].map(
    (part) => part.querySelector('[translate=no]')?.textContent,
  );
  expect(names).toEqual([brand.name, brand.name]);
});
