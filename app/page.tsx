import { HomeTemplate } from '@/components/templates/home-template';
import { homePage } from '@/content/pages';
import { brand } from '@/content/settings';
import { JsonLd } from './_seo/json-ld';
import { pageGraph } from './_seo/page-graph';
import { pageMetadata } from './_seo/page-metadata';

export const metadata = pageMetadata(homePage);

export default function Home() {
  return (
    <>
      <HomeTemplate brand={brand} />
      <JsonLd graph={pageGraph(homePage)} />
    </>
  );
}
