import type { Metadata } from 'next';
import { NotFoundTemplate } from '@/components/templates/not-found-template';
import { notFound } from '@/content/home';
import { homePage } from '@/content/pages';
import { brand } from '@/content/settings';
import { linkPreview } from './_seo/page-metadata';

const title = `${notFound.code} | ${notFound.heading}`;
const description = notFound.metaDescription;

// Next adds noindex by itself. There is no canonical link: what is not there has no address of its own.
export const metadata: Metadata = { title, description, ...linkPreview(homePage, { title, description }) };

export default function NotFound() {
  return <NotFoundTemplate brand={brand} />;
}
