import { renderToStaticMarkup } from 'react-dom/server';
import { brandList } from '../../content/brands';
import { pages } from '../../content/pages';
import { cardOf } from '../../content/social-card';
import { CardArt } from './card-art';

test('a card says heading, line, name, phone and tagline, names with marks in letters that the cards have', () => {
  const [brand] = brandList;
  const [page] = pages;
  if (!brand || !page) throw new Error('The site has no brand or no page.');
  const card = { ...cardOf(page, brand), heading: 'Detailing in W̱SÁNEĆ', line: 'North W̱SÁNEĆ' };
  const named = { ...brand, name: 'Côté Auto' };
  const drawn = renderToStaticMarkup(<CardArt card={card} brand={named} tagline="Forêt à Côté" phone="250-555-0100" />);
  expect(drawn).toContain('>Detailing in WSANEC<');
  expect(drawn).toContain('>North WSANEC<');
  expect(drawn).toContain('Cote Auto<');
  expect(drawn).toContain('>250-555-0100<');
  expect(drawn).toContain('>Foret a Cote<');
  const draw = (heading: string) =>
    renderToStaticMarkup(<CardArt card={{ ...card, heading }} brand={named} tagline="" phone="" />);
  expect(draw('SȾÁUTW̱ and Łaʔuukʷiʔatḥ')).toContain('>STAUTW and La’uukwi’ath<');
  expect(draw('W̱ILȻEȻ and Lək̓ʷəŋən')).toContain('>WILCEC and Lekwengen<');
  // As typed in a text of several lines, and as word processors write it.
  expect(draw('Mobile\n  care, on\u2011site\u200B de\u00ADtailing')).toContain('>Mobile care, on-site detailing<');
  for (const missing of ['½', '°', '→', '🚗']) expect(() => draw(`A ${missing}`)).toThrow(`has no "${missing}"`);
});
