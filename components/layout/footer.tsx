import clsx from 'clsx';
import { NoBreak } from '@/components/ui/no-break';
import type { Brand } from '@/content/brands/types';
import { callLink, email, footerTagline, homeCity, homeProvince, hours, phone } from '@/content/business';
import { footerCities } from '@/content/city-lists';
import { privacy, terms } from '@/content/legal';
import { footerWords, type SectionId } from '@/content/navigation';
import { pagePath } from '@/content/page-path';
import { landingPages } from '@/content/pages';
import { footerServices } from '@/content/services';
import { FloatingCallButton } from './floating-call-button';
import { Logo } from './logo';
import { sectionLink } from './section-link';

type FooterProps = {
  brand: Brand;
  /** The page that the footer is on, marked where it is in a list. */
  currentPath?: string;
  /** The sections this page holds, as for the header. */
  sections: ReadonlyArray<SectionId>;
  withoutFloatingCall?: boolean;
};

/**
 * Who this is, how to reach it, where it works, the two short legal texts; and the floating call button, which belongs
 * in a landmark.
 */
export function Footer({ brand, currentPath, sections, withoutFloatingCall }: FooterProps) {
  return (
    <footer
      data-static=""
      className="on-dark border-t border-line-on-dark bg-ink pt-16 pb-28 text-small text-mute-on-dark xl:pb-8"
    >
      <div className="wrap">
        <div className={clsx('grid two-columns-9 gap-10 max-sm:gap-x-4 sm:grid-cols-3', columnsClass)}>
          <div className="max-lg:col-span-full">
            <Logo brand={brand} />
            <p className="mt-4">{footerTagline}</p>
            <p>{`${homeCity}, ${homeProvince}`}</p>
          </div>
          <div>
            <h2 className={headingClass}>{footerWords.services}</h2>
            <ul>
              {footerServices.map((service) => (
                <li key={service}>
                  <a href={sectionLink('services', sections)} className={linkClass}>
                    {service}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className={headingClass}>{footerWords.contact}</h2>
            <ul>
              <li>
                <a href={callLink} className={linkClass}>
                  {phone.display}
                </a>
              </li>
              <li className="wrap-anywhere">
                <a href={`mailto:${email.address}`} className={linkClass}>
                  {email.address}
                </a>
              </li>
              {brand.socialProfiles.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} className={linkClass}>
                    {name}
                  </a>
                </li>
              ))}
              <li className="py-2.5 leading-normal">
                <NoBreak text={hours.words} />
              </li>
            </ul>
          </div>
          {footerCities.length > 0 && (
            <nav aria-labelledby="footer-areas" className="max-sm:col-span-full">
              <h2 id="footer-areas" className={headingClass}>
                {footerWords.areas}
              </h2>
              <ul className="grid two-columns-5 gap-x-4">
                {footerCities.map(({ slug, name }) => (
                  <li key={slug}>
                    <FooterLink path={pagePath(slug)} currentPath={currentPath}>
                      {name}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {landingPages.length > 0 && (
          <nav
            aria-labelledby="footer-landings"
            className={clsx('mt-8 items-baseline lg:grid lg:gap-x-10', columnsClass)}
          >
            <h2 id="footer-landings" className={headingClass}>
              {footerWords.landings}
            </h2>
            <ul className="grid two-columns-11.5 gap-x-4 sm:grid-cols-3 sm:gap-x-10 lg:col-span-3 lg:grid-cols-subgrid">
              {landingPages.map(({ path, landing }) => (
                <li key={path}>
                  <FooterLink path={path} currentPath={currentPath}>
                    {landing.linkText}
                  </FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div
          className={clsx(
            'mt-10 grid gap-x-10 gap-y-6 border-t border-line-on-dark pt-8 text-fine md:grid-cols-2',
            columnsClass,
          )}
        >
          {[privacy, terms].map(({ id, heading, paragraphs }) => (
            <section key={id} id={id} className="lg:col-span-2">
              <h2 className={headingClass}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 max-w-measure">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 border-t border-line-on-dark pt-4">
          <p>
            {/* The loader keeps it current: see tools/export/loader/loader.ts. */}©{' '}
            <span data-year="">{new Date().getFullYear()}</span> {brand.name}
          </p>
          <p className="flex gap-6">
            {[privacy, terms].map(({ id, heading }) => (
              <a key={id} href={`#${id}`} className={linkClass}>
                {heading}
              </a>
            ))}
          </p>
        </div>
      </div>
      {!withoutFloatingCall && <FloatingCallButton />}
    </footer>
  );
}

type FooterLinkProps = { path: string; currentPath?: string; children: string };

function FooterLink({ path, currentPath, children }: FooterLinkProps) {
  return (
    <a href={path} aria-current={path === currentPath ? 'page' : undefined} className={linkClass}>
      {children}
    </a>
  );
}

const columnsClass = 'lg:grid-cols-[2.7fr_1.65fr_1.75fr_2.1fr]';
const headingClass = 'font-sans text-small font-bold tracking-normal text-white mb-2 leading-snug';
const linkClass = 'inline-flex min-h-11 items-center aria-[current]:text-white hover:text-white hover:underline';
