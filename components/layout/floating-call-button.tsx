import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callLink } from '@/content/business';
import { floatingCallLabel } from '@/content/home';

/** Within a thumb's reach, and out of the way where the form or another call button would lie under it. */
export function FloatingCallButton() {
  return (
    <ButtonLink
      href={callLink}
      className="no-print yields fixed right-5 bottom-5 z-10 rounded-full afloat focus-visible:ink-halo"
    >
      <Icon name="phone" />
      {floatingCallLabel}
    </ButtonLink>
  );
}
