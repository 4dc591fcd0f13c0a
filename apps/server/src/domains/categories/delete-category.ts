import type { categories } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findCategories, rememberSlugs } from './categories.store.ts';
import { type Tree, treeOf } from './category.ts';
import { productsIn, refreshProducts } from './category-items.store.ts';
import { announceCategory, changeTree, managed, writeTree } from './change-tree.ts';
import { absent } from './read-categories.ts';
import { remove, subtreeOf } from './tree.ts';
import { deleteCategories } from './trees.store.ts';

/** Deletes a category with its subtree. The items stay and are no longer in it. */
export const deleteCategory: UseCase<typeof categories.deleteCategory> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  return isRefusal(tree) ? tree : removeCategory(ctx, tree, request.categoryId);
};

export function removeCategory(ctx: Context, tree: Tree, id: string) {
  return changeTree(ctx, tree, async (tx, before) => {
    const node = before.find((one) => one.id === id);
    if (!node) return absent();
    if (node.managed) return managed(id);
    const gone = subtreeOf(before, id);
    const found = await findCategories(tx, tree, gone);
    await rememberSlugs(tx, found, []);
    await refreshProducts(tx, productsIn(tx, gone), { without: gone });
    await deleteCategories(tx, gone);
    await writeTree(ctx, tx, { before, after: remove(before, id), changed: [] });
    for (const category of found) announceCategory(ctx, tx, 'deleted', category);
    return {};
  });
}
