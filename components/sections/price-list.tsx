import clsx from 'clsx';
import { Fragment } from 'react';
import { Section, Split } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { NoBreak } from '@/components/ui/no-break';
import { hero, priceList } from '@/content/home';
import { packageLines } from '@/content/package-lines';
import { amount, beforePrice, interiorAddOns } from '@/content/packages';
import type { Package } from '@/content/types';

type PriceListProps = {
  packages: ReadonlyArray<Package>;
  /** Every service offered, where the page shows them all. */
  services?: ReadonlyArray<string>;
};

/** Services and prices as a menu. */
export function PriceList({ packages, services = [] }: PriceListProps) {
  return (
    <Section id="services">
      <Split
        // Lines break between sentences where they can.
        heading={priceList.heading.split(/(?<=\.) /).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className="inline-block">{sentence}</span>
          </Fragment>
        ))}
        sticky
        text={priceList.text}
        aside={
          <>
            <h3 className="mt-8 border-t border-line pt-5 font-sans text-base font-bold tracking-normal">
              {priceList.addOnsHeading}
            </h3>
            <p>{interiorAddOns}</p>
            {services.length === 0 && priceList.alsoOffered && (
              <p className="mt-4 text-balance">{priceList.alsoOffered}</p>
            )}
            {/* Beside the prices; on phones the call button floats over them. */}
            <ButtonLink href="#quote" variant="plain" className="no-print mt-8 max-md:hidden">
              {hero.quoteButton}
            </ButtonLink>
          </>
        }
      >
        <ul className="ruled-list">
          {packages.map((item) => (
            <PackageRow key={item.name} {...item} />
          ))}
        </ul>
        {services.length > 0 && (
          <div className="mt-12">
            <h3 className="mb-4 text-h3-small">{priceList.allServicesHeading}</h3>
            <ul className="hairline-list grid two-columns-8 gap-x-5 border-line sm:gap-x-10">
              {services.map((service) => (
                <li key={service} className="py-2.5 last:odd:col-span-full">
                  {service}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Split>
    </Section>
  );
}

function PackageRow({ name, startsAtDollars, features, note, badge, highlighted }: Package) {
  return (
    <li className={clsx('py-6', highlighted && 'highlighted-row')}>
      <div className="flex flex-wrap gap-x-4 gap-y-2 md:gap-x-8">
        <div className="flex-1 basis-40">
          <div
            className={clsx(
              'text-h3-small text-balance md:text-[1.3rem] md:leading-[1.15]',
              // A badge is as high as such a line.
              badge ? 'leading-tight' : 'leading-[1.15]',
            )}
          >
            <h3 className="inline text-[length:inherit]">{name}</h3>
            {badge && (
              <>
                {enSpace}
                <span className="relative -top-px inline-block rounded border border-accent bg-accent px-2 py-1 align-middle text-xs leading-none font-bold text-white">
                  {badge}
                </span>
              </>
            )}
          </div>
          <ul className="dotted-list mt-1.5 text-note text-mute">
            {packageLines({ note, features }).map((line) => (
              <li key={line}>
                <NoBreak text={line} />
              </li>
            ))}
          </ul>
        </div>
        <p className="ml-auto text-right whitespace-nowrap">
          <small className="block text-label text-mute">{`${beforePrice} `}</small>
          <b className="display text-[min(1.5rem,8vw)] leading-none text-ink md:text-[1.9rem]">
            {amount(startsAtDollars)}
          </b>
        </p>
      </div>
    </li>
  );
}

/** Before a badge; disappears where the badge begins a line. */
const enSpace = '\u2002';
