/** Whether the theme’s colours can be read. Those of schemes follow from them, and always can. */
import type { Id } from '@stoa/page-model';
import { contrastOf, passingOn, TEXT_CONTRAST } from '../contrast.ts';
import { type Theme, tokensOf } from '../theme.ts';
import type { Problem } from './problem.ts';

const READ = ['color-ink', 'color-muted', 'color-accent'] as const;

/** `root`: of the theme’s document. */
export function checkTheme(root: Id, theme: Theme): Problem[] {
  const tokens = tokensOf(theme);
  const paper = tokens['color-paper'];
  return READ.flatMap((name): Problem[] => {
    const contrast = contrastOf(tokens[name], paper);
    if (contrast >= TEXT_CONTRAST) return [];
    const value = passingOn(paper, tokens[name]);
    return [
      {
        kind: 'low-contrast',
        block: root,
        property: name,
        words: `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`,
        fix: [{ op: 'set', id: root, at: ['props', name], value }],
      },
    ];
  });
}
