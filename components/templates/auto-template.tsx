import { PageFrame } from '@/components/layout/page-frame';
import { Badges } from '@/components/sections/badges';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { CallBanner } from '@/components/sections/call-banner';
import { CareList } from '@/components/sections/care-list';
import { Coverage } from '@/components/sections/coverage';
import { FaqSection } from '@/components/sections/faq';
import { GuideSection } from '@/components/sections/guide';
import { Hero } from '@/components/sections/hero';
import { Lead } from '@/components/sections/lead';
import { PriceList } from '@/components/sections/price-list';
import { QuoteSection } from '@/components/sections/quote';
import { ReviewsSection } from '@/components/sections/reviews';
import type { Brand } from '@/content/brands/types';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import { cityWords, hero, landingWords, reviewsSection } from '@/content/home';
import { packages } from '@/content/packages';
import type { AutoPage } from '@/content/pages';
import { relatedLinks } from '@/content/related-links';
import { reviewsNear } from '@/content/reviews';

/**
 * 'Auto detailing {town}': badges, the Complete Auto Care list, coverage, a call to action; then what every page
 * shares.
 */
export function AutoTemplate({ brand, page }: { brand: Brand; page: AutoPage }) {
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
      <Badges badges={landing.badges} />
      <Lead heading={landingWords.leadHeading} lead={landing.lead} />
      <CareList {...landing.care} />
      <Coverage {...landing.coverage} />
      <CallBanner {...landing.callToAction} />
      <PriceList packages={packages} />
      <GuideSection guide={landing.guide} backdrop={landing.backdrop ?? brand.detailPicture} />
      <ReviewsSection heading={reviewsSection.heading} reviews={reviewsNear(city)} />
      <FaqSection
        heading={landingWords.cityFaqHeading(city.name)}
        faqs={landing.faqs}
        related={{ heading: cityWords.landingsHeading(city.name), links: relatedLinks(page) }}
      />
      <QuoteSection brandName={brand.name} />
    </PageFrame>
  );
}
