import { honeypotName, lineLimit, messageLimit, quoteWords } from '@/content/quote';

/** What stands in the form, by field name; a ticked box is 'on' and an unticked one is missing. */
export function readFields(form: HTMLFormElement, { withHoneypot = false } = {}): Record<string, string> {
  const entries = Array.from(new FormData(form), ([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.filter(([name]) => withHoneypot || name !== honeypotName));
}

/** Puts kept values where nothing has been typed, ticked or chosen yet. */
export function fillEmptyFields(form: HTMLFormElement, fields: Record<string, string>) {
  for (const control of form.elements) {
    const kept = 'name' in control ? fields[String(control.name)] : undefined;
    if (kept === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextBox(control) && control.value === '') control.value = kept;
    else if (control instanceof HTMLSelectElement && control.selectedIndex === 0) control.value = kept;
  }
}

/** Empties required boxes that hold nothing but spaces, so that the browser asks for them as for any empty one. */
export function clearBlankFields(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (isTextBox(control) && control.required && control.value.trim() === '') control.value = '';
  }
}

/**
 * Has the browser refuse a text that the mail service could not take, with a sentence, as it refuses an empty required
 * field. Cutting it off (maxlength) would lose words without saying so. @returns the length of the message.
 */
export function refuseLongTexts(form: HTMLFormElement): number {
  let messageLength = 0;
  for (const control of form.elements) {
    if (!isTextBox(control)) continue;
    const isMessage = control.name === 'message';
    const limit = isMessage ? messageLimit : lineLimit;
    control.setCustomValidity(control.value.length > limit ? quoteWords.tooLong(limit) : '');
    if (isMessage) messageLength = control.value.length;
  }
  return messageLength;
}

function isTextBox(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox');
}
