import { Icon } from '@/components/ui/icon';
import type { TrustPoint } from '@/content/home';

/** Four facts under the hero, with hairlines between. */
export function TrustStrip({ points }: { points: ReadonlyArray<TrustPoint> }) {
  return (
    <div data-static="" className="on-dark border-t border-line-on-dark bg-ink">
      <ul className="wrap grid grid-cols-2 lg:grid-cols-4">
        {points.map(({ icon, title, description }) => (
          <li
            key={title}
            className="flex items-start gap-3 border-line-on-dark py-5.5 pr-3 text-[0.9688rem] leading-snug text-[#dfe5ea] even:border-l even:pl-5 nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-5 lg:nth-[n+3]:border-t-0"
          >
            <Icon name={icon} size={22} className="mt-px flex-none text-accent-on-dark" />
            <p className="min-w-0 wrap-anywhere">
              {title}
              <span className="mt-1 block text-[0.875rem] text-mute-on-dark">{description}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
