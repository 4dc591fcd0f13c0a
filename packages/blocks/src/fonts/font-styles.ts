/** The fonts that Stoa serves itself, as style sheets. A page has at most two families: its headings' and its text's. */
import type { Theme } from '../theme.ts';
import { families } from './families.ts';
import type { FontFamily } from './font-family.ts';

/** Where the front end's build puts the files. */
const FOLDER = '/_assets/fonts/';

type Kind = FontFamily['kind'];
/** Fonts of the system, by the names that they have on different systems. */
const systemFonts: Record<Kind, readonly string[]> = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  mono: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
};
const generic: Record<Kind, string> = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' };

/** The value of a token for a family: itself, what is as wide until it has arrived, and any of its kind. */
export const fontStack = (name: string): string =>
  `'${name}', '${name} Fallback', ${generic[families[name]?.kind ?? 'sans']}`;

/** The families by the values of tokens. */
export const hostedFonts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(families).map((name) => [fontStack(name), name]),
);

/** The families of ours that a theme uses. */
function familiesOf(theme: Theme): string[] {
  const stacks = [theme['font-body'], theme['font-heading']];
  const names = stacks.flatMap((stack) => {
    const name = stack === undefined || !Object.hasOwn(hostedFonts, stack) ? undefined : hostedFonts[stack];
    return name === undefined ? [] : [name];
  });
  return [...new Set(names)];
}

/** The rules by which browsers load the fonts of a theme: each file when a page has words in its letters. */
export const fontStyles = (theme: Theme): string => familiesOf(theme).map(rulesOf).join('');

/** The rules of all families, for those who choose one. */
export const allFontStyles = (): string => Object.keys(families).map(rulesOf).join('');

/** The files that the first screen of a page needs. */
export const fontPreloads = (theme: Theme): string[] =>
  familiesOf(theme).flatMap((name) => (families[name]?.faces ?? []).slice(0, 1).map(({ file }) => FOLDER + file));

function rulesOf(name: string): string {
  const family = families[name];
  if (!family) return '';
  const { kind, weights, fallback, faces } = family;
  const rules = faces.map(
    ({ file, range }) =>
      `@font-face{font-family:'${name}';font-style:${file.includes('-italic.') ? 'italic' : 'normal'};` +
      `font-weight:${weights};font-display:swap;src:url(${FOLDER}${file}) format('woff2');unicode-range:${range}}`,
  );
  const local = systemFonts[kind].map((font) => `local('${font}')`).join(',');
  const stretched =
    `@font-face{font-family:'${name} Fallback';src:${local};size-adjust:${fallback.size};` +
    `ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.gap}}`;
  return rules.join('') + stretched;
}
