import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { phone } from '@/content/business';
import { floatingCallLabel } from '@/content/home';

/** Always within a thumb's reach, and out of the way while the quote form is on screen. */
export function FloatingCallButton() {
  return (
    <ButtonLink
      href={`tel:${phone.international}`}
      className="yields-to-quote-form no-print !fixed right-5 bottom-5 z-10 !rounded-full text-base [box-shadow:0_8px_30px_#0006] focus-visible:[box-shadow:0_0_0_9px_var(--color-ink)]"
    >
      <Icon name="phone" />
      {floatingCallLabel}
    </ButtonLink>
  );
}
