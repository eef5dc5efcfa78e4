import { PageFrame } from '@/components/layout/page-frame';
import { HeroFrame } from '@/components/sections/hero';
import { ButtonLink } from '@/components/ui/button';
import type { Brand } from '@/content/brands/types';
import { notFound } from '@/content/home';

/**
 * What an unknown address shows. The missing path is logged by a line of script, so that it works without hydration.
 */
export function NotFoundTemplate({ brand }: { brand: Brand }) {
  return (
    <PageFrame brand={brand}>
      {/* On wide screens as high as the window: else the call button would float over the links of the footer. */}
      <HeroFrame brand={brand} size="home" className="grid lg:min-h-svh content-start lg:content-center">
        <h1 className="max-w-headline sm:max-md:max-w-none text-h1-short flat:text-[2rem]">
          <span className="block text-[1.8em] leading-none">{notFound.code}</span>{' '}
          <span className="mt-4 block">{notFound.heading}</span>
        </h1>
        <ButtonLink href="/" variant={brand.heroButton} className="mt-8">
          {notFound.link}
        </ButtonLink>
      </HeroFrame>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant line without any content in it.
        dangerouslySetInnerHTML={{ __html: `console.error("404:",location.pathname)` }}
      />
    </PageFrame>
  );
}
