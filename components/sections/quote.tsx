import clsx from 'clsx';
import { IslandBoundary } from '@/components/layout/island-boundary';
import { Section } from '@/components/layout/section';
import { QuoteForm } from '@/components/quote-form/quote-form';
import { NoBreak } from '@/components/ui/no-break';
import { callLink, email, hours, phone } from '@/content/business';
import { quoteSection } from '@/content/home';
import { emailSettings } from '@/content/settings';

/**
 * One panel: the form on its white side, the steps and the phone on the dark one. Narrow screens have the form right
 * below the heading, because that is what visitors jump to; on wide ones both dark parts make one column beside it.
 */
export function QuoteSection({ brandName }: { brandName: string }) {
  return (
    <Section id="quote" tone="mist" holdsIsland className="quote-timeline no-print">
      <div className="wrap">
        <div className="grid overflow-hidden rounded-panel lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <div data-static="" className={clsx(darkClass, 'lg:pb-0')}>
            <h2 className="text-[clamp(max(1.1rem,min(1.9rem,8.6vw)),3.2vw,2.7rem)]">{quoteSection.heading}</h2>
            <p className="mt-5 text-balance">{quoteSection.text}</p>
          </div>
          <div className="on-light bg-white p-panel lg:row-span-2">
            <IslandBoundary name="quote-form">
              <QuoteForm
                brandName={brandName}
                phone={{
                  display: phone.display,
                  international: phone.international,
                  receivesTexts: phone.receivesTexts,
                }}
                emailAddress={email.address}
                settings={emailSettings}
              />
            </IslandBoundary>
          </div>
          <div data-static="" className={clsx(darkClass, 'flex flex-col lg:pt-8')}>
            <ol className="mb-8">
              {quoteSection.steps(phone.display).map((step, index) => (
                <li key={step} className="border-t border-line-on-dark py-5">
                  <div className="flex gap-4">
                    <span className="display min-w-3 leading-normal text-accent-on-dark">{index + 1}</span>
                    <span>
                      <NoBreak text={step} />
                    </span>
                  </div>
                </li>
              ))}
            </ol>
            <p className="mt-auto">
              {quoteSection.preferToTalk}{' '}
              <a
                href={callLink}
                className="display -mx-2 flex min-h-11 w-max max-w-full items-center px-2 text-[clamp(min(1.5rem,9.5vw),2.4vw,2rem)] text-white -outline-offset-3 hover:underline"
              >
                {phone.display}
              </a>
              <span className="text-small text-mute-on-dark">
                <NoBreak text={hours.words} />
              </span>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

const darkClass = 'on-dark bg-ink px-panel py-[clamp(2rem,4vw,3.5rem)]';
