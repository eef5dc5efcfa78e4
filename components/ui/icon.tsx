import clsx from 'clsx';

// Line icons on a 24 × 24 grid, from Lucide (ISC licence, and MIT for those it has from Feather), some in simpler forms.
// The star, the pin, pause and play are our own. Circles and lines are written as paths; an icon from elsewhere needs its
// licence in tools/licences/other-works.ts.
const paths = {
  phone: [
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  ],
  leaf: [
    'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20',
    'M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13',
  ],
  clock: ['M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0', 'M12 6v6l4 2'],
  shield: [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ],
  'badge-check': [
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
    'm16 9-5.5 5.5L8 12',
  ],
  star: ['m12 2.5 2.9 6 6.6 1-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-1z'],
  check: ['M20 6 9 17l-5-5'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  'arrow-left': ['m12 19-7-7 7-7', 'M19 12H5'],
  'arrow-right': ['M5 12h14', 'm12 5 7 7-7 7'],
  'chevron-down': ['m6 9 6 6 6-6'],
  'chevron-up': ['m18 15-6-6-6 6'],
  pause: ['M9 5v14', 'M15 5v14'],
  play: ['M7 5v14l12-7z'],
  copy: ['M8 8h12v12H8z', 'M4 16V4h12'],
  mail: [
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  ],
  pin: ['M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11', 'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0'],
  message: [
    'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
  ],
  external: ['M15 3h6v6', 'M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'],
  expand: ['M15 3h6v6', 'M9 21H3v-6', 'm21 3-7 7', 'm3 21 7-7'],
} satisfies Record<string, ReadonlyArray<string>>;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  /** As a Tailwind utility can be found only by its whole name, the sizes in use are listed below. */
  size?: keyof typeof sizeClasses;
  className?: string;
};

/** A decorative line icon: the words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(sizeClasses[size], className)}
    >
      {paths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

const sizeClasses = {
  16: 'icon-16',
  18: 'icon-18',
  20: 'icon-20',
  22: 'icon-22',
  26: 'icon-26',
  28: 'icon-28',
};
