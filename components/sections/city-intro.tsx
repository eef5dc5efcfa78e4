import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import { cityWords } from '@/content/home';
import type { City } from '@/content/types';
import { AreaList } from './area-list';
import { Paragraph } from './passage';

type CityIntroProps = { city: City; nearby: ReadonlyArray<{ name: string; path: string }> };

/** What the service is in this town, where exactly, and why drivers here choose it. */
export function CityIntro({ city, nearby }: CityIntroProps) {
  return (
    <Section>
      <Split heading={cityWords.introHeading(city.name)} aside={<p className="mt-5 text-mute">{city.region}</p>}>
        <p className="text-lead text-ink">
          <NoBreak text={city.description} />
        </p>
        <h3 className="mt-10 mb-3 text-h3-small">{city.areasHeading}</h3>
        <AreaList names={city.areas} />
        <h3 className="mt-10 mb-3 text-h3-small">{cityWords.whyUsHeading}</h3>
        {city.intro.map((text) => (
          <Paragraph key={text} text={text} />
        ))}
        {nearby.length > 0 && <Nearby cities={nearby} />}
      </Split>
    </Section>
  );
}

function Nearby({ cities }: { cities: CityIntroProps['nearby'] }) {
  return (
    <>
      <h3 className="mt-10 mb-1 text-h3-small">{cityWords.nearbyHeading}</h3>
      <ul className="flex flex-wrap gap-x-6">
        {cities.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="link-underline inline-flex min-h-11 items-center font-semibold text-accent-on-light"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
