import type { Brand } from '@/content/brands';

/** The brand's mark and name. The mark is decorative: the name beside it is the label. */
export function Logo({ brand }: { brand: Pick<Brand, 'logo' | 'name'> }) {
  return (
    <span className="display inline-flex items-center gap-2.5 text-[1.2rem] leading-none text-white sm:text-[1.3rem]">
      <svg aria-hidden="true" width="34" height="24" viewBox="0 0 34 24" className="flex-none">
        {marks[brand.logo]}
      </svg>
      {brand.name}
    </span>
  );
}

const marks = {
  bars: (
    <>
      <path d="M10 1h14L14 23H0z" className="fill-accent" />
      <path d="M28 1h6L24 23h-6z" fill="#fff" />
    </>
  ),
  droplet: (
    <>
      <path d="M15 1C15 1 24 10.5 24 15.5A8.5 7.5 0 0 1 7 15.5C7 10.5 15 1 15 1Z" className="fill-accent" />
      <path d="M30 1h4L24 23h-4z" fill="#fff" />
      <path d="M11 15.5c0 2.4 1.6 4 4 4.4" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};
