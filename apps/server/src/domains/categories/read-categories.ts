import type { categories, Request } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import {
  type CompiledAggregations,
  compileAggregations,
  compileQuery,
  toCursorPage,
  type WireQuery,
} from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, notPermitted, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  aggregateCategories,
  both,
  categoryQueryable,
  countCategories as count,
  everything,
  findCategories,
  findCategoryBySlug,
  inTree,
  queryCategories as query,
  visibleOnly,
} from './categories.store.ts';
import { ALL_PRODUCTS_ID, type Category, STORE_TREE, type Tree, treeOf } from './category.ts';
import { translatedCategories } from './category-texts.ts';
import { detailOf, type Fields, viewCategory, viewTree } from './category-view.ts';
import { listTrees as trees } from './trees.store.ts';

/** Visitors see visible categories only; others do not exist for them. */
export const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'CATEGORIES.CATEGORY_READ');
export const absent = (): Refusal => notFound('there is no such category');

async function readOne(
  ctx: Context,
  { treeReference, fields }: Pick<Request<typeof categories.getCategory>, 'treeReference' | 'fields'>,
  find: (tx: Tx, tree: Tree) => Promise<Category | null | undefined>,
) {
  const tree = treeOf(treeReference);
  if (isRefusal(tree)) return tree;
  const found = await readSite(ctx, async (tx) => {
    const category = await find(tx, tree);
    return category && (await translatedCategories(ctx, tx, [category]))[0];
  });
  return found && (found.visible || seesHidden(ctx)) ? { category: viewCategory(ctx, found, fields) } : absent();
}

export const getCategory: UseCase<typeof categories.getCategory> = (ctx, request) =>
  readOne(ctx, request, async (tx, tree) => {
    const [found] = await findCategories(tx, tree, [request.categoryId], detailOf(request.fields));
    return found;
  });

/** Finds a category by its current or a former slug; the answer contains the current one. */
export const getCategoryBySlug: UseCase<typeof categories.getCategoryBySlug> = (ctx, request) =>
  readOne(ctx, request, (tx, tree) => findCategoryBySlug(tx, tree, request.slug, detailOf(request.fields)));

type Page = {
  wire: WireQuery;
  tree: Tree;
  hidden: boolean;
  fields: Fields;
  path: string;
  aggregations?: CompiledAggregations;
};

export const queryCategories: UseCase<typeof categories.queryCategories> = async (ctx, request) => {
  const scope = scopeOf(ctx, request);
  if (isRefusal(scope)) return scope;
  return readPage(ctx, { wire: (request.query ?? {}) as WireQuery, ...scope, fields: request.fields, path: 'query' });
};

export const searchCategories: UseCase<typeof categories.searchCategories> = async (ctx, request) => {
  const scope = scopeOf(ctx, request);
  if (isRefusal(scope)) return scope;
  const { search, fields } = request;
  const { timeZone } = search;
  const aggregations = compileAggregations(search.aggregations, categoryQueryable, { timeZone, path: 'search' });
  if (!aggregations.ok) return invalid(...aggregations.violations);
  return readPage(ctx, { wire: search, ...scope, fields, path: 'search', aggregations: aggregations.value });
};

type ScopeRequest = Pick<Request<typeof categories.queryCategories>, 'treeReference' | 'returnNonVisibleCategories'>;

function scopeOf(ctx: Context, request: ScopeRequest): { tree: Tree; hidden: boolean } | Refusal {
  const hidden = request.returnNonVisibleCategories ?? false;
  if (hidden && !seesHidden(ctx)) return notPermitted('hidden categories are for staff');
  const tree = treeOf(request.treeReference);
  return isRefusal(tree) ? tree : { tree, hidden };
}

async function readPage(ctx: Context, { wire, tree, hidden, fields, path, aggregations }: Page) {
  const scope = `categories:${ctx.siteId}:${tree.namespace}:${tree.key}`;
  const compiled = compileQuery(wire, categoryQueryable, { secret: ctx.cursorSecret, scope, path });
  if (!compiled.ok) return invalid(...compiled.violations);
  const condition = conditionOf(tree, hidden);
  const load = () =>
    readSite(ctx, async (tx) => {
      const page = toCursorPage(compiled.value, await query(tx, compiled.value, condition, detailOf(fields)));
      const aggregationData =
        aggregations && (await aggregateCategories(tx, aggregations, both(condition, compiled.value.filter)));
      const rows = await translatedCategories(ctx, tx, page.rows);
      return {
        categories: rows.map((category) => viewCategory(ctx, category, fields)),
        pagingMetadata: page.pagingMetadata,
        ...(aggregationData ? { aggregationData } : {}),
      };
    });
  // callers who edit categories need the current state
  if (seesHidden(ctx)) return load();
  const key = `categories ${ctx.addresses.media} ${JSON.stringify([path, wire, tree, fields])}`;
  return ctx.cache.read(ctx.siteId, key, load);
}

const conditionOf = (tree: Tree, hidden: boolean) => both(inTree(tree), hidden ? everything : visibleOnly);

export const countCategories: UseCase<typeof categories.countCategories> = async (ctx, request) => {
  const scope = scopeOf(ctx, request);
  if (isRefusal(scope)) return scope;
  const { filter, search } = request;
  const compiled = compileQuery({ filter, search }, categoryQueryable, { secret: '', scope: '' });
  if (!compiled.ok) return invalid(...compiled.violations);
  const condition = both(conditionOf(scope.tree, scope.hidden), compiled.value.filter);
  return { count: await readSite(ctx, (tx) => count(tx, condition)) };
};

export const listTrees: UseCase<typeof categories.listTrees> = async (ctx) => ({
  trees: (await readSite(ctx, trees)).map(viewTree),
});

/** The category of all products, for V3 clients. */
export const getAllProductsCategory = async () => ({
  categoryId: ALL_PRODUCTS_ID,
  treeReference: viewTree(STORE_TREE),
});
