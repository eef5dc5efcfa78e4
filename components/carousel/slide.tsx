type SlideProps = {
  /** '3 of 8'. */
  position: string;
  caption: string;
  /** The picture, inside a link to itself. */
  children: React.ReactNode;
};

/** One picture of a carousel with its caption. Dimmed while it is a neighbour of what is shown. */
export function Slide({ position, caption, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      data-slide
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="group/slide mr-2.5 two-up:mr-5 shrink-0 basis-(--slide) snap-start select-none"
    >
      <figure>
        <div className="transition-opacity group-data-aside/slide:opacity-45">{children}</div>
        <figcaption className="pt-3.5 text-note transition-opacity group-data-aside/slide:opacity-0">
          {caption}
        </figcaption>
      </figure>
    </div>
  );
}
