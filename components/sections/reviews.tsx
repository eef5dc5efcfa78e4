import { IslandBoundary } from '@/components/layout/island-boundary';
import { Section, type SectionTone } from '@/components/layout/section';
import { Ticker } from '@/components/ticker/ticker';
import { Stars } from '@/components/ui/stars';
import { fewestToDrift } from '@/content/reviews';
import type { Review } from '@/content/types';

type ReviewsSectionProps = {
  heading: string;
  /** In the order they are shown. */
  reviews: ReadonlyArray<Review>;
  tone?: SectionTone;
};

/** What customers say: a card for each review. Where there are enough, they drift by, edge to edge. */
export function ReviewsSection({ heading, reviews, tone }: ReviewsSectionProps) {
  if (reviews.length === 0) return null;
  const drifts = reviews.length >= fewestToDrift;
  const cards = reviews.map((review, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and their words would be sent once more.
    <ReviewCard key={index} review={review} inIsland={drifts} />
  ));
  if (!drifts) {
    return (
      <Section tone={tone}>
        <div className="wrap">
          <h2 className="mb-10">{heading}</h2>
          <ul className="grid gap-5 *:w-auto sm:grid-cols-2 lg:grid-cols-3">{cards}</ul>
        </div>
      </Section>
    );
  }
  return (
    <Section tone={tone} holdsIsland>
      <IslandBoundary name="ticker">
        <Ticker label="Customer reviews" heading={<h2>{heading}</h2>}>
          {cards}
        </Ticker>
      </IslandBoundary>
    </Section>
  );
}

type ReviewCardProps = {
  review: Review;
  /** Of a section that is static already, no part is marked again. */
  inIsland: boolean;
};

function ReviewCard({ review: { name, location, review, date, stars }, inIsland }: ReviewCardProps) {
  return (
    <li data-static={inIsland ? '' : undefined} className="w-[min(380px,84vw)]">
      <figure className="flex h-full flex-col rounded border border-line bg-white p-6.5">
        <Stars count={stars} />
        <blockquote className="mt-3 grow text-lead leading-normal text-ink">{review}</blockquote>
        <figcaption className="mt-4 text-small text-mute">
          <b className="text-ink">{name}</b>
          {'\u00a0'}·{' '}
          <span className="inline-block">
            {location} · {date}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
