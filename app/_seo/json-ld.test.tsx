import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('no word in the data can close the script element', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { container } = render(
    <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] }} />,
  );
  expect(container.querySelector('img')).toBeNull();
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')['@graph'][0].name).toBe(name);
});
