import { Section } from '@/components/layout/section';
import { ServiceMap } from '@/components/service-map/service-map';
import { serviceArea } from '@/content/home';
import { pagePath } from '@/content/page-path';
import { type City, regions } from '@/content/types';

/** The map beside the towns grouped by region. */
export function ServiceArea({ cities }: { cities: ReadonlyArray<City> }) {
  return (
    <Section id="areas" tone="ink">
      <div className="wrap grid items-start gap-x-columns gap-y-8 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
        <ServiceMap cities={cities} label={serviceArea.mapLabel} />
        <div className="sm:row-span-2">
          <h2>{serviceArea.heading}</h2>
          <p className="mt-5">{serviceArea.text}</p>
          {/* Regions with one town stand side by side. */}
          <div className="grid two-columns-8 items-end gap-x-5">
            {regions.map((region) => {
              const listed = cities.filter((city) => city.region === region);
              return (
                listed.length > 0 && (
                  <div key={region} className={listed.length > 1 ? 'col-span-full' : undefined}>
                    <h3 className="mt-8 mb-1 font-sans text-fine font-bold tracking-normal text-mute-on-dark">
                      {region}
                    </h3>
                    <ul className="hairline-list grid two-columns-8 gap-x-5 border-line-on-dark">
                      {listed.map(({ slug, name }) => (
                        <li key={slug} className="last:odd:col-span-full">
                          <a
                            href={pagePath(slug)}
                            className="flex min-h-11 items-center font-display text-h3-small leading-[1.3] font-link tracking-snug text-white hover:underline"
                          >
                            {name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
          </div>
        </div>
        {serviceArea.alsoServed && <p>{serviceArea.alsoServed}</p>}
      </div>
    </Section>
  );
}
