/** Colours of the theme that stay readable: one that fails on the ground is moved to the nearest that passes. */
import { passingOn, type Theme } from '@stoa/blocks';
import type { Op } from '@stoa/page-model';
import { type ColorToken, colorIn } from './tokens.ts';

export type Colors = Readonly<Partial<Record<ColorToken, string>>>;

const onGround = ['color-ink', 'color-muted', 'color-accent'] as const satisfies ColorToken[];

/** The colours that change when one is picked: itself, and, with another ground, those that would not be read on it. */
export function withColor(tokens: Theme, name: ColorToken, picked: string): Colors {
  if (name !== 'color-paper') return { [name]: passingOn(colorIn(tokens, 'color-paper'), picked) };
  const moved = onGround
    .map((token) => [token, colorIn(tokens, token)] as const)
    .map(([token, color]) => [token, color, passingOn(picked, color)] as const)
    .filter(([, color, passing]) => passing !== color)
    .map(([token, , passing]) => [token, passing]);
  return { [name]: picked, ...Object.fromEntries(moved) };
}

/** The operations on the theme's root that set colours. */
export const settingColors = (root: string, colors: Colors): Op[] =>
  Object.entries(colors).map(([name, value]) => ({ op: 'set', id: root, at: ['props', name], value }));
