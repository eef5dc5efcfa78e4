import type { Metadata } from 'next';
import { AutoTemplate } from '@/components/templates/auto-template';
import { CarTemplate } from '@/components/templates/car-template';
import { CityTemplate } from '@/components/templates/city-template';
import { NearMeTemplate } from '@/components/templates/near-me-template';
import { type CityPage, findSlugPage, type LandingPage, slugPages } from '@/content/pages';
import { brand } from '@/content/settings';
import { JsonLd } from '../_seo/json-ld';
import { pageGraph } from '../_seo/page-graph';
import { pageMetadata } from '../_seo/page-metadata';

// The export holds exactly the registered pages; every other path is the 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return slugPages.map(({ slug }) => ({ slug }));
}

type Props = PageProps<'/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await readPage(params));
}

export default async function SlugPage({ params }: Props) {
  const page = await readPage(params);
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <Template page={page} />
    </>
  );
}

async function readPage(params: Props['params']) {
  return findSlugPage((await params).slug);
}

function Template({ page }: { page: CityPage | LandingPage }) {
  switch (page.kind) {
    case 'city':
      return <CityTemplate brand={brand} page={page} />;
    case 'car':
      return <CarTemplate brand={brand} page={page} />;
    case 'auto':
      return <AutoTemplate brand={brand} page={page} />;
    case 'near-me':
      return <NearMeTemplate brand={brand} page={page} />;
  }
}
