import { Section, Split } from '@/components/layout/section';
import { Icon } from '@/components/ui/icon';
import { hubLinkText } from '@/content/home';
import { pagePath } from '@/content/page-path';
import type { City } from '@/content/types';

type NearMeHubProps = { heading: string; text: string; cities: ReadonlyArray<City> };

/** One link to every town's page. */
export function NearMeHub({ heading, text, cities }: NearMeHubProps) {
  return (
    <Section id="areas" tone="ink">
      <Split heading={heading} text={text}>
        <ul className="hairline-list grid gap-x-10 border-line-on-dark sm:max-md:grid-cols-2 lg:grid-cols-2">
          {cities.map(({ slug, name }) => (
            <li key={slug} className="last:odd:col-span-full">
              <a
                href={pagePath(slug)}
                className="flex min-h-13 items-center justify-between gap-3 font-display font-link text-white hover:underline"
              >
                {hubLinkText(name)}
                <Icon name="arrow-right" size={18} className="text-accent-on-dark" />
              </a>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
