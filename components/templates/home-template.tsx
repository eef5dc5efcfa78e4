import { IndexingToolButton } from '@/components/indexing-tool/indexing-tool-button';
import { PageFrame } from '@/components/layout/page-frame';
import { About } from '@/components/sections/about';
import { CallBanner } from '@/components/sections/call-banner';
import { GallerySection } from '@/components/sections/gallery';
import { Hero } from '@/components/sections/hero';
import { PriceList } from '@/components/sections/price-list';
import { QuoteSection } from '@/components/sections/quote';
import { ReviewsSection } from '@/components/sections/reviews';
import { ServiceArea } from '@/components/sections/service-area';
import { TrustStrip } from '@/components/sections/trust-strip';
import type { Brand } from '@/content/brands/types';
import { cityList } from '@/content/cities';
import { gallery, galleryHeading } from '@/content/gallery';
import { about, callBanner, hero, reviewsSection, stats, trustPoints } from '@/content/home';
import { indexingUrls } from '@/content/indexing-urls';
import { packages } from '@/content/packages';
import { reviews } from '@/content/reviews';
import { services } from '@/content/services';

/** The home page: services and prices, gallery, reviews, about us, the form, and the map of every town. */
export function HomeTemplate({ brand }: { brand: Brand }) {
  return (
    <PageFrame brand={brand} currentPath="/" sections={['services', 'gallery', 'about', 'areas']}>
      <Hero brand={brand} heading={hero.heading} lines={[hero.serving()]} size="home" />
      <TrustStrip points={trustPoints} />
      <PriceList packages={packages} services={services} />
      <GallerySection heading={galleryHeading} items={gallery} />
      <ReviewsSection heading={reviewsSection.heading} reviews={reviews} />
      <About words={about} stats={stats} />
      <QuoteSection brandName={brand.name} />
      <CallBanner heading={callBanner.heading} />
      <ServiceArea cities={cityList} />
      <IndexingToolButton variant="hidden" urls={indexingUrls} />
    </PageFrame>
  );
}
