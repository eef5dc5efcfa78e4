import type { Metadata } from 'next';
import { NotFoundTemplate } from '@/components/templates/not-found-template';
import { notFound } from '@/content/home';
import { brand } from '@/content/settings';

// Next adds noindex by itself.
export const metadata: Metadata = {
  title: `${notFound.code} | ${notFound.heading}`,
  description: notFound.metaDescription,
};

export default function NotFound() {
  return <NotFoundTemplate brand={brand} />;
}
