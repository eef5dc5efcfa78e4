import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import type { PictureName } from '@/content/pictures';
import type { CarLanding } from '@/content/types';

type WhyChoosePanelProps = CarLanding['whyChoose'] & { backdrop: PictureName };

/** The 'Why Choose' panel: three reasons side by side on a dark background. */
export function WhyChoosePanel({ heading, points: [first, second, third], backdrop }: WhyChoosePanelProps) {
  const points = [
    { ...first, icon: 'clock' },
    { ...second, icon: 'shield' },
    { ...third, icon: 'pin' },
  ] as const;
  return (
    <Section backdrop={backdrop}>
      <div className="wrap">
        <h2 className="max-w-[16em]">{heading}</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {points.map(({ title, text, icon }) => (
            <li key={title} className="border-t border-white/25 pt-5">
              <Icon name={icon} size={26} className="text-accent-on-dark" />
              <h3 className="mt-3">{title}</h3>
              <p className="mt-2 text-note">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
