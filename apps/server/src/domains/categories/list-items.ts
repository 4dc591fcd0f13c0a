import { type categories, categoryEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findCategories } from './categories.store.ts';
import { type Category, type Tree, treeOf, type WireTree } from './category.ts';
import { findCategoriesOfItems } from './category-items.store.ts';
import { viewTree } from './category-view.ts';
import { changeContents, refuseContents } from './change-items.ts';
import { type Item, itemKey, readItem, viewItem, type WireItem } from './item.ts';
import { arrangeItems, byAdded, byArrangement, type Listing, listArranged, listItems } from './listed-items.store.ts';
import { absent, seesHidden } from './read-categories.ts';

const LONGEST_PAGE = 100;

async function findOne(ctx: Context, tx: Tx, tree: Tree, id: string): Promise<Category | Refusal> {
  const [category] = await findCategories(tx, tree, [id]);
  return category && (category.visible || seesHidden(ctx)) ? category : absent();
}

/** The items of a category, newest first or as arranged. Visitors get visible products only. */
export const listItemsInCategory: UseCase<typeof categories.listItemsInCategory> = async (ctx, request) => {
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
    return { items: rows.map(viewItem), pagingMetadata: { count, cursors } };
  });
};

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
  // an item that cannot be a product is in no category
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

export const listCategoriesForItem: UseCase<typeof categories.listCategoriesForItem> = async (ctx, request) => {
  const found = await categoriesOf(ctx, { items: [request.item ?? {}], treeReference: request.treeReference });
  if (isRefusal(found)) return found;
  const [{ directIds, indirectIds } = { directIds: [], indirectIds: [] }] = found;
  return { directCategoryIds: directIds, allCategoryIds: [...directIds, ...indirectIds] };
};

export const listCategoriesForItems: UseCase<typeof categories.listCategoriesForItems> = async (
  ctx,
  { items = [], treeReference },
) => {
  const found = await categoriesOf(ctx, { items, treeReference });
  if (isRefusal(found)) return found;
  return {
    categoriesForItems: found.map(({ directIds, indirectIds }, index) => ({
      item: items[index],
      directCategoryIds: directIds,
      indirectCategoryIds: indirectIds,
    })),
  };
};

/** Arranges items before all others of their category, replacing the previous arrangement. */
export const setArrangedItems: UseCase<typeof categories.setArrangedItems> = async (ctx, request) => {
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
    emit(tx, categoryEvents.itemsArrangedInCategory(categoryId, { categoryId, treeReference: viewTree(tree) }));
    ctx.cache.changed(tx);
    const order = new Map(known.map((item) => [itemKey(item), viewItem(item)]));
    return { items: [...order.values()] };
  });
};

export const getArrangedItems: UseCase<typeof categories.getArrangedItems> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  return readSite(ctx, async (tx) => {
    const category = await findOne(ctx, tx, tree, request.categoryId);
    if (isRefusal(category)) return category;
    return { items: (await listArranged(tx, listingOf(ctx, category))).map(viewItem) };
  });
};
