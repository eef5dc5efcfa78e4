import { BeforeAfter } from '@/components/carousel/before-after';
import { Carousel } from '@/components/carousel/carousel';
import { Slide } from '@/components/carousel/slide';
import { Tag } from '@/components/carousel/tag';
import { IslandBoundary } from '@/components/layout/island-boundary';
import { Section } from '@/components/layout/section';
import { Picture, picturePath } from '@/components/ui/picture';
import { PicturePlaceholder } from '@/components/ui/picture-placeholder';
import { type GalleryItem, pairTags } from '@/content/gallery';
import { type PictureName, pictures } from '@/content/pictures';

type GallerySectionProps = { heading: string; items: ReadonlyArray<GalleryItem> };

/** The work, picture by picture. Without JavaScript: a list to scroll, each picture a link to its large version. */
export function GallerySection({ heading, items }: GallerySectionProps) {
  return (
    <Section id="gallery" tone="ink" holdsIsland className="no-print relative z-1">
      <IslandBoundary name="carousel">
        <Carousel label={heading} heading={<h2>{heading}</h2>}>
          {items.map((item, index) => (
            <Slide key={item.id} position={`${index + 1} of ${items.length}`} caption={item.description}>
              <div className="relative isolate overflow-hidden rounded bg-steel forced-color-adjust-none">
                {(index < slidesAtFirst || index === items.length - 1) && (
                  <PicturePlaceholder name={item.pair?.after ?? item.image} />
                )}
                <SlidePicture item={item} />
              </div>
            </Slide>
          ))}
        </Carousel>
      </IslandBoundary>
    </Section>
  );
}

/** Two slides and the edge of a third are in view before the visitor moves the gallery; in its loop, also of the last. */
const slidesAtFirst = 3;

function SlidePicture({ item: { image, description, pair } }: { item: GalleryItem }) {
  const href = picturePath(image);
  if (!pair) {
    return (
      <LargePictureLink href={href}>
        <SlideImage name={image} />
      </LargePictureLink>
    );
  }
  return (
    // A tag fades before the divider comes so near that only a piece of it would be left.
    <BeforeAfter label={`Divider between before and after: ${description}`}>
      <LargePictureLink href={href}>
        <span className="absolute inset-0 z-1 [clip-path:inset(0_calc(100%-var(--divider))_0_0)]">
          <Tag className="left-3 opacity-[calc(20*var(--split,.5)-4)]">{pairTags.before}</Tag>{' '}
          <SlideImage name={pair.before} />
        </span>
        <span className="relative block">
          {' '}
          <Tag className="right-3 opacity-[calc(16-20*var(--split,.5))]">{pairTags.after}</Tag>{' '}
          <SlideImage name={pair.after} />
        </span>
      </LargePictureLink>
    </BeforeAfter>
  );
}

function LargePictureLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    // Chrome fetches lazy pictures from up to 3,000 pixels below the window on, and so all of these with the page. Until
    // the scripts are asked for, a screen before the gallery, they are kept from it; each link has its size without them.
    <a
      data-static=""
      href={href}
      className="relative block aspect-3/2 [content-visibility:auto] in-data-started:[content-visibility:visible] cursor-zoom-in hover-zoom overflow-hidden rounded picture-focus forced-color-adjust-none"
    >
      {children}
      <span className="sr-only">(view larger)</span>
    </a>
  );
}

function SlideImage({ name }: { name: PictureName }) {
  return (
    <Picture
      name={name}
      alt={pictures[name].alt}
      // A phone's slide is 90 % wide. A little less asks screens of 360 pixels for the file of 640, not for that of 828.
      sizes="(min-width: 48rem) min(570px, 46vw), (orientation: landscape) and (max-height: 29.99rem) min(570px, 46vw), 88vw"
      className="aspect-3/2 w-full object-cover"
    />
  );
}
