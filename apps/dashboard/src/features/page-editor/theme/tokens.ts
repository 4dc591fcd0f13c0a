/** The tokens of the theme as its draft has them. */
import { defaultTheme, type Theme } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import type { Editor } from '../store/editor.ts';

const settable = Object.keys(blockSchemas.siteTheme?.props ?? {});

/** For the canvas: those of the draft, and those of the site that no draft can set. */
export function tokensIn(theme: Editor, site: Theme = {}): Theme {
  const others = Object.entries(site).filter(([name]) => !settable.includes(name));
  return { ...Object.fromEntries(others), ...ownTokens(theme) };
}

/** Those that the draft sets. */
export const ownTokens = ({ draft, nodeOf }: Editor): Theme =>
  (nodeOf(draft.root)?.block.props ?? {}) as Readonly<Record<string, string>>;

/** The colour that a token has, chosen or usual. */
export const colorIn = (tokens: Theme, name: ColorToken): string => tokens[name] ?? defaultTheme[name];

export type ColorToken = 'color-paper' | 'color-ink' | 'color-muted' | 'color-accent';
