/** The site's icon, an SVG: the initial of its name on its accent colour, or dots where the initial is no Latin letter. */
import { defaultTheme, readableOn, type Theme } from '@stoa/blocks';

/** Letters and digits as lines, on a square of 24 units. */
const GLYPHS: Record<string, string> = {
  A: 'M5 20L12 4l7 16M7.5 14.5h9',
  B: 'M7 4v16M7 4h6a4 4 0 0 1 0 8H7m6 0a4 4 0 0 1 0 8H7',
  C: 'M19 7a8 8 0 1 0 0 10',
  D: 'M6 4v16M6 4h5a8 8 0 0 1 0 16H6',
  E: 'M18 4H7v16h11M7 12h9',
  F: 'M18 4H7v16M7 12h9',
  G: 'M19 7a8 8 0 1 0 1 5.5h-7',
  H: 'M6 4v16M18 4v16M6 12h12',
  I: 'M12 4v16',
  J: 'M15 4v11a4.5 4.5 0 0 1-9 0',
  K: 'M7 4v16M18 4L7 13.5M11 10.5L18.5 20',
  L: 'M7 4v16h11',
  M: 'M5 20V4l7 10 7-10v16',
  N: 'M6 20V4l12 16V4',
  O: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  P: 'M7 20V4h6a4.5 4.5 0 0 1 0 9H7',
  Q: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14 15l6 6',
  R: 'M7 20V4h6a4.5 4.5 0 0 1 0 9H7M13 13l5 7',
  S: 'M17.5 7C16 3 7 3 7 8s11 3 11 8.2c0 5-10 5-11.5.5',
  T: 'M5 4h14M12 4v16',
  U: 'M6 4v10a6 6 0 0 0 12 0V4',
  V: 'M5 4l7 16 7-16',
  W: 'M3 4l4.5 16L12 7l4.5 13L21 4',
  X: 'M6 4l12 16M18 4L6 20',
  Y: 'M5 4l7 9 7-9M12 13v7',
  Z: 'M6 4h12L6 20h12',
  0: 'M12 4a5.5 8 0 1 0 0 16 5.5 8 0 0 0 0-16',
  1: 'M8 8l5-4v16',
  2: 'M7 8.5c.5-6 10-6 10 0 0 4-7 7-10 11.5h10.5',
  3: 'M7 4h10l-6 7c8-.5 8 9 1 9-3 0-5-1.5-5.5-4',
  4: 'M15 20V4L6 15h12',
  5: 'M17 4H8l-1 7c5-2.5 11-.5 11 4.5 0 6-9 6-11.5 1.5',
  6: 'M16.5 5C9 2.5 7 10 7 14.5a5 5 0 1 0 5-5c-3 0-5 2-5 5',
  7: 'M6 4h12l-8 16',
  8: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  9: 'M7.5 19C15 21.5 17 14 17 9.5a5 5 0 1 0-5 5c3 0 5-2 5-5',
};

export function siteIcon({ name, theme }: { name: string; theme: Theme }): string {
  const accent = (theme['color-accent'] ?? defaultTheme['color-accent']).replace(/[<>"&]/g, '');
  const initial = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  const glyph = Object.hasOwn(GLYPHS, initial) ? GLYPHS[initial] : undefined;
  const drawing = glyph
    ? `<path d="${glyph}" fill="none" stroke="${readableOn(accent)}" stroke-width="3" stroke-linejoin="round" transform="translate(5.6 5.6) scale(.866)"/>`
    : `<g fill="${readableOn(accent)}">${DOTS}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" rx="6" fill="${accent}"/>${drawing}</svg>`;
}

/** Rows of growing dots. */
const DOTS = [8, 13.3, 18.7, 24]
  .flatMap((y, row) => [8, 13.3, 18.7, 24].map((x) => `<circle cx="${x}" cy="${y}" r="${0.8 + row * 0.5}"/>`))
  .join('');
