import { contrastOf, TEXT_CONTRAST } from '@stoa/blocks';
import { expect, test } from 'vitest';
import { palettes } from './palettes.ts';
import { withColor } from './theme-colors.ts';

test('a colour that cannot be read on the ground is moved to one that can', () => {
  expect(withColor({}, 'color-accent', '#c2410c')).toEqual({ 'color-accent': '#c2410c' });
  const { 'color-accent': accent = '' } = withColor({}, 'color-accent', '#ffd400');
  expect(accent).not.toBe('#ffd400');
  expect(contrastOf(accent, '#faf8f4')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

test('another ground takes with it what cannot be read on it', () => {
  expect(withColor({}, 'color-paper', '#ffffff')).toEqual({ 'color-paper': '#ffffff' });
  const moved = withColor({}, 'color-paper', '#101418');
  expect(Object.keys(moved).toSorted()).toEqual(['color-accent', 'color-ink', 'color-muted', 'color-paper']);
  for (const color of Object.values(moved).slice(1))
    expect(contrastOf(color, '#101418')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

test.each(palettes)('$name is readable', ({ colors }) => {
  const { 'color-paper': paper, ...others } = colors;
  for (const color of Object.values(others)) expect(contrastOf(color, paper)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
