import { expect, test } from 'vitest';
import { contrastOf, TEXT_CONTRAST } from './contrast.ts';
import { siteTheme } from './site-theme/block.ts';
import { defaultTheme, isScheme, schemeStyles, type Theme, themeStyles } from './theme.ts';

test("a site's tokens replace the defaults", () => {
  const styles = themeStyles({ 'color-accent': '#0a5', radius: '8px' });
  expect(styles).toContain('--color-accent:#0a5');
  expect(styles).toContain('--radius:8px');
  expect(styles).toContain('--color-ink:#1d1b19');
});

test.each([
  ['red}body{display:none'],
  ['red;color:blue'],
  ['</style><script>'],
  ['url(https://elsewhere.example/x.png)'],
  ['@import "x"'],
])('a value that does more than define a token is left out: %s', (value) => {
  expect(themeStyles({ 'color-ink': value })).toBe(themeStyles({}));
});

test('what a theme may choose is right as tokens, and the usual choice is among it', () => {
  for (const [name, property] of Object.entries(siteTheme.props)) {
    const values = property.kind === 'choice' ? Object.keys(property.options) : ['#123456'];
    for (const value of values) expect(themeStyles({ [name]: value })).toContain(`--${name}:${value};`.slice(0, -1));
    const usual = (defaultTheme as Theme)[name] ?? '';
    if (property.kind === 'choice' && name !== 'radius') expect(values).toContain(usual);
  }
});

test('an invalid name of a custom property is left out', () => {
  expect(themeStyles({ 'x:red;--y': '1px' })).toBe(themeStyles({}));
});

test('fonts with quotes and commas are kept', () => {
  expect(themeStyles({ 'font-heading': "'Iowan Old Style', Georgia, serif" })).toContain(
    "--font-heading:'Iowan Old Style', Georgia, serif",
  );
});

test('fields and errors follow the paper, so that neither is grey or dim on a dark one', () => {
  const [light, dark] = [themeStyles({}), themeStyles({ 'color-paper': '#14110f', 'color-ink': '#f4efe6' })];
  expect(light).toContain(':root{color-scheme:light;');
  expect(light).toContain('--color-field:color-mix(in srgb, var(--color-paper) 40%, white)');
  expect(dark).toContain(':root{color-scheme:dark;');
  expect(dark).toContain('--color-field:color-mix(in srgb, var(--color-ink) 8%, var(--color-paper))');
  expect(dark).toContain('--color-problem:#ff9d94');
  expect(themeStyles({ 'color-paper': '#000', 'color-field': '#222' })).toContain('--color-field:#222');
});

const themes: Theme[] = [{}, { 'color-accent': '#ffd400' }, { 'color-paper': '#14110f', 'color-ink': '#f4efe6' }];
test.each(themes)('words are readable on the ground of every scheme: %j', (theme) => {
  for (const scheme of ['quiet', 'accent', 'inverse'] as const) {
    const styles = schemeStyles(theme, [scheme]);
    expect(styles).toMatch(new RegExp(`^\\[data-scheme=${scheme}\\]{color-scheme:`));
    const token = (name: string) => new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(styles)?.[1] ?? '';
    for (const name of ['ink', 'muted', 'accent'])
      expect(contrastOf(token(name), token('paper'))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOf(token('on-accent'), token('accent'))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
  expect(schemeStyles(theme, [])).toBe('');
  expect(isScheme('toString')).toBe(false);
});
