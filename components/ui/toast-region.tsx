import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { afterPaint } from './after-paint';
import { Icon } from './icon';
import { appendToast, defaultToastDurationMs, type ToastMessage, toastClass, toastPositionClass } from './toast';

let region: { container: HTMLElement; root: ReactRoot; announcer: ShadowRoot } | undefined;
/** What had the focus before a message got it. */
let focusedBefore: EventTarget | null = null;
let latestId = 0;

/** Renders a message in the page's one toast region. Called by showToast, which loads this file when it is needed. */
export function renderToast(message: ToastMessage) {
  region ??= createRegion();
  appendToast(region.container);
  latestId += 1;
  region.root.render(<ToastRegion id={latestId} message={message} announcer={region.announcer} />);
}

/** Takes away the message that is shown, if one is. */
export function removeToast() {
  region?.root.render(null);
}

/**
 * Radix has each message said by a live region that repeats its words for a second. Screen readers look into a shadow
 * root; whoever searches the page, or copies from it, finds each word once.
 */
function createRegion() {
  const container = document.createElement('div');
  const toasts = document.createElement('div');
  const speaker = document.createElement('div');
  container.append(toasts, speaker);
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && container.contains(relatedTarget))) focusedBefore = relatedTarget;
  });
  return { container, root: createRoot(toasts), announcer: speaker.attachShadow({ mode: 'closed' }) };
}

/**
 * Takes the empty list of messages away, unless there is a new one: Radix leaves the focus on it, and F8 would bring it
 * back there.
 */
function handleClose(id: number) {
  if (id === latestId) removeToast();
  if (region?.container.contains(document.activeElement) && focusedBefore instanceof HTMLElement)
    focusedBefore.focus({ preventScroll: true });
}

/** Brings what the keyboard's focus is on out from under a toast, as in a window that is low or enlarged. */
async function uncoverFocus(toast: Element | null) {
  // A form that shows a message gives the focus back to its button in the same moment.
  await afterPaint();
  const focused = document.querySelector(':focus-visible');
  if (!toast || !focused) return;
  const [over, under] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  // The focus may be on <main> or <body>, which no toast hides.
  const isHidden =
    under.height < over.height &&
    under.top < over.bottom &&
    over.top < under.bottom &&
    under.left < over.right &&
    over.left < under.right;
  // The page's scroll padding keeps it clear.
  if (isHidden) focused.scrollIntoView({ block: 'nearest' });
}

type ToastRegionProps = { id: number; message: ToastMessage; announcer: ShadowRoot };

function ToastRegion({ id, message, announcer }: ToastRegionProps) {
  return (
    // The key makes each message a toast of its own. It is the provider's, which would keep the time of later messages
    // stopped once one is dismissed: https://github.com/radix-ui/primitives/issues/2268
    <Provider key={id} announcerContainer={announcer}>
      {/* 'background' has it announced politely. */}
      <Root
        ref={(toast) => void uncoverFocus(toast)}
        type="background"
        duration={message.durationMs ?? defaultToastDurationMs}
        onOpenChange={() => handleClose(id)}
        className={toastClass(message)}
      >
        <div className="min-w-0 flex-1">
          <Title className="font-bold">{message.title}</Title>
          {message.description && (
            <Description className="mt-1 text-small">
              {/* Screen readers are told title and description as one text. */}
              {` ${message.description}`}
            </Description>
          )}
        </div>
        {/* Pixels: where letters are larger, the words need the room. */}
        <Close
          aria-label="Dismiss"
          className="-my-2 -mr-3.5 grid size-[44px] shrink-0 cursor-pointer place-items-center"
        >
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport className={toastPositionClass} />
    </Provider>
  );
}
