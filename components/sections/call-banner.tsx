import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import { callLink, hours, phone } from '@/content/business';
import { callBanner } from '@/content/home';

type CallBannerProps = { heading: string; text?: string; button?: string };

/** One line and the number, on the accent, with two slanted bars behind. */
export function CallBanner({ heading, text = hours.words, button }: CallBannerProps) {
  return (
    <section
      data-static=""
      className="call-banner-timeline on-dark no-print relative isolate overflow-clip bg-accent py-[clamp(3rem,6vw,4.5rem)] text-white"
    >
      <div aria-hidden="true" className="slant absolute -inset-y-1/5 right-[12vw] -z-10 w-[14vw] bg-white/8" />
      <div aria-hidden="true" className="slant absolute -inset-y-1/5 right-[6vw] -z-10 w-[4vw] bg-white/8" />
      <div className="wrap flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-[38rem] flex-1 basis-80">
          <h2 className="text-[clamp(max(1.1rem,min(1.8rem,9vw)),3.6vw,2.9rem)]">{heading}</h2>
          <p className="mt-3">
            <NoBreak text={text} />
          </p>
        </div>
        <a
          href={callLink}
          className="button-base sheen display max-w-full flex-wrap gap-3 bg-white px-[min(1.5rem,5vw)] py-4.5 text-[clamp(min(1.6rem,6.8vw),3vw,2.4rem)] leading-none text-ink hover:bg-mist"
        >
          <Icon name="phone" size={28} />
          <span className="text-left whitespace-nowrap">
            {button && (
              <span className="block font-sans text-base font-bold tracking-normal text-accent-on-light">
                {button}{' '}
              </span>
            )}
            {phone.display}
            {!button && <span className="sr-only"> {callBanner.button}</span>}
          </span>
        </a>
      </div>
    </section>
  );
}
