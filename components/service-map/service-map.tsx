import clsx from 'clsx';
import { byFooterOrder } from '@/content/city-lists';
import { coast, project } from '@/content/coast';
import { pagePath } from '@/content/page-path';
import type { City } from '@/content/types';
import { type LabelPosition, placeLabels, placeLabelsThatFit } from './place-labels';

type MapCity = Pick<City, 'slug' | 'name' | 'latitude' | 'longitude' | 'footerOrder'>;

const dotRadius = 6;
/** In the map's own units, like all lengths here. The room is such that two names in a line never read as one. */
export const smallLetters = { fontSize: 18, dotRadius, room: 10 };
/** 12 pixels on a phone 390 wide. With more towns not every name has room; the list beside the map has them all. */
export const largeLetters = { fontSize: 22.5, dotRadius, room: 6 };
/** The radius of a town's hit area: larger than its dot, and never closer to another town's dot than to its own. */
const reach = 24;

/**
 * The coast with every town as a link: rendered on the server, no tiles, no script. The list beside it names them all.
 * Every town is on the map: see assertCity.
 */
export function ServiceMap({ cities, label }: { cities: ReadonlyArray<MapCity>; label: string }) {
  // Only what is drawn: from an object with all of a town's fields, V8 reads a position eight times as slowly.
  const onMap = cities.map(({ slug, name, footerOrder, latitude, longitude }) => ({
    slug,
    name,
    footerOrder,
    ...project({ latitude, longitude }),
  }));
  const smallLabels = bySlug(placeLabels(onMap, { ...coast, ...smallLetters }));
  const largeLabels = bySlug(placeLabelsThatFit(onMap.toSorted(byFooterOrder), { ...coast, ...largeLetters }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links inside an SVG has no element of its own.
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${coast.width} ${coast.height}`}
      className="no-print w-full sm:max-w-[26rem] lg:max-w-none"
    >
      <path
        d={coast.path}
        className="fill-steel stroke-coast forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="1"
      />
      {onMap.map(({ slug, name, x, y }) => {
        const [smallPosition, largePosition] = [smallLabels.get(slug), largeLabels.get(slug)];
        return (
          <a key={slug} href={pagePath(slug)} aria-label={name} className="group">
            <circle
              cx={round(x)}
              cy={round(y)}
              r={round(Math.min(reach, halfwayToNext({ slug, x, y }, onMap)))}
              fill="transparent"
            />
            <circle cx={round(x)} cy={round(y)} r="11" className="pointer-events-none fill-accent opacity-22" />
            <circle cx={round(x)} cy={round(y)} r={dotRadius} className="fill-accent-on-dark group-hover:fill-white" />
            {smallPosition && (
              <Label name={name} position={smallPosition} size={smallLetters.fontSize} className="max-lg:hidden" />
            )}
            {largePosition && (
              <Label name={name} position={largePosition} size={largeLetters.fontSize} className="lg:hidden" />
            )}
          </a>
        );
      })}
    </svg>
  );
}

function bySlug(cities: ReadonlyArray<{ slug: string; label: LabelPosition }>) {
  return new Map(cities.map(({ slug, label }) => [slug, label]));
}

type LabelProps = { name: string; position: LabelPosition; size: number; className: string };

function Label({ name, position, size, className }: LabelProps) {
  return (
    <text
      x={round(position.x)}
      y={round(position.y)}
      textAnchor={position.anchor}
      fontSize={size}
      className={clsx('fill-white font-semibold group-hover:underline', className)}
    >
      {name}
    </text>
  );
}

function halfwayToNext(city: { slug: string; x: number; y: number }, cities: ReadonlyArray<typeof city>) {
  let least = Number.POSITIVE_INFINITY;
  for (const { slug, x, y } of cities) {
    if (slug !== city.slug) least = Math.min(least, (x - city.x) ** 2 + (y - city.y) ** 2);
  }
  return Math.sqrt(least) / 2;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
