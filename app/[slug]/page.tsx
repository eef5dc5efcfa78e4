import type { Metadata } from 'next';
import { SlugTemplate } from '@/components/templates/slug-template';
import { findSlugPage, slugPages } from '@/content/pages';
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
      <SlugTemplate brand={brand} page={page} />
      <JsonLd graph={pageGraph(page)} />
    </>
  );
}

async function readPage(params: Props['params']) {
  return findSlugPage((await params).slug);
}
