// For developers: the variables that the site is built from. .env.example explains them, settings.ts reads them.

export const emailVariables = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  notificationTemplateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_NOTIFICATION',
  autoReplyTemplateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_AUTOREPLY',
} as const;
export const emailOriginVariable = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

export const settingNames: ReadonlyArray<string> = [
  'SITE_BRAND',
  'SITE_ORIGIN',
  ...Object.values(emailVariables),
  emailOriginVariable,
];

/** For tests and measurements, which neither depend on the owner's settings nor send mail with them: all count as not set. */
export const neutralSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);
