import { PageFrame } from '@/components/layout/page-frame';
import { BookPanel } from '@/components/sections/book-panel';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { CallBanner } from '@/components/sections/call-banner';
import { FaqSection } from '@/components/sections/faq';
import { GuideSection } from '@/components/sections/guide';
import { Hero } from '@/components/sections/hero';
import { Lead } from '@/components/sections/lead';
import { PointColumns } from '@/components/sections/points';
import { PriceList } from '@/components/sections/price-list';
import { QuoteSection } from '@/components/sections/quote';
import { ReviewsSection } from '@/components/sections/reviews';
import { TrustStrip } from '@/components/sections/trust-strip';
import type { Brand } from '@/content/brands/types';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import { callBanner, cityWords, hero, landingWords, reviewsSection, trustPoints } from '@/content/home';
import { packages } from '@/content/packages';
import type { CarPage } from '@/content/pages';
import { relatedLinks } from '@/content/related-links';
import { reviewsNear } from '@/content/reviews';

/** 'Car detailing {town}': selling points, why choose us, four services, booking; then what every page shares. */
export function CarTemplate({ brand, page }: { brand: Brand; page: CarPage }) {
  const { city, landing } = page;
  return (
    <PageFrame
      brand={brand}
      currentPath={page.path}
      sections={['services']}
      cityLine={landingWords.headerLine(city.name)}
    >
      <Hero brand={brand} heading={landing.heading} lines={[hero.heading, hero.serving(city.name)]} size="landing">
        <Breadcrumb trail={breadcrumbTrail(page)} />
      </Hero>
      <TrustStrip points={trustPoints} />
      <Lead heading={landing.sellingPoints.heading} lead={landing.lead} points={landing.sellingPoints.points} />
      <PointColumns
        {...landing.whyChoose}
        icons={['clock', 'shield', 'pin']}
        backdrop={landing.backdrop ?? brand.detailPicture}
      />
      <PointColumns {...landing.services} />
      <BookPanel book={landing.book} areas={landing.areas} />
      <GuideSection guide={landing.guide} />
      <ReviewsSection tone="mist" heading={reviewsSection.heading} reviews={reviewsNear(city)} />
      <PriceList packages={packages} />
      <FaqSection
        heading={landingWords.cityFaqHeading(city.name)}
        faqs={landing.faqs}
        related={{ heading: cityWords.landingsHeading(city.name), links: relatedLinks(page) }}
      />
      <QuoteSection brandName={brand.name} />
      <CallBanner heading={callBanner.heading} />
    </PageFrame>
  );
}
