import { LogoPaths } from '../../components/ui/logo-paths';
import type { Brand } from '../../content/brands/types';
import { logoSize } from '../../content/brands/types';
import { UserError } from '../../content/checks/user-error';
import { type Card, cardSize } from '../../content/social-card';
import { plainLetters } from '../plain-letters';

type CardArtProps = { card: Card; brand: Pick<Brand, 'name' | 'accent' | 'logo'>; tagline: string; phone: string };

/** The drawn part of a social card, over its picture: dark on the left for the words, open on the right for the car. */
export function CardArt({ card, brand, tagline, phone }: CardArtProps) {
  return (
    <div
      style={{
        ...cardSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '56px 64px',
        color: '#fff',
        fontFamily: 'text',
        backgroundImage: 'linear-gradient(90deg, #07080af2 0%, #07080acc 45%, #07080a00 85%)',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontFamily: 'display', fontSize: 40 }}>
        <svg width={68} height={48} viewBox={`0 0 ${logoSize.width} ${logoSize.height}`} aria-hidden="true">
          <LogoPaths logo={brand.logo} accent={brand.accent.base} white="#fff" />
        </svg>
        {withoutMarks(brand.name)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 26, maxWidth: 720 }}>
        <div
          style={{
            fontFamily: 'display',
            fontSize: headingSize(card.heading),
            lineHeight: 1.03,
            letterSpacing: '-0.022em',
            textWrap: 'balance',
          }}
        >
          {withoutMarks(card.heading)}
        </div>
        <div
          style={{
            fontSize: 30,
            lineHeight: 1.35,
            fontWeight: 500,
            color: '#d9dfe4',
            maxWidth: 640,
            textWrap: 'balance',
          }}
        >
          {withoutMarks(card.line)}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 26, fontWeight: 600 }}>
        <div style={{ background: brand.accent.base, borderRadius: 4, padding: '14px 22px' }}>{phone}</div>
        <div style={{ color: '#c8d0d7', fontWeight: 500 }}>{withoutMarks(tagline)}</div>
      </div>
    </div>
  );
}

/**
 * A text in letters that the cards' fonts have: a name loses its marks rather than the letters. @throws on a character
 * that would be left out.
 */
function withoutMarks(text: string): string {
  const plain = Array.from(
    text
      .replace(/[^\S\u00A0]+/g, ' ')
      .normalize('NFD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
    (letter) => plainLetters[letter] ?? letter,
  ).join('');
  const [missing] = /[^ -~\u00A0©®·×–—‘’“”•…™]/u.exec(plain) ?? [];
  if (missing === undefined) return plain;
  const word = text.split(/[\s,]+/).find((part) => part.includes(missing)) ?? text;
  throw new UserError(
    `The typeface of the social cards has no "${missing}". Write "${word}" without it where content/ or the brand’s file has it.`,
  );
}

/** Pixels: smaller for long headings, so that they leave room for the lines above and below. */
function headingSize({ length }: string): number {
  if (length > 70) return 48;
  return length > 44 ? 60 : 68;
}
