import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Brand, fillsHeader, isLongName } from '@/content/brands/types';
import { callLink, phone, tagline } from '@/content/business';
import { navigation, type SectionId } from '@/content/navigation';
import { Logo } from './logo';
import { sectionLink } from './section-link';

type HeaderProps = {
  brand: Brand;
  currentPath?: string;
  /** The sections this page holds: their links stay on the page, the others lead to the home page. */
  sections: ReadonlyArray<SectionId>;
  /** On a town's landing pages the second line under the tagline, such as 'Detailing in Duncan'. */
  cityLine?: string;
};

/** Brand, tagline, in-page links and the phone. Sticky, except in a window as low as at a zoom of 400 %. */
export function Header({ brand, currentPath, sections, cityLine }: HeaderProps) {
  return (
    <header
      data-static=""
      className="on-dark sticky print:static low:static top-0 z-20 border-b border-line-on-dark bg-ink"
    >
      <div className="wrap flex min-h-18 flex-wrap items-center py-2 gap-[min(0.75rem,3vw)] lg:gap-8">
        <div
          className={clsx(
            // It is narrowed, a long name to two lines, before the phone number takes a row of its own.
            'flex flex-1 flex-wrap items-center gap-x-5 lg:gap-x-8',
            // One above the other, so that the links have room.
            isLongName(brand) && 'lg:max-xl:block',
          )}
        >
          <a href="/" aria-current={currentPath === '/' ? 'page' : undefined} className="flex min-h-11 items-center">
            <Logo brand={brand} />
          </a>
          <div
            className={clsx(
              'hidden text-label leading-snug whitespace-nowrap text-mute-on-dark',
              !isLongName(brand) && 'min-[46rem]:block',
              isLongName(brand) && !fillsHeader(brand) && 'min-[50rem]:block lg:max-xl:flex lg:max-xl:gap-2.5',
            )}
          >
            <p>{tagline}</p>
            {cityLine && <p className="text-white">{cityLine}</p>}
          </div>
        </div>
        <nav aria-label="Sections" className="no-print hidden gap-2 text-small lg:flex">
          {navigation.map(({ id, label }) => (
            <a
              key={id}
              href={sectionLink(id, sections)}
              className="flex min-h-11 items-center px-2 text-strong-on-dark hover:text-white hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink
          href={callLink}
          size="small"
          className="shrink-0 print:px-0 max-md:px-[min(1rem,3.7vw)] max-md:text-[min(0.9375rem,4.4vw)]"
        >
          <Icon name="phone" size={18} className="max-[22.5rem]:hidden" />
          {phone.display}
        </ButtonLink>
      </div>
    </header>
  );
}
