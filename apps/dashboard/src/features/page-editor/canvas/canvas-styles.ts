/** The looks of the blocks in the canvas, each with rules of its own, so that a change rewrites only those. */
import { rulesFor } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import type { Block, Id } from '@stoa/page-model';
import { createContext, use } from 'react';
import { present } from '../../../app/api.ts';

type Styled = Pick<Block, 'type' | 'styles'>;

export type CanvasStyles = { set: (id: Id, block: Styled) => void; remove: (id: Id) => void };

/** Writes looks to a sheet, in which all that belongs to a block is one rule. */
export function canvasStyles(sheet: CSSStyleSheet): CanvasStyles {
  /** The block of each rule, in the order of the sheet. */
  const ids: Id[] = [];
  const remove = (id: Id) => {
    const index = ids.indexOf(id);
    if (index < 0) return;
    sheet.deleteRule(index);
    ids.splice(index, 1);
  };
  return {
    set: (id, block) => {
      remove(id);
      const rules = rulesFor(blockSchemas, block, `[data-block="${CSS.escape(id)}"]`);
      if (!rules) return;
      sheet.insertRule(`@media all{${rules}}`, ids.length);
      ids.push(id);
    },
    remove,
  };
}

const CanvasStylesContext = createContext<CanvasStyles | null>(null);
export const CanvasStylesProvider = CanvasStylesContext.Provider;

export const useCanvasStyles = (): CanvasStyles => present(use(CanvasStylesContext), 'styles of the canvas');
