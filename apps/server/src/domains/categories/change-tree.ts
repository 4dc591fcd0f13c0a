import type { Context } from '../../context.ts';
import { isUniqueViolation, LostRace, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findCategories } from './categories.store.ts';
import { type Category, isStoreTree, MOST_TREES, type Tree } from './category.ts';
import { productsIn, refreshProducts } from './category-items.store.ts';
import { type CategoryAnswer, detailOf, type Fields, toWire, toWireTree } from './category-view.ts';
import { absent } from './read-categories.ts';
import { differences, type Node } from './tree.ts';
import { createTree, loadTree, lockTree, touchCategories, writePlaces } from './trees.store.ts';

const EVENT = 'wix.categories.v1.category';
type What =
  | ('created' | 'updated' | 'deleted' | 'category_moved')
  | ('item_added_to_category' | 'item_removed_from_category' | 'items_arranged_in_category');

export const announce = (tx: Tx, what: What, categoryId: string, payload: object): void =>
  emit(tx, { type: `${EVENT}_${what}`, entityId: categoryId, payload });

/** V1 clients hear of the store's categories as collections. */
const collectionEvents = { created: 'CollectionCreated', updated: 'CollectionChanged', deleted: 'CollectionDeleted' };

/** Tells clients of both generations what became of a category. */
export function announceCategory(
  ctx: Context,
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  category: Category,
): void {
  announce(tx, what, category.id, { category: toWire(ctx, category, ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION']) });
  if (!isStoreTree(category.tree)) return;
  const type = `com.wix.ecommerce.catalog.api.v1.${collectionEvents[what]}`;
  emit(tx, { type, entityId: category.id, payload: { collectionId: category.id } });
}

/** Runs a change of a tree's shape: others who change the same tree wait for it, so none sees a half of another. */
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

/** Whoever was given a slug that somebody else takes meanwhile tries again, and finds it taken. */
export function repeatWhereTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new LostRace('a slug was taken meanwhile') : error;
}

/**
 * Writes a tree's new shape. Where categories have come below others, their products are told.
 * @param changed the categories whose revision goes up; their siblings only make room
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

/** Categories as they are after a change, in the order of the ids; each is announced. */
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

/** As `announceChanged`, for the one category that an answer tells of. */
export async function announceOne(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  { id, what, fields }: { id: string; what: 'created' | 'updated'; fields?: Fields },
): Promise<{ category: CategoryAnswer }> {
  const [category] = await announceChanged(ctx, tx, tree, { ids: [id], what, fields });
  if (!category) throw new Error('a category is gone that was just written');
  return { category: toWire(ctx, category, fields) };
}

export const managed = (categoryId: string): Refusal =>
  refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', { categoryId });

/** The categories that were visible and no longer are. */
export function hiddenBy(before: readonly Node[], after: readonly Node[]): string[] {
  const visible = new Set(before.flatMap((node) => (node.visible ? [node.id] : [])));
  return after.filter((node) => !node.visible && visible.has(node.id)).map(({ id }) => id);
}

export const announceMoved = (
  tx: Tx,
  { id, parentId, position, tree }: Pick<Category, 'id' | 'parentId' | 'position' | 'tree'>,
) =>
  announce(tx, 'category_moved', id, {
    categoryId: id,
    parentCategory: { ...(parentId ? { id: parentId } : {}), index: position },
    treeReference: toWireTree(tree),
  });
