import { categoryEvents, productV1Events } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isUniqueViolation, LostRace, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findCategories } from './categories.store.ts';
import { type Category, isStoreTree, MOST_TREES, type Tree } from './category.ts';
import { productsIn, refreshProducts } from './category-items.store.ts';
import { type CategoryAnswer, detailOf, type Fields, viewCategory, viewTree } from './category-view.ts';
import { absent } from './read-categories.ts';
import { differences, type Node } from './tree.ts';
import { createTree, loadTree, lockTree, touchCategories, writePlaces } from './trees.store.ts';

/**
 * Announces a change of a category to clients of both generations. V1 clients know the store's categories as
 * collections.
 */
export function announceCategory(
  ctx: Context,
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  category: Category,
): void {
  const { id, tree } = category;
  const wire = viewCategory(ctx, category, ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION']);
  emit(tx, what === 'deleted' ? categoryEvents.deleted(id) : categoryEvents[what](wire));
  if (!isStoreTree(tree)) return;
  const collection = { collection_Id: id };
  const announcements = {
    created: () => productV1Events.collectionCreated(id, collection),
    updated: () => productV1Events.collectionChanged(id, collection),
    deleted: () => productV1Events.collectionDeleted(id, collection),
  };
  emit(tx, announcements[what]());
}

/**
 * Runs a change of a tree's shape. Other changes of the same tree wait for it, so that none sees an intermediate state.
 */
export const changeTree = <Answer>(
  ctx: Context,
  tree: Tree,
  work: (tx: Tx, nodes: Node[]) => Promise<Answer | Refusal>,
  { orCreate = false } = {},
): Promise<Answer | Refusal> =>
  withSite(ctx, async (tx) => {
    if (!(await lockTree(tx, tree))) {
      if (!orCreate) return absent();
      if (!(await createTree(tx, tree, ctx.now()))) return refuse('TREES_LIMIT_EXCEEDED', { limit: MOST_TREES });
    }
    const answer = await work(tx, await loadTree(tx, tree)).catch(repeatWhereTaken);
    if (!isRefusal(answer)) ctx.cache.changed(tx);
    return answer;
  });

/** Repeats a transaction whose chosen slug was taken in the meantime; the next attempt finds it taken. */
export function repeatWhereTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new LostRace('a slug was taken meanwhile') : error;
}

/**
 * Writes a tree's new shape, and refreshes the products of categories that have moved. @param changed the categories
 * whose revision goes up; their siblings only make room
 */
export async function writeTree(
  ctx: Context,
  tx: Tx,
  { before, after, changed }: { before: readonly Node[]; after: readonly Node[]; changed: readonly string[] },
): Promise<void> {
  const places = differences(before, after);
  await writePlaces(tx, places);
  await touchCategories(tx, changed, ctx.now());
  const parents = new Map(before.map(({ id, parentId }) => [id, parentId]));
  const isElsewhere = places.some(({ id, parentId }) => parents.has(id) && parents.get(id) !== parentId);
  if (isElsewhere) {
    const below = places.filter(({ id }) => parents.has(id)).map(({ id }) => id);
    await refreshProducts(tx, productsIn(tx, below));
  }
}

/** The changed categories, in the order of the ids; each is announced. */
export async function announceChanged(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  { ids, what, fields }: { ids: readonly string[]; what: 'created' | 'updated'; fields?: Fields },
): Promise<Category[]> {
  const found = new Map((await findCategories(tx, tree, ids, detailOf(fields))).map((one) => [one.id, one]));
  const changed = ids.flatMap((id) => found.get(id) ?? []);
  for (const category of changed) announceCategory(ctx, tx, what, category);
  return changed;
}

/** As `announceChanged`, for the one category in an answer. */
export async function announceOne(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  { id, what, fields }: { id: string; what: 'created' | 'updated'; fields?: Fields },
): Promise<{ category: CategoryAnswer }> {
  const [category] = await announceChanged(ctx, tx, tree, { ids: [id], what, fields });
  if (!category) throw new Error('a category that was just written is gone');
  return { category: viewCategory(ctx, category, fields) };
}

export const managed = (categoryId: string): Refusal =>
  refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', { categoryId });

/** The categories that have become hidden. */
export function hiddenBy(before: readonly Node[], after: readonly Node[]): string[] {
  const visible = new Set(before.flatMap((node) => (node.visible ? [node.id] : [])));
  return after.filter((node) => !node.visible && visible.has(node.id)).map(({ id }) => id);
}

export const announceMoved = (
  tx: Tx,
  { id, parentId, position, tree }: Pick<Category, 'id' | 'parentId' | 'position' | 'tree'>,
) =>
  emit(
    tx,
    categoryEvents.categoryMoved(id, {
      categoryId: id,
      parentCategory: { ...(parentId ? { id: parentId } : {}), index: position },
      treeReference: viewTree(tree),
    }),
  );
