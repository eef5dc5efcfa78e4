import { coast } from '@/content/coast';
import { placeLabels } from './place-labels';

type MapTown = { slug: string; name: string; latitude: number; longitude: number };

const fontSize = 19;
const dotRadius = 6;

/** The coast with every town as a link: drawn on the server, no tiles, no script. */
export function ServiceMap({ towns, label }: { towns: ReadonlyArray<MapTown>; label: string }) {
  const onMap = towns
    .map((town) => ({ ...town, ...project(town) }))
    .filter(({ x, y }) => x >= 0 && x <= coast.width && y >= 0 && y <= coast.height);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links inside an SVG has no element of its own.
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${coast.width} ${coast.height}`}
      className="no-print h-auto w-full"
    >
      <path
        d={coast.path}
        className="fill-[#1a2027] stroke-[#3a4550] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="1"
      />
      {placeLabels(onMap, { ...coast, fontSize, dotRadius }).map(({ slug, name, x, y, label: place }) => (
        <a key={slug} href={`/${slug}`} className="group">
          <circle cx={round(x)} cy={round(y)} r="24" fill="transparent" />
          <circle cx={round(x)} cy={round(y)} r="11" className="fill-accent/22" />
          <circle cx={round(x)} cy={round(y)} r={dotRadius} className="fill-accent-on-dark" />
          <text
            x={round(place.x)}
            y={round(place.y)}
            textAnchor={place.anchor}
            fontSize={fontSize}
            className="fill-white font-semibold group-hover:underline forced-colors:fill-[CanvasText]"
          >
            {name}
          </text>
        </a>
      ))}
    </svg>
  );
}

/** A town's place on the map, in units of its viewBox. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: (longitude - coast.west) * coast.k * coast.scale, y: (coast.north - latitude) * coast.scale };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
