import type { categories } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { treeOf } from './category.ts';
import { announceChanged, announceMoved, changeTree, hiddenBy, writeTree } from './change-tree.ts';
import { absent } from './read-categories.ts';
import { childrenOf, move } from './tree.ts';

/** The maximum of siblings in an answer. */
const MOST_SIBLINGS = 100;

/** Moves a category with its subtree. Under a hidden category it becomes hidden. */
export const moveCategory: UseCase<typeof categories.moveCategory> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { categoryId: id, position = 'LAST', moveAfterCategoryId } = request;
  if (position === 'AFTER' && !moveAfterCategoryId) return refuse('MISSING_AFTER_CATEGORY');
  const parentId = request.parentCategoryId ?? null;
  const place = position === 'AFTER' ? { at: position, id: moveAfterCategoryId ?? '' } : { at: position };
  return changeTree(ctx, tree, async (tx, before) => {
    if (!before.some((node) => node.id === id)) return absent();
    const after = move(before, id, parentId, place);
    if (isRefusal(after)) return after;
    const hidden = hiddenBy(before, after);
    await writeTree(ctx, tx, { before, after, changed: [...new Set([id, ...hidden])] });
    if (hidden.length > 0) await announceChanged(ctx, tx, tree, { ids: hidden, what: 'updated' });
    const siblings = childrenOf(after, parentId).map((node) => node.id);
    announceMoved(tx, { id, parentId, position: siblings.indexOf(id), tree });
    return { parentCategoryId: parentId, categoriesAfterMove: siblings.slice(0, MOST_SIBLINGS) };
  });
};
