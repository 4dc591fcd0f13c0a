import { expect, test } from 'vitest';
import { readableOn, themeStyles } from './theme.ts';

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

test('text on the accent colour is readable', () => {
  expect(readableOn('#c2410c')).toBe('#ffffff');
  expect(readableOn('#ffd400')).toBe('#141210');
  expect(readableOn('#fff')).toBe('#141210');
  expect(readableOn('rebeccapurple')).toBe('#ffffff');
});
