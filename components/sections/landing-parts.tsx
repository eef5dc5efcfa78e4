import { Section, Split } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import { phone } from '@/content/business';
import type { PictureName } from '@/content/pictures';
import type { AutoLanding, CarLanding, Point } from '@/content/types';
import { AreaList } from './area-list';
import { Paragraphs } from './passage';
import { PointText } from './points';

type LeadProps = { heading: string; lead: string; points?: ReadonlyArray<Point> };

/** The main section of a landing page: its heading, two or three sentences, and the local selling points. */
export function Lead({ heading, lead, points }: LeadProps) {
  return (
    <Section>
      <Split heading={heading}>
        <p className="max-w-[60ch] text-[1.2rem] text-ink">
          <NoBreak text={lead} />
        </p>
        {points && (
          <ul className="ruled-list mt-10">
            {points.map(({ title, text }) => (
              <li key={title} className="py-5.5">
                <PointText title={title} text={text} />
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Section>
  );
}

/** The 'Why Choose' panel: three reasons side by side on the dark ground. */
export function WhyChoosePanel({ heading, points, backdrop }: CarLanding['whyChoose'] & { backdrop: PictureName }) {
  return (
    <Section tone="ink" backdrop={backdrop}>
      <div className="wrap">
        <h2 className="max-w-[16em]">{heading}</h2>
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {points.map(({ title, text }, index) => (
            <li key={title} className="border-t border-white/25 pt-5">
              <Icon name={whyIcons[index] ?? 'check'} size={26} className="text-accent-on-dark" />
              <h3 className="mt-3">{title}</h3>
              <p className="mt-2 text-[0.9688rem]">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The 'Book' panel with its call link, beside the areas. */
export function BookPanel({ book, areas }: Pick<CarLanding, 'book' | 'areas'>) {
  return (
    <Section tone="mist">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[7fr_5fr]">
        <div>
          <h2>{areas.heading}</h2>
          <div className="mt-8">
            <AreaList names={areas.names} />
          </div>
          <p className="mt-5 max-w-[62ch]">
            <NoBreak text={areas.note} />
          </p>
        </div>
        <div className="on-dark self-start rounded-panel bg-ink p-[clamp(1.75rem,3vw,2.75rem)]">
          <h2 className="text-[clamp(1.6rem,2.4vw,2.1rem)]">{book.heading}</h2>
          <p className="mt-4">
            <NoBreak text={book.text} />
          </p>
          <ButtonLink href={`tel:${phone.international}`} className="no-print mt-6 w-full">
            <Icon name="phone" />
            {book.button}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** Three badges under the hero of an auto detailing page. */
export function Badges({ badges }: { badges: ReadonlyArray<Point> }) {
  return (
    <div data-static="" className="on-dark border-t border-line-on-dark bg-ink">
      <ul className="wrap grid md:grid-cols-3">
        {badges.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex gap-4 border-line-on-dark py-6 not-first:border-t md:pr-6 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-6"
          >
            <Icon name={badgeIcons[index] ?? 'check'} size={26} className="mt-0.5 flex-none text-accent-on-dark" />
            <div>
              <h2 className="text-[1.25rem]">{title}</h2>
              <p className="mt-1.5 text-[0.9688rem] leading-normal">
                <NoBreak text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The Complete Auto Care list in two columns. */
export function CareList({ heading, intro, items }: AutoLanding['care']) {
  return (
    <Section tone="mist">
      <Split
        heading={heading}
        aside={
          <p className="mt-5">
            <NoBreak text={intro} />
          </p>
        }
      >
        <ul className="grid gap-x-10 border-t-2 border-ink sm:grid-cols-2">
          {items.map(({ title, text }) => (
            <li key={title} className="border-b border-line py-5 last:odd:col-span-full">
              <PointText title={title} text={text} titleClass="text-[1.125rem]" />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

/** The coverage block of an auto detailing page. */
export function Coverage({ heading, text, names }: AutoLanding['coverage']) {
  return (
    <Section>
      <Split heading={heading}>
        <Paragraphs texts={[text]} />
        <div className="mt-8">
          <AreaList names={names} />
        </div>
      </Split>
    </Section>
  );
}

const whyIcons: ReadonlyArray<IconName> = ['clock', 'shield', 'check'];
const badgeIcons: ReadonlyArray<IconName> = ['shield', 'check', 'tick'];
