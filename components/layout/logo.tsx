import clsx from 'clsx';
import { LogoPaths } from '@/components/ui/logo-paths';
import { type Brand, isLongName, logoSize } from '@/content/brands/types';

/** The brand's mark and name. The mark is decorative: the name beside it is the label. */
export function Logo({ brand }: { brand: Pick<Brand, 'logo' | 'name'> }) {
  return (
    <span
      translate="no"
      className={clsx(
        'display inline-flex items-center gap-2 text-balance text-white sm:gap-2.5 sm:text-[1.3rem]',
        // On phones a long name takes two lines beside the phone number.
        isLongName(brand) ? 'text-[min(1.0625rem,3.8vw)]' : 'text-[min(1.3rem,5.3vw)]',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${logoSize.width} ${logoSize.height}`}
        className="h-[min(1.5rem,7.5vw)] forced-colors:text-[CanvasText]"
      >
        <LogoPaths logo={brand.logo} accent="var(--color-accent)" white="currentColor" />
      </svg>
      {brand.name}
    </span>
  );
}
