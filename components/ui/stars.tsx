const maxStars = 5;
/** From the tip of one star around its outline; the next is 22 to the right. */
const star = 'm22 0l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9-5.4 2.9 1.1-6.1-4.5-4.3 6.1-.8z';

/** A row of filled stars, darker on a light ground, with its rating as text for screen readers. */
export function Stars({ count }: { count: number }) {
  return (
    <svg
      role="img"
      aria-label={`${count} out of ${maxStars} stars`}
      viewBox={`0 0 ${count * 22} 20`}
      className="h-4 self-start fill-star-on-light in-[.on-dark]:fill-star"
    >
      <use href="#stars" />
    </svg>
  );
}

/** The shared five-star path. Each Stars row shows it with <use>, clipped to its count; PageFrame renders it once. */
export function StarSprite() {
  return (
    <svg data-static="" aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <path id="stars" d={`M-12 1.3${star.repeat(maxStars)}`} />
      </defs>
    </svg>
  );
}
