// The words of the quote form. Change labels and sentences between the quotes; keep every value (the part before the
// label) as it is, and never leave a value empty: the list cannot hold a choice without one. To add a choice, copy a line
// and give it another value and label; a check box has a key in place of a value, such as engineBay: letters only, and
// used for nothing else here.

/** What a visitor can ask for. The mails carry the label. */
export const serviceChoices = [
  { value: 'full-detailing', label: 'Full Car Detailing' },
  { value: 'interior', label: 'Interior Deep Cleaning' },
  { value: 'cut-polish', label: 'Cut & Polish' },
  { value: 'ceramic', label: 'Ceramic Coating' },
  { value: 'other', label: 'Other Service' },
] as const;
export type ServiceValue = (typeof serviceChoices)[number]['value'];

/** The 'no choice' entry. It has a value because the list cannot hold an empty one. */
export const noService = { value: 'none', label: 'Choose a service' } as const;

/** The form's list, 'no choice' first. */
export const serviceOptions = [noService, ...serviceChoices];

/** The check boxes, each with a key of its own, in the order they are shown and listed in the mails. */
export const additionalServices = [
  { key: 'petHairRemoval', label: 'Pet Hair Removal' },
  { key: 'stainRemoval', label: 'Stain Removal' },
  { key: 'shampooing', label: 'Shampooing' },
  { key: 'scratchRemoval', label: 'Scratch Removal' },
] as const;
export type AdditionalServiceKey = (typeof additionalServices)[number]['key'];

/** The boxes whose value is one line, by their names in the form. */
export const lineFields = ['name', 'phone', 'email', 'location', 'vehicle'] as const;
export type LineField = (typeof lineFields)[number];

export const quoteFields = {
  name: { label: 'Full Name' },
  phone: { label: 'Phone Number', placeholder: '250-XXX-XXXX' },
  email: { label: 'Email Address' },
  location: { label: 'Your Location' },
  vehicle: { label: 'Vehicle Type', placeholder: 'Year, Make, Model' },
  service: { label: 'Service' },
  additionalServices: { label: 'Additional Services' },
  message: { label: 'Additional Details' },
} as const;

/** The name of the honeypot, a box that only bots fill in: browsers do not autofill this name. */
export const honeypotName = 'subject';

/** Character limits for single-line fields and for the message; together they stay under the mail service's 50 KB. */
export const lineLimit = 1_000;
export const messageLimit = 10_000;
/** The length from which the message shows a character count. */
export const messageCountFrom = 9_000;

export const quoteWords = {
  /** For screen readers. */
  formLabel: 'Quote request',
  requiredNote: '* Required',
  submit: 'Send Quote Request',
  sending: 'Sending...',
  /** For screen readers. */
  sendingStatus: 'Sending your request.',
  /** Stays under the form when the toast is gone. */
  sentStatus: 'Thank you. Your request has reached us, and a confirmation is on its way to your inbox.',
  honeypot: 'Leave this empty',
  /** Shown around the phone number and the email address where the form cannot send. */
  noScript: {
    before: 'This form cannot be sent because JavaScript is off or has not loaded. Please call',
    between: 'or email',
  },
  /** Where those words have stood, and no longer hold. */
  recoveredStatus: 'The form is ready now: you can send your request.',
  count: (length: number) => `${formatNumber(length)} of ${formatNumber(messageLimit)} characters`,
  tooLong: (limit: number) => `Please shorten this to ${formatNumber(limit)} characters or fewer.`,
  failure: {
    lost: 'Your request was not sent. Everything you typed is still here: try again, or reach us another way.',
    unknown:
      'We can’t tell whether your request reached us. Everything you typed is still here: send it again, or reach us another way.',
    outdated:
      'We have your request, but maybe not your latest changes. Everything you typed is still here: send it again, or reach us another way.',
    arrived:
      'We have your request and will contact you. The confirmation email may not have gone out: if it doesn’t arrive, check your email address above and send again.',
    call: (phone: string) => `Call ${phone}`,
    text: 'Text your request',
    mail: 'Email your request',
    copy: 'Copy your request',
    copied: 'Copied',
    copyByHand: 'Select and copy your request',
  },
} as const;

/** Shown when a request has been sent, and when it could not be. */
export const quoteToasts = {
  sent: {
    title: 'Quote Request Sent',
    description: "We'll contact you shortly to discuss your detailing needs. Check your email for confirmation.",
  },
  failed: {
    title: 'Submission Error',
    description: 'There was a problem sending your request. Please try again or call us directly.',
  },
} as const;

/** Words around a request, in the mails and in the text to send by hand. */
export const quoteMail = {
  noAdditionalServices: 'None',
  notSpecified: 'Not specified',
  heading: (requestNumber: string) => `Quote request ${requestNumber}`,
  requestNumber: (requestNumber: string) => `Request number: ${requestNumber}`,
  shortened: '[shortened]',
} as const;

function formatNumber(value: number) {
  return value.toLocaleString('en-CA');
}
