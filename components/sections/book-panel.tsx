import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NoBreak } from '@/components/ui/no-break';
import { callLink } from '@/content/business';
import type { CarLanding } from '@/content/types';
import { AreaList } from './area-list';

/** The 'Book' panel with its call link, beside the areas. */
export function BookPanel({ book, areas }: Pick<CarLanding, 'book' | 'areas'>) {
  return (
    <Section tone="mist">
      <div className="wrap grid gap-columns md:grid-cols-[7fr_5fr]">
        <div>
          <h2>{areas.heading}</h2>
          <div className="mt-8">
            <AreaList names={areas.names} />
          </div>
          <p className="mt-5 max-w-measure">
            <NoBreak text={areas.note} />
          </p>
        </div>
        <div className="book-timeline on-dark self-start rounded-panel bg-ink p-[clamp(min(1.75rem,7.2vw),3vw,2.75rem)]">
          <h2 className="text-h2-small">{book.heading}</h2>
          <p className="mt-4">
            <NoBreak text={book.text} />
          </p>
          <ButtonLink href={callLink} className="no-print mt-6 w-full sm:max-md:w-auto">
            <Icon name="phone" />
            {book.button}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
