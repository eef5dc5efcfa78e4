import { IndexingToolButton } from '@/components/indexing-tool/indexing-tool-button';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { CallBanner } from '@/components/sections/call-banner';
import { CityIntro } from '@/components/sections/city-intro';
import { FaqSection } from '@/components/sections/faq';
import { PassageSection } from '@/components/sections/guide';
import { Hero } from '@/components/sections/hero';
import { PointColumns, PointList } from '@/components/sections/points';
import { PriceList } from '@/components/sections/price-list';
import { QuoteSection } from '@/components/sections/quote';
import { ReviewsSection } from '@/components/sections/reviews';
import { TrustStrip } from '@/components/sections/trust-strip';
import { type Brand, isLongName } from '@/content/brands/types';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import { callBanner, cityWords, hero, reviewsSection, trustPoints } from '@/content/home';
import { indexingUrls } from '@/content/indexing-urls';
import { packages } from '@/content/packages';
import { type CityPage, faqsOf } from '@/content/pages';
import { landingLinks, nearbyLinks } from '@/content/related-links';
import { reviewsNear } from '@/content/reviews';

/**
 * A town: its neighbourhoods, reviews, prices, why choose us, what cars go through there; then what every page shares.
 */
export function CityTemplate({ brand, page }: { brand: Brand; page: CityPage }) {
  const { city } = page;
  return (
    <PageFrame brand={brand} currentPath={page.path} sections={['services']}>
      <Hero brand={brand} heading={hero.heading} lines={[hero.serving(city.name)]} size="city">
        <Breadcrumb trail={breadcrumbTrail(page)} />
      </Hero>
      <TrustStrip points={trustPoints} />
      <CityIntro city={city} nearby={nearbyLinks(city)} landings={landingLinks(city)} />
      <ReviewsSection heading={reviewsSection.heading} reviews={reviewsNear(city)} tone="mist" />
      <PriceList packages={packages} />
      <PointList
        heading={cityWords.reasonsHeading(city.name, brand.name)}
        headingSize={isLongName(brand) ? 'long' : 'full'}
        points={city.reasons}
      />
      <PointColumns heading={city.conditions.heading} points={city.conditions.points} backdrop={brand.detailPicture} />
      <PassageSection passage={city.parking} />
      <FaqSection heading={cityWords.faqHeading(city.name)} faqs={faqsOf(page)} />
      <QuoteSection brandName={brand.name} />
      <CallBanner heading={callBanner.heading} />
      {city.showsIndexingTool && <IndexingToolButton variant="visible" urls={indexingUrls} />}
    </PageFrame>
  );
}
