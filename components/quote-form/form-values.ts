import { honeypotName, lineLimit, messageCountFrom, messageLimit, noService, quoteWords } from '@/content/quote';

/** The form's values by field name; a ticked box is 'on', and an unticked one is missing. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  const entries = Array.from(new FormData(form), ([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.filter(([name]) => name !== honeypotName));
}

/** Fills kept values in where nothing has been typed, ticked or chosen yet. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of form.elements) {
    const kept = 'name' in control ? values[String(control.name)] : undefined;
    if (kept === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextBox(control) && control.value === '') control.value = kept;
    else if (control instanceof HTMLSelectElement && control.selectedIndex === 0) control.value = kept;
  }
}

/** Replaces by kept values what the browser has filled in on the way back, but not what the visitor has typed since. */
export function renewFields(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of form.elements) {
    const kept = ('name' in control && values[String(control.name)]) || '';
    if (isBegun(control, kept)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = kept !== '';
    else if (isTextBox(control)) control.value = kept;
    else if (control instanceof HTMLSelectElement) control.value = kept || noService.value;
  }
}

/** Whether the visitor has typed in a field. Browsers from before 2024 know it only of the form that has the focus. */
function isBegun(control: Element, kept: string): boolean {
  try {
    if (control.matches(':user-valid, :user-invalid')) return true;
  } catch {
    return control.closest('form:focus-within') !== null;
  }
  // Browsers know it of a box only once it has lost the focus. Until then, one whose text is the kept text's beginning
  // counts as untouched: bringing back what the visitor deleted is the lesser loss.
  return isTextBox(control) && control.matches(':focus') && !kept.startsWith(control.value);
}

/** Empties required boxes that show nothing, so that the browser asks for them like any empty one. */
export function clearBlankFields(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (isTextBox(control) && control.required && !visibleSign.test(control.value)) control.value = '';
  }
}

/** No space and nothing that is drawn as one: zero-width signs, the blank letters of Korean and Braille. */
const visibleSign = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Sets or clears each text's validation message, so that the browser blocks the submit as for an empty required field. No
 * other place may set one. @returns the message's length when it is long enough to be shown, else 0.
 */
export function validateTexts(form: HTMLFormElement): number {
  let messageLength = 0;
  for (const control of form.elements) {
    if (!isTextBox(control)) continue;
    control.setCustomValidity(faultOf(control));
    if (control.validity.valid) control.removeAttribute('aria-invalid');
    if (control.name === 'message' && control.value.length >= messageCountFrom) messageLength = control.value.length;
  }
  return messageLength;
}

/** Says so to screen readers, too: Chrome tells them nothing of a required field that is empty. */
export function markInvalid({ target }: { target: EventTarget }) {
  if (target instanceof HTMLElement) target.setAttribute('aria-invalid', 'true');
}

/** What is wrong with a text, or ''. It is not cut off, as `maxlength` would do silently. */
function faultOf({ name, value }: HTMLInputElement | HTMLTextAreaElement): string {
  const limit = name === 'message' ? messageLimit : lineLimit;
  return value.length > limit ? quoteWords.tooLong(limit) : '';
}

function isTextBox(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox');
}
