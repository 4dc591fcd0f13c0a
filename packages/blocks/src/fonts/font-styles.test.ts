import { expect, test } from 'vitest';
import { tokensOf } from '../theme.ts';
import { families } from './families.ts';
import { fontPreloads, fontStyles, hostedFonts } from './font-styles.ts';

const stackOf = (name: string) => Object.keys(hostedFonts).find((stack) => hostedFonts[stack] === name) ?? '';

test('a theme without fonts of ours loads none', () => {
  expect(fontStyles({})).toBe('');
  expect(fontPreloads({ 'font-body': 'Georgia, serif' })).toEqual([]);
  expect(fontStyles({ 'font-body': 'constructor' })).toBe('');
});

test('a theme loads the families of its text and headings, from this server alone', () => {
  const theme = { 'font-body': stackOf('Figtree'), 'font-heading': stackOf('Fraunces') };
  const css = fontStyles(theme);
  expect(css.match(/font-family:'(Figtree|Fraunces)'/g)?.length).toBeGreaterThan(4);
  expect([...css.matchAll(/url\((.*?)\)/g)].every(([, address]) => address?.startsWith('/_assets/fonts/'))).toBe(true);
  expect(css).toContain("@font-face{font-family:'Figtree Fallback';src:local('Arial')");
  expect(fontPreloads(theme)).toEqual([
    expect.stringMatching(/^\/_assets\/fonts\/figtree-latin-wght-normal\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/_assets\/fonts\/fraunces-latin-wght-normal\./),
  ]);
});

test('one family for both is loaded once', () => {
  const stack = stackOf('Inter');
  expect(fontPreloads({ 'font-body': stack, 'font-heading': stack })).toHaveLength(1);
});

test.each(Object.keys(families))('%s can be a token, and begins with Latin letters', (name) => {
  expect(tokensOf({ 'font-body': stackOf(name) })['font-body']).toBe(stackOf(name));
  expect(families[name]?.faces[0]?.file).toMatch(/-latin-wght-normal\./);
});
