import { PageFrame } from '@/components/layout/page-frame';
import { HeroFrame } from '@/components/sections/hero';
import { ButtonLink } from '@/components/ui/button';
import type { Brand } from '@/content/brands/types';
import { notFound } from '@/content/home';

/**
 * Plain script, so that it works without hydration. It logs the missing path; and where the same address in small letters
 * has a page, as /duncan for "/Duncan" on a printed card, it goes there.
 */
const script = `console.error("404:",location.pathname);{const url=new URL(location);url.pathname=url.pathname.toLowerCase();url.pathname===location.pathname||fetch(url,{method:"HEAD"}).then(({ok})=>ok&&location.replace(url),()=>{})}`;

/** What an unknown address shows. */
export function NotFoundTemplate({ brand }: { brand: Brand }) {
  return (
    <PageFrame brand={brand}>
      {/* On wide screens as high as the window: else the call button would float over the links of the footer. */}
      <HeroFrame brand={brand} size="home" className="grid lg:min-h-screen content-start lg:content-center">
        <h1 className="max-w-headline sm:max-md:max-w-none text-h1-short flat:text-[2rem]">
          <span className="block text-[1.8em] leading-none">{notFound.code}</span>{' '}
          <span className="mt-4 block">{notFound.heading}</span>
        </h1>
        <ButtonLink href="/" variant={brand.heroButton} className="mt-8">
          {notFound.link}
        </ButtonLink>
      </HeroFrame>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text without any content in it.
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </PageFrame>
  );
}
