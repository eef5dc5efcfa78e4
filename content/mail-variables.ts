// For developers: what the quote form sends with each of the templates in content/mail. These names can stand there in
// {{ }}; another one leaves a gap in the mail.
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
