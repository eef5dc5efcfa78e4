import { PageFrame } from '@/components/layout/page-frame';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import type { Brand } from '@/content/brands/types';
import { notFound } from '@/content/home';

/**
 * What an unknown address shows. The missing path is logged by a line of script, so that it works without hydration.
 */
export function NotFoundTemplate({ brand }: { brand: Brand }) {
  return (
    <PageFrame brand={brand}>
      <Section backdrop={brand.heroPicture} className="grid min-h-svh content-center flat:pt-4">
        <div className="wrap">
          <h1 className="max-w-[38rem]">
            <span className="block text-[clamp(5rem,13vw,9rem)] leading-none">{notFound.code}</span>{' '}
            <span className="mt-4 block text-h1-short">{notFound.heading}</span>
          </h1>
          <ButtonLink href="/" className="mt-8">
            {notFound.link}
          </ButtonLink>
        </div>
      </Section>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant line without any content in it.
        dangerouslySetInnerHTML={{ __html: `console.error('404: no page at',location.pathname)` }}
      />
    </PageFrame>
  );
}
