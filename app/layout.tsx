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
  // From the brand's file, so that an export holds one brand's colours only.
  const accent = `:root{--accent:${base};--accent-on-light:${onLight};--accent-on-dark:${onDark}}`;
  return (
    <html lang="en-CA" data-brand={brand.key} className={fontVariables}>
      <head>
        {/* An extension may put a style before this one: React would take that for this, and find its text wrong. */}
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
