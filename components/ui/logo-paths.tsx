type LogoShape = { d: string; tone: 'accent' | 'white'; lineWidth?: number };
type LogoPathsProps = { logo: ReadonlyArray<LogoShape>; accent: string; white: string };

/** A brand's mark on the grid of `logoSize`, in colours of the place it is drawn in: the header, the icons, the cards. */
export function LogoPaths({ logo, accent, white }: LogoPathsProps) {
  return logo.map(({ d, tone, lineWidth }) => {
    const key = `${d} ${tone} ${lineWidth}`;
    const colour = tone === 'accent' ? accent : white;
    return lineWidth ? (
      <path key={key} d={d} fill="none" stroke={colour} strokeWidth={lineWidth} strokeLinecap="round" />
    ) : (
      <path key={key} d={d} fill={colour} />
    );
  });
}
