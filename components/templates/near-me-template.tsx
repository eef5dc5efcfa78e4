import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { CallBanner } from '@/components/sections/call-banner';
import { FaqSection } from '@/components/sections/faq';
import { GuideSection } from '@/components/sections/guide';
import { Hero } from '@/components/sections/hero';
import { Lead } from '@/components/sections/lead';
import { NearMeHub } from '@/components/sections/near-me-hub';
import { PointList } from '@/components/sections/points';
import { PriceList } from '@/components/sections/price-list';
import { QuoteSection } from '@/components/sections/quote';
import { ReviewsSection } from '@/components/sections/reviews';
import { TrustStrip } from '@/components/sections/trust-strip';
import type { Brand } from '@/content/brands/types';
import { breadcrumbTrail } from '@/content/breadcrumbs';
import { cityList } from '@/content/cities';
import { callBanner, hero, landingWords, reviewsSection, trustPoints } from '@/content/home';
import { packages } from '@/content/packages';
import type { NearMePage } from '@/content/pages';
import { relatedLinks } from '@/content/related-links';
import { reviews } from '@/content/reviews';

/** 'Detailing near me': the answer first, then the hub of towns; then what every page shares. */
export function NearMeTemplate({ brand, page }: { brand: Brand; page: NearMePage }) {
  const { landing } = page;
  return (
    <PageFrame brand={brand} currentPath={page.path} sections={['services', 'areas']}>
      <Hero brand={brand} heading={landing.heading} lines={[hero.heading, hero.serving()]} size="landing">
        <Breadcrumb trail={breadcrumbTrail(page)} />
      </Hero>
      <TrustStrip points={trustPoints} />
      <Lead heading={landingWords.nearMeHeading} lead={landing.lead} />
      <NearMeHub {...landing.hub} cities={cityList} />
      {landing.guides.map((guide, index) => (
        <GuideSection
          key={guide.heading}
          guide={guide}
          backdrop={index === landing.guides.length - 1 ? (landing.backdrop ?? brand.detailPicture) : undefined}
        />
      ))}
      <PointList heading={landing.checklist.heading} points={landing.checklist.points} />
      <PriceList packages={packages} />
      <ReviewsSection heading={reviewsSection.heading} reviews={reviews} />
      <FaqSection
        heading={landingWords.faqHeading}
        faqs={landing.faqs}
        related={{ heading: landingWords.relatedHeading, links: relatedLinks(page) }}
      />
      <QuoteSection brandName={brand.name} />
      <CallBanner heading={callBanner.heading} />
    </PageFrame>
  );
}
