import type { PageLink } from '@/content/related-links';

/** Links to other pages under a small heading; nothing where there are none. */
export function LinkRow({ heading, links }: { heading: string; links: ReadonlyArray<PageLink> }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 mb-1 text-h3-small">{heading}</h3>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ text, path }) => (
          <li key={path}>
            <a
              href={path}
              className="link-underline inline-flex min-h-11 items-center font-semibold text-accent-on-light"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
