import { type categories, categoryEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, notPermitted, type Refusal } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findCategories } from './categories.store.ts';
import { type Category, isStoreTree, STORE_TREE, type Tree, treeOf, type WireTree } from './category.ts';
import {
  deleteItems,
  findCategoriesOfItems,
  insertItems,
  lockProducts,
  productsWithIds,
  refreshProducts,
} from './category-items.store.ts';
import { viewTree } from './category-view.ts';
import { managed } from './change-tree.ts';
import { absentProduct, type Item, productItem, readItem, viewItem, type WireItem } from './item.ts';
import { absent } from './read-categories.ts';
import { lockTree } from './trees.store.ts';

type Change = 'add' | 'remove';
type Membership = Item & { categoryId: string };
/** For each requested item and category: the change, or its refusal. */
type Wish = Membership | Refusal;

/** The refusal for callers who may not change the contents of a category. */
export function refuseContents(ctx: Context, category: Category | undefined): Refusal | null {
  if (!category) return absent();
  if (category.managed) return managed(category.id);
  const { managingAppId } = category;
  const isManager = managingAppId === null || (ctx.caller.kind === 'app' && ctx.caller.id === managingAppId);
  return isManager ? null : notPermitted('the contents of this category are managed by another app');
}

/** Runs a change of the contents of a tree's categories, while the tree keeps its shape. */
export async function changeContents<Answer>(
  ctx: Context,
  reference: WireTree,
  work: (tx: Tx, tree: Tree) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const tree = treeOf(reference);
  if (isRefusal(tree)) return tree;
  return withSite(ctx, async (tx) => {
    if (!(await lockTree(tx, tree, { shared: true }))) return absent();
    return work(tx, tree);
  });
}

/**
 * Makes the requested changes in as many statements as for one. Adding an item already in the category, or removing one
 * that is not, changes nothing and succeeds. The caller holds the tree's lock. @returns for each change its refusal, or
 * null
 */
async function carryOut(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  { change, wishes }: { change: Change; wishes: readonly Wish[] },
): Promise<(Refusal | null)[]> {
  const wanted = wishes.filter((wish): wish is Membership => !isRefusal(wish));
  const productIds = [...new Set(wanted.flatMap(({ productId }) => productId ?? []))];
  const found = await lockProducts(tx, productIds);
  const isThere = ({ productId }: Item) => change === 'remove' || productId === null || found.has(productId);
  const possible = wanted.filter(isThere);
  const changed = change === 'add' ? await insertItems(tx, possible) : await deleteItems(tx, possible);
  const products = changed.flatMap(({ productId }) => productId ?? []);
  if (products.length > 0 && isStoreTree(tree)) await refreshProducts(tx, productsWithIds(products));
  for (const item of changed) announceItem(tx, tree, change, item);
  if (changed.length > 0) ctx.cache.changed(tx);
  return wishes.map((wish) => {
    if (isRefusal(wish)) return wish;
    return isThere(wish) ? null : absentProduct();
  });
}

function announceItem(tx: Tx, tree: Tree, change: Change, { categoryId, ...item }: Membership): void {
  const common = { categoryId, treeReference: viewTree(tree) };
  emit(
    tx,
    change === 'add'
      ? categoryEvents.itemAddedToCategory(categoryId, { ...common, addedItem: viewItem(item) })
      : categoryEvents.itemRemovedFromCategory(categoryId, { ...common, removedItem: viewItem(item) }),
  );
}

type ItemsRequest = { categoryId: string; items?: WireItem[]; treeReference?: WireTree };

/** Many items, one category. */
function changeItems(ctx: Context, change: Change, { categoryId, items = [], treeReference }: ItemsRequest) {
  return changeContents(ctx, treeReference, async (tx, tree) => {
    const [category] = await findCategories(tx, tree, [categoryId]);
    const refused = refuseContents(ctx, category);
    if (refused) return refused;
    const wishes = items.map((wire): Wish => {
      const item = readItem(wire);
      return isRefusal(item) ? item : { ...item, categoryId };
    });
    const refusals = await carryOut(ctx, tx, tree, { change, wishes });
    const { results, bulkActionMetadata } = bulkAnswer(
      refusals.map((refusal) => ({ id: null, refusal })),
      false,
    );
    return {
      results: results.map(({ itemMetadata }, index) => ({ itemMetadata: { ...itemMetadata, item: items[index] } })),
      bulkActionMetadata,
    };
  });
}

export const bulkAddItemsToCategory: UseCase<typeof categories.bulkAddItemsToCategory> = (ctx, request) =>
  changeItems(ctx, 'add', request);
export const bulkRemoveItemsFromCategory: UseCase<typeof categories.bulkRemoveItemsFromCategory> = (ctx, request) =>
  changeItems(ctx, 'remove', request);

type CategoriesRequest = { item?: WireItem; categoryIds?: string[]; treeReference?: WireTree };

