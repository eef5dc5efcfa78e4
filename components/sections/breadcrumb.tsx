import type { Crumb } from '@/content/breadcrumbs';

/** The way back: every step but the last is a link. Light text, for the dark top of a page. */
export function Breadcrumb({ trail }: { trail: ReadonlyArray<Crumb> }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-3 flat:mb-0">
      <ol className="flex flex-wrap items-center text-fine text-white/75">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index === trail.length - 1 ? (
              <span aria-current="page" className="py-3 text-white">
                {name}
              </span>
            ) : (
              <>
                <a
                  href={path}
                  className="-mx-2 inline-flex min-h-11 items-center px-2 hover:text-white hover:underline"
                >
                  {name}
                </a>
                <span aria-hidden="true" className="mx-2 text-white/50">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
