/** A row of filled stars with its rating as text for those who don't see it. */
export function Stars({ count }: { count: number }) {
  return (
    <svg
      role="img"
      aria-label={`${count} out of 5 stars`}
      width={count * 18}
      height="16"
      viewBox={`0 0 ${count * 22} 20`}
      className="fill-star"
    >
      {Array.from({ length: count }, (_, index) => index * 22).map((x) => (
        <use key={x} href="#star" x={x} />
      ))}
    </svg>
  );
}

/** The one drawing that every star on the page refers to; the page frame holds it. */
export function StarSymbol() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="star" viewBox="0 0 20 20" width="20" height="20">
        <path d="M10 1.3l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L10 15.2l-5.4 2.9 1.1-6.1L1.2 7.7l6.1-.8z" />
      </symbol>
    </svg>
  );
}
