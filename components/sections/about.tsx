import { Section } from '@/components/layout/section';
import type { about, Stat } from '@/content/home';
import { Paragraph } from './paragraph';

type AboutProps = { words: typeof about; stats: ReadonlyArray<Stat> };

/** 'About Us': the story, the team's message, four figures. */
export function About({ words, stats }: AboutProps) {
  return (
    <Section id="about">
      <div className="wrap">
        <div className="grid items-start gap-columns md:grid-cols-2">
          <div>
            <h2>{words.heading}</h2>
            <p className="display mt-5 text-[min(1.375rem,8vw)] tracking-snug text-ink">{words.lead}</p>
            {words.paragraphs.map((text) => (
              <Paragraph key={text} text={text} />
            ))}
          </div>
          <figure className="relative pl-8 before:absolute before:inset-y-1 before:left-0 before:border-l-5 before:border-accent">
            <blockquote className="font-display text-[clamp(min(1.35rem,8vw),2.1vw,1.75rem)] leading-[1.35] font-semibold tracking-snug text-balance text-ink">
              “{words.message.text}”
            </blockquote>
            <figcaption className="mt-4 text-small font-semibold text-mute">{words.message.heading}</figcaption>
          </figure>
        </div>
        <ul className="mt-16 grid two-columns-8 border-t border-line md:max-lg:gap-x-columns lg:grid-cols-4">
          {stats.map(({ number, label }) => (
            <li key={label} className="pt-7 pr-5">
              <b className="display block text-[clamp(min(2rem,7.9vw),3.6vw,3.1rem)] leading-none tracking-[-0.03em] text-ink">
                {number}
              </b>{' '}
              <span className="mt-1.5 block text-small text-mute">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
