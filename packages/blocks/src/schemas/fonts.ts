import { hostedFonts } from '../fonts/font-styles.ts';

/** Font stacks that need no download: each names what the common systems have. */
const systemFonts = {
  "'Helvetica Neue', 'Segoe UI', Inter, Roboto, Arial, sans-serif": 'Neutral sans',
  "'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif": 'Soft sans',
  "Optima, Candara, 'Noto Sans', 'Source Sans Pro', sans-serif": 'Humanist sans',
  "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Nimbus Sans Narrow', sans-serif": 'Narrow sans',
  "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', sans-serif": 'Rounded sans',
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif": 'Old style serif',
  "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif": 'Book serif',
  "Didot, 'Bodoni MT', 'Noto Serif Display', 'Playfair Display', Georgia, serif": 'Fashion serif',
  "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', serif": 'Slab serif',
  "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace": 'Monospaced',
} as const;

/** What headings and text can be set in. */
export const fonts: Readonly<Record<string, string>> = { ...systemFonts, ...hostedFonts };
