import type { Brand } from '@/content/brands/types';
import type { CityPage, LandingPage } from '@/content/pages';
import { AutoTemplate } from './auto-template';
import { CarTemplate } from './car-template';
import { CityTemplate } from './city-template';
import { NearMeTemplate } from './near-me-template';

/** The template of each kind of page that app/[slug] serves. */
export function SlugTemplate({ brand, page }: { brand: Brand; page: CityPage | LandingPage }): React.ReactElement {
  switch (page.kind) {
    case 'city':
      return <CityTemplate brand={brand} page={page} />;
    case 'car':
      return <CarTemplate brand={brand} page={page} />;
    case 'auto':
      return <AutoTemplate brand={brand} page={page} />;
    case 'near-me':
      return <NearMeTemplate brand={brand} page={page} />;
  }
}
