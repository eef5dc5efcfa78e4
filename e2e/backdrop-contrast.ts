import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/**
 * The contrast of each line of words in a section with what lies behind it, if its backdrop were white all over, and the
 * least that WCAG 2.2 (1.4.3) asks for: axe takes no picture, opacity or mask into account. It leaves the section without
 * its words.
 */
export async function contrastsOnWhite(section: Locator) {
  const lines = await section.evaluate((element) => {
    const found: {
      words: string;
      color: string;
      least: number;
      left: number;
      top: number;
      width: number;
      height: number;
    }[] = [];
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
  await section.evaluate((element) => {
    element.style.setProperty('color', 'transparent');
    for (const child of element.querySelectorAll<HTMLElement>('*')) {
      child.style.setProperty('color', 'transparent', 'important');
      child.style.setProperty('text-decoration', 'none', 'important');
    }
    for (const picture of element.querySelectorAll<HTMLElement>('img[alt=""]')) {
      picture.style.setProperty('object-position', '-9999px');
      picture.style.setProperty('background', 'white');
    }
  });
  const picture = sharp(await section.screenshot({ animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ words, color, least, left, top, width, height }) => {
    let lightest = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x++) {
        const at = (y * info.width + x) * info.channels;
        lightest = Math.max(lightest, luminance([data[at], data[at + 1], data[at + 2]]));
      }
    }
    const own = luminance(channelsOf(color));
    const contrast = (Math.max(own, lightest) + 0.05) / (Math.min(own, lightest) + 0.05);
    return { words, least, contrast };
  });
}

function channelsOf(color: string) {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** Relative luminance, as WCAG defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: (number | undefined)[]) {
  const [red = 0, green = 0, blue = 0] = channels.map((value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
