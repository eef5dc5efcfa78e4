import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import type { AutoLanding } from '@/content/types';

/** Three badges under the hero of an auto detailing page. */
export function Badges({ badges: [first, second, third] }: Pick<AutoLanding, 'badges'>) {
  const badges = [
    { ...first, icon: 'shield' },
    { ...second, icon: 'star' },
    { ...third, icon: 'badge-check' },
  ] as const;
  return (
    <div data-static="" className="trust-timeline on-dark border-t border-line-on-dark bg-ink">
      <ul className="wrap grid md:grid-cols-3">
        {badges.map(({ title, text, icon }) => (
          <li
            key={title}
            className="border-line-on-dark py-6 not-first:border-t md:pr-4 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-6"
          >
            <div className="flex gap-4">
              <Icon name={icon} size={26} className="-mt-0.5 text-accent-on-dark" />
              <div className="min-w-0">
                <h2 className="text-[1.25rem]">{title}</h2>
                <p className="mt-1.5 text-note leading-normal">
                  <NoBreak text={text} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
