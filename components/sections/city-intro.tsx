import { Section, Split } from '@/components/layout/section';
import { NoBreak } from '@/components/ui/no-break';
import { cityWords } from '@/content/home';
import type { PageLink } from '@/content/related-links';
import type { City } from '@/content/types';
import { AreaList } from './area-list';
import { LinkRow } from './link-row';
import { Paragraph } from './paragraph';

type CityIntroProps = {
  city: City;
  /** The nearest other towns. */
  nearby: ReadonlyArray<PageLink>;
  /** The landing pages of this town. */
  landings: ReadonlyArray<PageLink>;
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
