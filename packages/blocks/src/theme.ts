/** Design tokens of a site as CSS custom properties. */

export type Theme = Record<string, string>;

/** The default tokens, for sites without their own. */
export const defaultTheme = {
  'color-ink': '#1d1b19',
  'color-paper': '#faf8f4',
  'color-accent': '#c2410c',
  'color-muted': '#645d55',
  'font-heading': "'Helvetica Neue', 'Segoe UI', Inter, Roboto, Arial, sans-serif",
  'font-body': "'Helvetica Neue', 'Segoe UI', Inter, Roboto, Arial, sans-serif",
  radius: '2px',
} as const satisfies Theme;

const TOKEN_NAME = /^[a-z][a-z0-9-]{0,60}$/;
/** A value that cannot end its declaration, open a block or load a resource. */
const TOKEN_VALUE = /^(?!.*url\()[^{}<>;\\@]{1,200}$/i;

/** The style sheet with a site's tokens for a page. Invalid tokens are left out. */
export function themeStyles(theme: Theme): string {
  const own = Object.entries(theme).filter(([name, value]) => TOKEN_NAME.test(name) && TOKEN_VALUE.test(value));
  const tokens: Theme = { ...defaultTheme, ...Object.fromEntries(own) };
  const isDark = (luminanceOf(tokens['color-paper'] ?? '') ?? 1) < DARK;
  const complete: Theme = {
    'color-on-accent': readableOn(tokens['color-accent'] ?? ''),
    ...(isDark ? derived.dark : derived.light),
    ...tokens,
  };
  const declarations = Object.entries(complete).map(([name, value]) => `--${name}:${value}`);
  // what browsers draw themselves, such as the arrows of fields, follows
  return `:root{color-scheme:${isDark ? 'dark' : 'light'};${declarations.join(';')}}`;
}

/** The luminance below which white text is more readable on paper than black. */
const DARK = 0.179;

/** Tokens that depend on whether the paper is light: the ground of form fields, and the colour of errors. */
const derived = {
  light: { 'color-field': 'color-mix(in srgb, var(--color-paper) 40%, white)', 'color-problem': '#b3261e' },
  dark: { 'color-field': 'color-mix(in srgb, var(--color-ink) 8%, var(--color-paper))', 'color-problem': '#ff9d94' },
};

/** White or near-black, whichever is more readable on a colour. */
export function readableOn(color: string): string {
  const luminance = luminanceOf(color);
  if (luminance === null) return '#ffffff';
  const contrastOfWhite = 1.05 / (luminance + 0.05);
  const contrastOfBlack = (luminance + 0.05) / 0.05;
  return contrastOfWhite >= contrastOfBlack || contrastOfWhite >= MINIMUM_CONTRAST ? '#ffffff' : '#141210';
}

/** WCAG 2.2, 1.4.3. */
const MINIMUM_CONTRAST = 4.5;

/** Relative luminance of `#rgb` or `#rrggbb`, from 0 to 1; null for other notations. */
function luminanceOf(color: string): number | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : /^#(..)(..)(..)$/.exec(color)?.slice(1);
  const channels = digits?.map((pair) => Number.parseInt(pair, 16) / 255);
  if (!channels || channels.some(Number.isNaN)) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
