import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { Brand } from '@/content/brands/types';
import { callLink } from '@/content/business';
import { hero } from '@/content/home';
import { pictures } from '@/content/pictures';

type HeroProps = {
  brand: Brand;
  heading: string;
  /** 'Serving Duncan', and on a landing page what is offered there before it, each on its own line. */
  lines: ReadonlyArray<string>;
  /** Town and landing pages have a shorter hero; the landings' longer headings are smaller. */
  size: 'home' | 'city' | 'landing';
  /** Shown above the eyebrow: the breadcrumb. */
  children?: React.ReactNode;
};

/** The first screen: the car, one h1, the call button. */
export function Hero({ brand, heading, lines, size, children }: HeroProps) {
  return (
    <HeroFrame brand={brand} size={size} priority>
      {children}
      <p className="flex items-center gap-2.5 text-label leading-tight font-semibold tracking-[0.02em] text-white before:w-7 max-[22.5rem]:text-xs max-[22.5rem]:tracking-normal before:slant before:border-t-[3px] before:border-accent">
        {hero.mobile}
      </p>
      <h1
        className={clsx(
          // Not narrower than its longest word, also where a visitor spaces letters out and the screen has room for it.
          'mt-4 mb-4.5 sm:min-w-min sm:max-md:max-w-[12.4em] sm:max-md:text-[clamp(2.8rem,7vw,3.6rem)]',
          headingClasses[size],
          'flat:my-2 flat:max-w-[18em] flat:text-[2rem]',
        )}
      >
        <NoBreak text={heading} />
      </h1>
      <p className="text-[max(1.0625rem,min(1.25rem,5.5vw))] text-strong-on-dark flat:leading-snug">
        {lines.map((line) => (
          // A heading of four lines brings these down to the headlight.
          <span
            key={line}
            className={clsx('block', size === 'landing' && 'md:max-[60rem]:max-w-[12em] flat:max-w-none')}
          >
            {line}{' '}
          </span>
        ))}
      </p>
      {/* One below the other where the car begins close to the words, so that no button lies on it. */}
      <div className="no-print mt-8 mb-9 flex flat:my-3 flex-wrap justify-start gap-3 max-[30rem]:*:w-full md:max-[68rem]:grid flat:flex">
        <ButtonLink href={callLink} variant={brand.heroButton}>
          <Icon name="phone" />
          {hero.callButton}
        </ButtonLink>
        <ButtonLink href="#quote" variant="outline" className="bg-night/60">
          {hero.quoteButton}
        </ButtonLink>
      </div>
      {hero.rating && (
        <p className="flex flex-wrap items-center gap-2.5 text-note text-white print:mt-3">
          <span aria-hidden="true" className="flex">
            <Stars count={Math.round(Number.parseFloat(hero.rating.figure))} />
          </span>
          <span>
            <b>{hero.rating.figure}</b> {hero.rating.words}
          </span>
        </p>
      )}
      {size !== 'home' && (
        <a
          href="#services"
          className="no-print link-underline mt-2 -mb-4 inline-flex min-h-11 items-center text-note text-white lg:hidden"
        >
          {hero.pricesLink}
        </a>
      )}
    </HeroFrame>
  );
}

type HeroFrameProps = Pick<HeroProps, 'brand' | 'size' | 'children'> & {
  /** True where the car should come before everything else. */
  priority?: boolean;
  className?: string;
};

/** The car with words beside it; on phones in portrait it is above them. */
export function HeroFrame({ brand, size, priority, className, children }: HeroFrameProps) {
  return (
    <div
      data-static=""
      className={clsx(
        // `clip`, since a scroll container would capture the words' view timeline.
        'on-dark light-sweep relative isolate overflow-clip bg-night',
        size === 'home'
          ? '[--hero-car:clamp(min(21rem,80vw),62vw,31rem)]'
          : '[--hero-car:clamp(min(18rem,80vw),62vw,31rem)] short:[--hero-car:min(14.5rem,72vw)]',
        'print:[--hero-car:5rem]',
        className,
      )}
    >
      <Picture
        name={brand.heroPicture}
        alt={pictures[brand.heroPicture].alt}
        sizes={size === 'landing' ? '(min-width: 64rem) 115vw, 100vw' : '100vw'}
        priority={priority}
        hasPhoneCrop
        className={clsx(
          'no-print forced-colors:invisible absolute inset-x-0 top-0 -z-20 h-(--hero-car) w-full object-cover beside:left-[max(0px,50vw-720px)] beside:h-full beside:w-[min(100%,50%+720px)] beside:object-[70%_50%]',
          // In windows wider than the picture its left edge would show.
          'min-[1440px]:[mask-image:linear-gradient(90deg,transparent,#000_10rem)]',
          // Closer, so that a landing page does not open like its town's.
          size === 'landing' && 'lg:origin-[30%_50%] lg:[scale:1.15]',
        )}
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div
        className={clsx(
          'hero-timeline wrap pt-[calc(var(--hero-car)-3.5rem)]',
          size === 'home'
            ? 'pb-12 md:pt-[clamp(4.5rem,10vw,8.5rem)] md:pb-18'
            : 'pb-10 md:pt-[clamp(2.5rem,4.5vw,4rem)] md:pb-14',
          'flat:py-6',
        )}
      >
        {children}
      </div>
    </div>
  );
}

// On phones a landing page's size keeps "Car Detailing in" on one line; on wide screens its words are in two to four
// lines, clear of the car beside them.
const headingClasses = {
  home: 'max-w-headline text-h1 max-sm:text-[clamp(min(2.6rem,12vw),10.6vw,3.4rem)]',
  city: 'max-w-headline text-h1-short max-sm:text-[clamp(min(2.3rem,11vw),8.6vw,2.8rem)]',
  landing:
    'max-w-[9.7em] text-[clamp(max(1.25rem,min(2.3rem,9.4vw)),8.6vw,2.8rem)] md:max-w-[9.2em] md:text-[clamp(2.4rem,4.6vw,3.95rem)] min-[115rem]:max-w-[9.8em]',
} satisfies Record<HeroProps['size'], string>;
