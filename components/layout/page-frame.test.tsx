import { renderToString } from 'react-dom/server';
import { Stars } from '@/components/ui/stars';
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

test('the name of the brand is left alone by translators', () => {
  document.body.innerHTML = renderToString(<PageFrame brand={brand}>Words</PageFrame>);
  const names = [...document.querySelectorAll('header a[href="/"], footer')].map(
    (part) => part.querySelector('[translate=no]')?.textContent,
  );
  expect(names).toEqual([brand.name, brand.name]);
});
