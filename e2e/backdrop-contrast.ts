import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../content/checks/contrast';

/** Pixels that a backdrop stands lower at most, while it rises into view. */
const rise = Number(/@keyframes rise \{[^}]*translateY\((\d+)px\)/.exec(readFileSync('app/motion.css', 'utf8'))?.[1]);
if (!rise) throw new Error('app/motion.css no longer has the keyframes "rise" in pixels.');

type Line = { words: string; color: string; least: number; left: number; top: number; width: number; height: number };

/**
 * The lowest contrast of each line of words in a section with what lies behind it, if its backdrop were white all over
 * and had not yet risen into its place, and the least that WCAG 2.2 (1.4.3) asks for: axe takes no picture, opacity or
 * mask into account. It leaves the section without its words.
 */
export async function contrastsOnWhite(section: Locator) {
  const lines = await section.evaluate((element) => {
    const found: Array<Line> = [];
    const { left, top } = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { color, fontSize, fontWeight } = getComputedStyle(text.parentElement ?? element);
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        const { width, height } = box;
        const words = text.textContent ?? '';
        found.push({ words, color, least, left: box.left - left, top: box.top - top, width, height });
      }
    }
    return found;
  });
  await section.evaluate((element, lower) => {
    // They float over the section.
    for (const floating of document.querySelectorAll<HTMLElement>('header, .yields')) {
      floating.style.setProperty('visibility', 'hidden', 'important');
    }
    element.style.setProperty('color', 'transparent');
    for (const child of element.querySelectorAll<HTMLElement>('*')) {
      child.style.setProperty('color', 'transparent', 'important');
      child.style.setProperty('text-decoration', 'none', 'important');
    }
    for (const picture of element.querySelectorAll<HTMLElement>('img[alt=""]')) {
      picture.style.setProperty('object-position', '-9999px');
      picture.style.setProperty('background', 'white');
      picture.closest<HTMLElement>('section > div')?.style.setProperty('translate', `0 ${lower}px`);
    }
  }, rise);
  const picture = sharp(await section.screenshot({ animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ words, color, least, left, top, width, height }) => {
    const own = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    let lowest = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * info.channels;
        lowest = Math.min(lowest, contrast(own, [...data.subarray(at, at + 3)]));
      }
    }
    // Outside the picture there is nothing to compare with, and NaN is less than whatever the caller expects.
    return { words, least, lowest: Number.isFinite(lowest) ? lowest : Number.NaN };
  });
}
