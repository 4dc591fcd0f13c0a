import type { categories, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findCategories } from './categories.store.ts';
import { type Category, type Tree, treeOf, type WireTree } from './category.ts';
import { findCategoriesOfItems } from './category-items.store.ts';
import { toWireTree } from './category-view.ts';
import { changeContents, refuseContents } from './change-items.ts';
import { announce } from './change-tree.ts';
import { type Item, itemKey, readItem, toWireItem, type WireItem } from './item.ts';
import { arrangeItems, byAdded, byArrangement, type Listing, listArranged, listItems } from './listed-items.store.ts';
import { absent, seesHidden } from './read-categories.ts';

const LONGEST_PAGE = 100;

async function findOne(ctx: Context, tx: Tx, tree: Tree, id: string): Promise<Category | Refusal> {
  const [category] = await findCategories(tx, tree, [id]);
  return category && (category.visible || seesHidden(ctx)) ? category : absent();
}

/** The items of a category, newest first or as they are arranged. Visitors get visible products only. */
export async function listItemsInCategory(ctx: Context, request: Request<typeof categories.listItemsInCategory>) {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { categoryId, useCategoryArrangement = false, includeItemsFromSubcategories = false, cursorPaging } = request;
  const compiled = compileQuery(
    {
      cursorPaging: cursorPaging?.limit
        ? { ...cursorPaging, limit: Math.min(cursorPaging.limit, LONGEST_PAGE) }
        : cursorPaging,
    },
    useCategoryArrangement ? byArrangement : byAdded,
    {
      secret: ctx.cursorSecret,
      scope: `items:${ctx.siteId}:${categoryId}:${useCategoryArrangement}:${includeItemsFromSubcategories}`,
    },
  );
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const category = await findOne(ctx, tx, tree, categoryId);
    if (isRefusal(category)) return category;
    const listing = { ...listingOf(ctx, category), withSubcategories: includeItemsFromSubcategories };
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await listItems(tx, listing, compiled.value));
    const { count, cursors } = pagingMetadata;
    return { items: rows.map(toWireItem), pagingMetadata: { count, cursors } };
  });
}

const listingOf = (ctx: Context, { id, managed }: Category): Listing => ({
  categoryId: id,
  isManaged: managed,
  withSubcategories: false,
  withHidden: seesHidden(ctx),
});

type ItemsRequest = { items: readonly WireItem[]; treeReference?: WireTree };

async function categoriesOf(ctx: Context, { items, treeReference }: ItemsRequest) {
  const tree = treeOf(treeReference);
  if (isRefusal(tree)) return tree;
  const read = items.map(readItem);
  // what can be no product is in no category
  const known = read.filter((item): item is Item => !isRefusal(item));
  const found = await readSite(ctx, (tx) => findCategoriesOfItems(tx, tree, known, { visibleOnly: !seesHidden(ctx) }));
  const byKey = new Map(known.map((item, index) => [itemKey(item), found[index] ?? []]));
  return read.map((item) => {
    const direct = (isRefusal(item) ? undefined : byKey.get(itemKey(item))) ?? [];
    const directIds = direct.map(({ id }) => id);
    const indirectIds = [...new Set(direct.flatMap(({ path }) => path))].filter((id) => !directIds.includes(id));
    return { directIds, indirectIds };
  });
}

export async function listCategoriesForItem(ctx: Context, request: Request<typeof categories.listCategoriesForItem>) {
  const found = await categoriesOf(ctx, { items: [request.item ?? {}], treeReference: request.treeReference });
  if (isRefusal(found)) return found;
  const [{ directIds, indirectIds } = { directIds: [], indirectIds: [] }] = found;
  return { directCategoryIds: directIds, allCategoryIds: [...directIds, ...indirectIds] };
}

export async function listCategoriesForItems(
  ctx: Context,
  { items = [], treeReference }: Request<typeof categories.listCategoriesForItems>,
) {
  const found = await categoriesOf(ctx, { items, treeReference });
  if (isRefusal(found)) return found;
  return {
    categoriesForItems: found.map(({ directIds, indirectIds }, index) => ({
      item: items[index],
      directCategoryIds: directIds,
      indirectCategoryIds: indirectIds,
    })),
  };
}

/** Arranges items before all others of their category; those that were arranged before and are not named are no longer. */
export async function setArrangedItems(ctx: Context, request: Request<typeof categories.setArrangedItems>) {
  const { categoryId, treeReference, items: wires = [] } = request;
  const items = wires.map(readItem);
  return changeContents(ctx, treeReference, async (tx, tree) => {
    const [category] = await findCategories(tx, tree, [categoryId]);
    const refused = refuseContents(ctx, category);
    if (refused) return refused;
    const known = items.filter((item): item is Item => !isRefusal(item));
    const arranged = new Set((await arrangeItems(tx, categoryId, known)).map(itemKey));
    const missing = items.findIndex((item) => isRefusal(item) || !arranged.has(itemKey(item)));
    if (missing >= 0) return refuse('ITEM_NOT_IN_CATEGORY', { item: wires[missing] });
    announce(tx, 'items_arranged_in_category', categoryId, { categoryId, treeReference: toWireTree(tree) });
    ctx.cache.changed(tx);
    const order = new Map(known.map((item) => [itemKey(item), toWireItem(item)]));
    return { items: [...order.values()] };
  });
}

export async function getArrangedItems(ctx: Context, request: Request<typeof categories.getArrangedItems>) {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  return readSite(ctx, async (tx) => {
    const category = await findOne(ctx, tx, tree, request.categoryId);
    if (isRefusal(category)) return category;
    return { items: (await listArranged(tx, listingOf(ctx, category))).map(toWireItem) };
  });
}
