import './globals.css';
import { HydrationSignal } from '@/components/layout/hydration-signal';
import { brand } from '@/content/settings';
import { siteMetadata, viewport } from './_seo/site-metadata';
import { fontVariables } from './fonts';
import { speculationRules } from './speculation-rules';

export const metadata = siteMetadata;
export { viewport };

/** The document around every page: language, brand, fonts and the rules that make the next page instant. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  const { base, onLight, onDark } = brand.accent;
  // From the brand's file, so that an export holds only its own brand's colours.
  const accent = `:root{--accent:${base};--accent-on-light:${onLight};--accent-on-dark:${onDark}}`;
  return (
    <html lang="en-CA" data-brand={brand.key} className={fontVariables}>
      <head>
        {/* An extension may insert a style before this one: React would confuse the two, and find another text. */}
        <style suppressHydrationWarning>{accent}</style>
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules, without any content in them.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </head>
      <body>
        {children}
        <HydrationSignal />
      </body>
    </html>
  );
}
