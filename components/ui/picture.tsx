import { findPicture, type Source } from './picture-manifest';

type PictureProps = {
  /** Name in content/pictures.ts. */
  name: string;
  alt: string;
  /** The width the picture is shown at, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Fetched before all other pictures; for the hero only. */
  priority?: boolean;
  /** Shows the picture's phone crop, which is made for the hero, on phones in portrait. */
  hasPhoneCrop?: boolean;
};

/**
 * A picture as AVIF, WebP and JPEG in the widths that tools/pictures/build-pictures.ts encoded, with its size reserved.
 * Server component: it reads the manifest at build and ships no script.
 * @throws when the picture has not been encoded.
 */
export function Picture({ name, alt, sizes, className, priority, hasPhoneCrop }: PictureProps) {
  const picture = findPicture(name);
  const phone = hasPhoneCrop ? findPicture(`${name}:phone`) : undefined;
  const fallback = lastOf(picture.sources);
  const middle = fallback.srcSet[Math.floor(fallback.srcSet.length / 2)] ?? lastOf(fallback.srcSet);
  return (
    <picture>
      {phone?.sources.map((source) => (
        <source
          key={`phone ${source.type}`}
          media={phoneMedia}
          type={source.type}
          srcSet={srcSet(source)}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      ))}
      {picture.sources.slice(0, -1).map((source) => (
        <source key={source.type} type={source.type} srcSet={srcSet(source)} sizes={sizes} />
      ))}
      <img
        src={`/pictures/${middle.file}`}
        srcSet={srcSet(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Where the car is above the words: narrower than the breakpoint md in app/globals.css, and not `flat` as there. */
const phoneMedia = '(max-width: 51.24rem) and (min-height: 30rem), (max-width: 51.24rem) and (orientation: portrait)';

/**
 * The address of a picture in its widest JPEG, for links that open it and for search engines. @throws when it has not been
 * encoded.
 */
export function picturePath(name: string) {
  return `/pictures/${lastOf(lastOf(findPicture(name).sources).srcSet).file}`;
}

function lastOf<Item>(items: ReadonlyArray<Item>): Item {
  const last = items.at(-1);
  if (last === undefined) throw new Error('A picture was encoded in no format. Run npm run pictures.');
  return last;
}

function srcSet({ srcSet }: Source) {
  return srcSet.map(({ file, width }) => `/pictures/${file} ${width}w`).join(', ');
}
