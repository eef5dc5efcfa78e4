import clsx from 'clsx';
import { NoBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import type { SectionId } from '@/content/navigation';
import type { PictureName } from '@/content/pictures';

export type SectionTone = keyof typeof toneClasses;

type SectionProps = Omit<React.ComponentProps<'section'>, 'id'> & {
  /** Where links lead: those of the menu, and those of the page itself. */
  id?: SectionId | 'quote';
  /** Two neighbours of one tone stand closer together; the form is mist. */
  tone?: SectionTone;
  /** A picture behind the words, which makes the section dark; so dim that they stay easy to read. Purely decorative. */
  backdrop?: PictureName;
  /** Sections are static, so that React does not hydrate them, except those that hold an island. */
  holdsIsland?: boolean;
};

/** A band of the page: its background and its space above and below. */
export function Section({ tone = 'paper', backdrop, holdsIsland, className, children, ...props }: SectionProps) {
  return (
    <section
      {...props}
      data-static={holdsIsland ? undefined : ''}
      className={clsx(
        toneClasses[backdrop ? 'ink' : tone],
        'section-room',
        backdrop && 'relative isolate overflow-clip sm:pt-backdrop',
        !holdsIsland && 'reveal',
        className,
      )}
    >
      {backdrop && (
        // Taller than the section, so that no edge shows while it moves; it fades where the words begin. On phones, where
        // the section is three screens of words, it ends behind the heading: stretched over them all it would be a blur.
        <div className="no-print forced-colors:invisible absolute inset-x-0 -inset-y-7 -z-10 max-md:bottom-auto max-md:h-[min(80vw+1.75rem,100%)] [mask-image:linear-gradient(#000_5%,transparent_50%)]">
          <Picture name={backdrop} alt="" sizes="100vw" className="size-full object-cover opacity-37" />
        </div>
      )}
      {children}
    </section>
  );
}

type SplitProps = {
  heading: React.ReactNode;
  /** 'small' for a few sentences, which a large one would drown out; 'long' for many words in the narrow column. */
  size?: keyof typeof headingClasses;
  /** Under the heading. */
  text?: string;
  /** Below that. */
  aside?: React.ReactNode;
  sticky?: boolean;
  children: React.ReactNode;
};

/** Heading on the left, content on the right; one below the other on phones. */
export function Split({ heading, size = 'full', text, aside, sticky, children }: SplitProps) {
  return (
    <div className="wrap grid gap-x-columns gap-y-7 md:grid-cols-[4fr_7fr]">
      <div className={sticky ? stickyClass : undefined}>
        <h2 className={headingClasses[size]}>{heading}</h2>
        {text && (
          <p className="mt-5">
            <NoBreak text={text} />
          </p>
        )}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}

// Only where all of it has room in the window: otherwise its end would be out of reach, for the focus as well.
const stickyClass = 'self-start md:[@media(min-height:46rem)]:sticky top-28';

const headingClasses = {
  full: undefined,
  long: 'md:text-long-heading',
  small: 'text-h2-small',
};

const toneClasses = {
  paper: 'bg-paper',
  mist: 'bg-mist',
  ink: 'on-dark bg-ink',
};
