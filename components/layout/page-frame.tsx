import { StarSprite } from '@/components/ui/stars';
import type { Brand } from '@/content/brands/types';
import { type SectionId, skipLinkLabel } from '@/content/navigation';
import { Footer } from './footer';
import { Header } from './header';

type PageFrameProps = {
  brand: Brand;
  /** The page's own path, which header and footer mark among their links. */
  currentPath?: string;
  sections?: ReadonlyArray<SectionId>;
  cityLine?: string;
  /** Without the floating call button: on a page that sells nothing, and whose own controls it would cover. */
  withoutFloatingCall?: boolean;
  children: React.ReactNode;
};

/** What every page has around its own content. */
export function PageFrame({
  brand,
  currentPath,
  sections = [],
  cityLine,
  withoutFloatingCall,
  children,
}: PageFrameProps) {
  return (
    <>
      <a
        data-static=""
        href="#content"
        className="no-print fixed top-2 left-wrap-start z-30 [clip-path:inset(50%)] rounded bg-white px-4 py-3 font-bold text-ink focus:[clip-path:none]"
      >
        {skipLinkLabel}
      </a>
      <StarSprite />
      <Header brand={brand} currentPath={currentPath} sections={sections} cityLine={cityLine} />
      <main id="content" tabIndex={-1} className="[outline-style:none]">
        {children}
      </main>
      <Footer brand={brand} currentPath={currentPath} sections={sections} withoutFloatingCall={withoutFloatingCall} />
    </>
  );
}
