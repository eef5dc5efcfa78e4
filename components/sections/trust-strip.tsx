import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import type { TrustPoint } from '@/content/home';

/** Four facts under the hero, with hairlines between. */
export function TrustStrip({ points }: { points: ReadonlyArray<TrustPoint> }) {
  return (
    <div data-static="" className="trust-timeline on-dark border-t border-line-on-dark bg-ink">
      <ul className="hairline-cells wrap -mt-0.5 grid two-columns-10 xl:grid-cols-4">
        {points.map(({ icon, title, description }) => (
          <li key={title} className="py-5.5 pr-3 max-sm:even:pr-0 text-note leading-snug text-strong-on-dark">
            <div className="flex items-start gap-2.5">
              <Icon name={icon} size={22} className="mt-px text-accent-on-dark" />
              <p className="min-w-0 text-balance">
                <span>
                  <NoBreak text={title} />
                </span>{' '}
                <span className="mt-1 block text-fine text-mute-on-dark">{description}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
