import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import { cityWords } from '@/content/home';
import type { City } from '@/content/types';
import { AreaList } from './area-list';
import { Paragraph } from './paragraph';

type Links = ReadonlyArray<{ text: string; path: string }>;

type CityIntroProps = {
  city: City;
  /** The nearest other towns. */
  nearby: Links;
  /** The landing pages of this town. */
  landings: Links;
};

/** What the service is in this town, where exactly, and why drivers here choose it. */
export function CityIntro({ city, nearby, landings }: CityIntroProps) {
  return (
    <Section>
      <Split heading={cityWords.introHeading(city.name)} sticky aside={<p className="mt-5 text-mute">{city.region}</p>}>
        <p className="text-lead text-ink">
          <NoBreak text={city.description} />
        </p>
        <h3 className="mt-10 mb-3 text-h3-small">{city.areasHeading}</h3>
        <AreaList names={city.areas} />
        <h3 className="mt-10 mb-3 text-h3-small">{cityWords.introReasonsHeading}</h3>
        {city.intro.map((text) => (
          <Paragraph key={text} text={text} />
        ))}
        <LinkRow heading={cityWords.landingsHeading(city.name)} links={landings} />
        <LinkRow heading={cityWords.nearbyHeading} links={nearby} />
      </Split>
    </Section>
  );
}

/** Nothing where there are no links. */
function LinkRow({ heading, links }: { heading: string; links: Links }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 mb-1 text-h3-small">{heading}</h3>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ text, path }) => (
          <li key={path}>
            <a
              href={path}
              className="link-underline inline-flex min-h-11 items-center font-semibold text-accent-on-light"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
