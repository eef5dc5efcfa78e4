// For developers: what the quote form sends with each of the templates in this folder. Only these names can be used
// there in braces; any other leaves a gap in the mail.
export const mailVariables = {
  notification: [
    'from_name',
    'from_email',
    'phone',
    'location',
    'service',
    'vehicle',
    'additional_services',
    'message',
    'brand_name',
  ],
  'auto-reply': ['customer_name', 'customer_email', 'brand_name', 'service', 'additional_services'],
} as const;

/** A value for each variable of a template, neither more nor fewer. */
export type MailParams<Mail extends keyof typeof mailVariables> = Record<(typeof mailVariables)[Mail][number], string>;
