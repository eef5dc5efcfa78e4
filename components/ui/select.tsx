import clsx from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldClass, LabelText } from './field';
import { Icon } from './icon';
import { listPatienceMs } from './list-patience';
import { settledWithin } from './settled-within';
import type { StyledSelect } from './styled-select';
import { whenNear } from './when-near';

type SelectOption = { value: string; label: string };

export type SelectProps = {
  label: string;
  name: string;
  /** No option may have an empty value, not even 'no choice'. */
  options: ReadonlyArray<SelectOption>;
  /**
   * The value that stands for no choice yet. It looks like the placeholder of a text box, and is offered only to take a
   * choice back, except by browsers whose own list shows hidden options, too.
   */
  noChoice: string;
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * A drop-down list. It is the browser's own without JavaScript, before hydration and on touch screens, where that is
 * the better one; where there is a mouse, a styled list takes its place as it nears the screen.
 */
export function Select(props: SelectProps) {
  const { label, name, options, noChoice, value, onValueChange } = props;
  const id = `select-${name}`;
  const ref = useRef<HTMLSelectElement>(null);
  const { Styled, open, setOpen, press } = useStyledSelect(ref);
  const isChosen = value !== noChoice;
  // Once something is chosen, a space may be part of a name that is being typed.
  const isOpenKey = (key: string) => openKeys.includes(key) || (key === ' ' && !isChosen);
  const className = clsx(fieldClass, !isChosen && '[&&]:text-mute');

  return (
    <div className="grid content-start gap-1.5">
      {/* biome-ignore lint/a11y: no control of its own; the press of a label, which the browser answers for its own list. */}
      <label htmlFor={id} onClick={Styled && focusStyled} className="grid">
        <LabelText>{label}</LabelText>
      </label>
      {Styled ? (
        <Styled {...props} id={id} className={className} open={open} onOpenChange={setOpen} />
      ) : (
        <div className="relative">
          <select
            ref={ref}
            id={id}
            name={name}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onMouseDown={(event) => event.button === 0 && press(event)}
            onKeyDown={(event) => isOpenKey(event.key) && press(event)}
            className={clsx(className, 'appearance-none pr-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} hidden={option.value === noChoice && !isChosen}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 [translate:0_-50%]" />
        </div>
      )}
    </div>
  );
}

/** The keys that open the styled list, besides the space. */
const openKeys = ['Enter', 'ArrowDown', 'ArrowUp'];

/** As with the browser's own list, the press of the label gives it the focus and opens nothing. */
function focusStyled(event: React.MouseEvent<HTMLLabelElement>) {
  event.preventDefault();
  event.currentTarget.control?.focus();
}

/** The styled list once it has been fetched (31 KB, so only where it is used and near), and whether it is open. */
function useStyledSelect(ref: RefObject<HTMLSelectElement | null>) {
  const [Styled, setStyled] = useState<typeof StyledSelect>();
  const [open, setOpen] = useState(false);
  /** It could not be fetched, or not while a press waited: that press and all until it comes open the native list. */
  const gaveUp = useRef(false);

  useEffect(() => {
    const native = ref.current;
    if (!native || !hasMouse()) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const stopWatching = whenNear(native, '100% 0px', async () => {
      const fetched = await fetchStyled();
      gaveUp.current ||= !fetched;
      if (!fetched || signal.aborted) return;
      const show = () => setStyled(() => fetched);
      if (!native.matches(':focus')) return show();
      // Never pull the list away from somebody who is using it.
      const showOnLeave = () => {
        // Only the window has lost the focus, and gives it back here.
        if (document.activeElement === native) return;
        waiting.abort();
        show();
      };
      native.addEventListener('blur', showOnLeave, { signal });
    });
    return () => {
      stopWatching();
      waiting.abort();
    };
  }, [ref]);

  /** A mouse or a key opens the styled list, even if it has still to be fetched. */
  async function press(event: React.UIEvent) {
    if (gaveUp.current || !hasMouse()) return;
    event.preventDefault();
    const native = ref.current;
    native?.focus();
    const fetched = await settledWithin(listPatienceMs, fetchStyled());
    gaveUp.current ||= !fetched;
    // A visitor who has moved on to another field by then is left there.
    if (!native || document.activeElement !== native) return;
    if (!fetched) return openNative(native);
    setStyled(() => fetched);
    setOpen(true);
  }

  return { Styled, open, setOpen, press };
}

/** The styled list; undefined where it cannot be fetched. */
async function fetchStyled() {
  const module = await import('./styled-select').catch(() => undefined);
  return module?.StyledSelect;
}

/** Does nothing where a browser cannot, or where the press that asked for it is too long ago. */
function openNative(list: HTMLSelectElement) {
  try {
    list.showPicker?.();
  } catch {
    // It has the focus, so that a key or another press opens it.
  }
}

/** False on touch screens, whose own list is the better one, and in a DOM without a screen. The loader asks the same. */
function hasMouse() {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;
}