/** One item, many categories. */
function changeCategories(ctx: Context, change: Change, request: CategoriesRequest) {
  const { item: wire = {}, categoryIds = [], treeReference } = request;
  const item = readItem(wire);
  if (isRefusal(item)) return Promise.resolve(item);
  return changeContents(ctx, treeReference, async (tx, tree) => {
    const wishes = await wishesOf(ctx, tx, tree, item, categoryIds);
    return resultsOf(categoryIds, await carryOut(ctx, tx, tree, { change, wishes }));
  });
}

async function wishesOf(ctx: Context, tx: Tx, tree: Tree, item: Item, categoryIds: readonly string[]): Promise<Wish[]> {
  const found = new Map((await findCategories(tx, tree, categoryIds)).map((category) => [category.id, category]));
  return categoryIds.map((categoryId) => refuseContents(ctx, found.get(categoryId)) ?? { ...item, categoryId });
}

const resultsOf = (categoryIds: readonly string[], refusals: readonly (Refusal | null)[]) =>
  bulkAnswer(
    categoryIds.map((id, index) => ({ id, refusal: refusals[index] ?? null })),
    false,
  );

export const bulkAddItemToCategories: UseCase<typeof categories.bulkAddItemToCategories> = (ctx, request) =>
  changeCategories(ctx, 'add', request);
export const bulkRemoveItemFromCategories: UseCase<typeof categories.bulkRemoveItemFromCategories> = (ctx, request) =>
  changeCategories(ctx, 'remove', request);

/** Replaces the categories of an item in the tree. */
export const bulkSetItemCategories: UseCase<typeof categories.bulkSetItemCategories> = async (ctx, request) => {
  const { item: wire = {}, categoryIds = [], treeReference } = request;
  const item = readItem(wire);
  if (isRefusal(item)) return item;
  return changeContents(ctx, treeReference, async (tx, tree) => {
    const [current = []] = await findCategoriesOfItems(tx, tree, [item]);
    const known = new Set(current.map(({ id }) => id));
    const added = [...new Set(categoryIds)].filter((id) => !known.has(id));
    const removed = [...known].filter((id) => !categoryIds.includes(id));
    const addWishes = await wishesOf(ctx, tx, tree, item, added);
    const removeWishes = await wishesOf(ctx, tx, tree, item, removed);
    const adds = resultsOf(added, await carryOut(ctx, tx, tree, { change: 'add', wishes: addWishes }));
    const removes = resultsOf(removed, await carryOut(ctx, tx, tree, { change: 'remove', wishes: removeWishes }));
    const { totalSuccesses, totalFailures } = adds.bulkActionMetadata;
    return {
      addResults: adds.results,
      removeResults: removes.results,
      bulkActionMetadata: {
        totalSuccesses: totalSuccesses + removes.bulkActionMetadata.totalSuccesses,
        totalFailures: totalFailures + removes.bulkActionMetadata.totalFailures,
        undetailedFailures: 0,
      },
    };
  });
};

type ProductsChange = { change: Change; categoryIds: readonly string[]; productIds: readonly string[] };

/** Adds products to categories of the store or removes them: all or none. Returns the refusal, if any. */
export function changeProducts(ctx: Context, { change, categoryIds, productIds }: ProductsChange) {
  return changeContents(ctx, undefined, async (tx, tree) => {
    const [refusal] = await changeExisting(ctx, tx, tree, { change, categoryIds, productIds });
    return refusal ?? {};
  });
}

/**
 * As `changeProducts`, for a batch of a long job: products deleted in the meantime are skipped. @returns the refusal of
 * a category, if any
 */
export function changeBatch(ctx: Context, wanted: ProductsChange) {
  return changeContents(ctx, undefined, async (tx, tree) => {
    const refusals = await changeExisting(ctx, tx, tree, wanted);
    return refusals.find((refusal) => refusal.refused !== 'not-found') ?? {};
  });
}

async function changeExisting(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  { change, categoryIds, productIds }: ProductsChange,
): Promise<Refusal[]> {
  const found = new Map((await findCategories(tx, tree, categoryIds)).map((category) => [category.id, category]));
  const wishes = categoryIds.flatMap((categoryId): Wish[] => {
    const refused = refuseContents(ctx, found.get(categoryId));
    return refused ? [refused] : productIds.map((id) => ({ ...productItem(id), categoryId }));
  });
  const refusals = await carryOut(ctx, tx, tree, { change, wishes });
  return refusals.filter((refusal) => refusal !== null);
}

/** The refusal if this caller may not change these categories of the store, or null. */
export async function refuseCategories(ctx: Context, ids: readonly string[]): Promise<Refusal | null> {
  const found = await readSite(ctx, (tx) => findCategories(tx, STORE_TREE, ids));
  const byId = new Map(found.map((category) => [category.id, category]));
  return ids.map((id) => refuseContents(ctx, byId.get(id))).find((refusal) => refusal !== null) ?? null;
}
