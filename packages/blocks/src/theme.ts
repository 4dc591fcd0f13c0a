/** Design tokens of a site as CSS custom properties. */
import { contrastOf, luminanceOf, mixOf, passingOn, readableOn, TEXT_CONTRAST } from './contrast.ts';

export type Theme = Record<string, string>;

/** The default tokens, for sites without their own. */
export const defaultTheme = {
  'color-ink': '#1d1b19',
  'color-paper': '#faf8f4',
  'color-accent': '#c2410c',
  'color-muted': '#645d55',
  'font-heading': "'Helvetica Neue', 'Segoe UI', Inter, Roboto, Arial, sans-serif",
  'font-body': "'Helvetica Neue', 'Segoe UI', Inter, Roboto, Arial, sans-serif",
  'heading-weight': '500',
  'heading-case': 'none',
  radius: '2px',
  'button-radius': 'var(--radius)',
  'section-space': 'clamp(3.5rem, 9vw, 8rem)',
  'page-width': '84rem',
  'card-picture': '72%',
} as const satisfies Theme;

const TOKEN_NAME = /^[a-z][a-z0-9-]{0,60}$/;
/** A value that cannot end its declaration, open a block or load a resource. */
const TOKEN_VALUE = /^(?!.*url\()[^{}<>;\\@]{1,200}$/i;

/** The tokens of a site with the defaults of those that it does not have. Invalid ones are left out. */
export function tokensOf(theme: Theme): Theme & typeof defaultTheme {
  const own = Object.entries(theme).filter(([name, value]) => TOKEN_NAME.test(name) && TOKEN_VALUE.test(value));
  return { ...defaultTheme, ...Object.fromEntries(own) };
}

/** The style sheet with a site's tokens for a page. */
export function themeStyles(theme: Theme): string {
  const tokens = tokensOf(theme);
  return `:root{${declarationsOf({ 'color-on-accent': readableOn(tokens['color-accent']), ...tokens })}}`;
}

/** The declarations of tokens, with those that follow from the paper unless they are given. */
function declarationsOf(tokens: Theme): string {
  const isDark = (luminanceOf(tokens['color-paper'] ?? '') ?? 1) < DARK;
  const complete = { ...(isDark ? derived.dark : derived.light), ...tokens };
  const declarations = Object.entries(complete).map(([name, value]) => `--${name}:${value}`);
  // what browsers draw themselves, such as the arrows of fields, follows
  return `color-scheme:${isDark ? 'dark' : 'light'};${declarations.join(';')}`;
}

/** The declarations for a part of the page on a ground of its own, given as #rrggbb: words in it stay readable. */
export function groundDeclarations(ground: string, theme: Theme): string {
  const { 'color-ink': own = defaultTheme['color-ink'], 'color-accent': accent } = theme;
  const ink = contrastOf(own, ground) >= TEXT_CONTRAST ? own : readableOn(ground);
  const shownAccent = passingOn(ground, accent ?? defaultTheme['color-accent']);
  return declarationsOf({
    'color-paper': ground,
    'color-ink': ink,
    'color-muted': passingOn(ground, mixOf(ink, ground, 0.78)),
    'color-accent': shownAccent,
    'color-on-accent': readableOn(shownAccent),
    line: 'color-mix(in srgb, var(--color-ink) 14%, var(--color-paper))',
    surface: 'color-mix(in srgb, var(--color-ink) 5%, var(--color-paper))',
    'control-line': 'color-mix(in srgb, var(--color-ink) 55%, var(--color-paper))',
  });
}

/** The grounds of sections that do not stand on the page's own, from a site's tokens. */
const grounds = {
  quiet: (tokens) => mixOf(tokens['color-ink'], tokens['color-paper'], 0.06),
  accent: (tokens) => tokens['color-accent'],
  inverse: (tokens) => tokens['color-ink'],
} satisfies Record<string, (tokens: typeof defaultTheme) => string>;

export type Scheme = keyof typeof grounds;
export const SCHEMES = Object.keys(grounds) as Scheme[];
export const isScheme = (name: string): name is Scheme => Object.hasOwn(grounds, name);

/** The style sheet of the schemes that a page uses, on a site with this theme. */
export function schemeStyles(theme: Theme, schemes: readonly Scheme[]): string {
  const tokens = tokensOf(theme);
  const rule = (scheme: Scheme) => {
    const declarations = groundDeclarations(grounds[scheme](tokens as typeof defaultTheme), tokens);
    return `[data-scheme=${scheme}]{${declarations};background:var(--color-paper);color:var(--color-ink)}`;
  };
  return schemes.map(rule).join('');
}

/** The luminance below which white text is more readable on paper than black. */
const DARK = 0.179;

/** Tokens that depend on whether the paper is light: the ground of form fields, and the colour of errors. */
const derived = {
  light: { 'color-field': 'color-mix(in srgb, var(--color-paper) 40%, white)', 'color-problem': '#b3261e' },
  dark: { 'color-field': 'color-mix(in srgb, var(--color-ink) 8%, var(--color-paper))', 'color-problem': '#ff9d94' },
};
