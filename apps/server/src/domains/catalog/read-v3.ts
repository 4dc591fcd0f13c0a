import type { productsV3, Request, Response } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import {
  type CompiledAggregations,
  type CompiledQuery,
  type Corrections,
  compileAggregations,
  compileQuery,
  correctWords,
  type Queryable,
  toCursorPage,
  type WireQuery,
} from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { WrittenJson } from '../../platform/written-json.ts';
import { findBreadcrumbs } from '../categories/index.ts';
import { countByFacets, productFacets } from './product-facets.ts';
import { both, everything, v3Queryable, v3Searchable, visibleOnly } from './product-queries.store.ts';
import {
  aggregateProducts,
  countProducts as countFound,
  findProductById,
  findProductBySlug,
  queryProducts as findProducts,
  type StockedProduct,
} from './products.store.ts';
import { fieldsFor } from './v3-fields.ts';
import { toV3 } from './v3-view.ts';
import { v3Writing, writtenPage, writtenProducts } from './written-products.ts';

type Fields = readonly string[] | undefined;
type SearchAnswer = Response<typeof productsV3.searchProducts>;

const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');

/** The fields asked for, or why this caller may not have them. */
function askedFields(ctx: Context, fields: Fields): Set<string> | Refusal {
  const asked = fieldsFor(ctx.caller, fields);
  if (asked.has('MERCHANT_DATA') && !may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ'))
    return refuse('NO_PERMISSION_TO_READ_MERCHANT_DATA');
  return asked;
}

async function readOne(ctx: Context, fields: Fields, find: (tx: Tx) => Promise<StockedProduct | null>) {
  const asked = askedFields(ctx, fields);
  if (isRefusal(asked)) return asked;
  return readSite(ctx, async (tx) => {
    asked.add('VARIANT_OPTION_CHOICE_NAMES'); // a list is shorter without; one product is read for its variants
    const found = await find(tx);
    if (!found || (!found.visible && !seesHidden(ctx))) return notFound('there is no such product');
    return { product: toV3(ctx, found, asked, await breadcrumbsOf(tx, found, asked)) };
  });
}

/** The way to the product's main category, or else to the first of its categories, if that is asked for. */
async function breadcrumbsOf(tx: Tx, { mainCategoryId, categoryIds }: StockedProduct, asked: ReadonlySet<string>) {
  if (!asked.has('BREADCRUMBS_INFO')) return [];
  const main = mainCategoryId !== null && categoryIds.includes(mainCategoryId) ? [mainCategoryId] : [];
  return findBreadcrumbs(tx, [...main, ...categoryIds]);
}

export const getProduct = (ctx: Context, { productId, fields }: Request<typeof productsV3.getProduct>) =>
  readOne(ctx, fields, async (tx) => (isGuid(productId) ? findProductById(tx, productId) : null));

export const getProductBySlug = (ctx: Context, { slug, fields }: Request<typeof productsV3.getProductBySlug>) =>
  readOne(ctx, fields, (tx) => findProductBySlug(tx, slug));

export const queryProducts = async (ctx: Context, request: Request<typeof productsV3.queryProducts>) =>
  readPage(ctx, { wire: request.query ?? {}, fields: request.fields, queryable: v3Queryable, path: 'query' });

export async function searchProducts(ctx: Context, { search, fields }: Request<typeof productsV3.searchProducts>) {
  const queryable = searchable(ctx);
  const aggregations = compileAggregations(search.aggregations, queryable, {
    timeZone: search.timeZone,
    path: 'search',
  });
  if (!aggregations.ok) return invalid(...aggregations.violations);
  return readPage(ctx, { wire: search, fields, queryable, path: 'search', aggregations: aggregations.value });
}

const searchable = (ctx: Context): Queryable => v3Searchable(ctx.site.currency, { seesPrivateTags: seesHidden(ctx) });

type Page = {
  wire: WireQuery & { aggregations?: unknown; timeZone?: unknown };
  fields: Fields;
  queryable: Queryable;
  path: string;
  aggregations?: CompiledAggregations;
};

async function readPage(ctx: Context, { wire, fields, queryable, path, aggregations }: Page) {
  const asked = askedFields(ctx, fields);
  if (isRefusal(asked)) return asked;
  const compile = (corrections?: Corrections) =>
    compileQuery(wire, queryable, { secret: ctx.cursorSecret, scope: `products:${ctx.siteId}`, path, corrections });
  const compiled = compile();
  if (!compiled.ok) return invalid(...compiled.violations);
  const hidden = seesHidden(ctx);
  const condition = hidden ? everything : visibleOnly;
  const facets = hidden || !aggregations ? undefined : productFacets(ctx);
  const readProducts = (query: CompiledQuery) =>
    readSite(ctx, async (tx) => {
      const { rows, pagingMetadata } = toCursorPage(query, await findProducts(tx, query, condition));
      const products = await writtenProducts(ctx, tx, rows, v3Writing(ctx, asked));
      return { products, pagingMetadata };
    });
  const aggregate = (aggregations: CompiledAggregations, query: CompiledQuery) => {
    const count = () => readSite(ctx, (tx) => aggregateProducts(tx, aggregations, both(condition, query.filter)));
    const key = `aggregations ${JSON.stringify([query.stated, query.text?.key, wire.aggregations, wire.timeZone])}`;
    return hidden ? count() : ctx.cache.read(ctx.siteId, key, count, { mayLag: true });
  };
  const load = async (): Promise<WrittenJson<SearchAnswer>> => {
    const asIs = compiled.value;
    const { query } = asIs.text?.fuzzy ? await readSite(ctx, (tx) => correctWords(tx, asIs, compile)) : { query: asIs };
    const [{ products, pagingMetadata }, counted] = await Promise.all([
      readProducts(query),
      countByFacets(ctx, facets, { query, queryable, aggregations }),
    ]);
    const aggregationData = counted?.aggregationData ?? (aggregations && (await aggregate(aggregations, query)));
    return { writtenJson: writtenPage(products, { pagingMetadata, aggregationData }) };
  };
  // who sees hidden products works on them and wants to see them as they are
  if (hidden) return load();
  const isLasting = () => facets?.isCurrent ?? true;
  return ctx.cache.read(ctx.siteId, `v3 ${ctx.addresses.media} ${JSON.stringify([path, wire, fields])}`, load, {
    isLasting,
  });
}

export async function countProducts(ctx: Context, request: Request<typeof productsV3.countProducts>) {
  const { filter, search, returnNonVisibleProducts } = request;
  if (returnNonVisibleProducts && !seesHidden(ctx)) return refuse('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS');
  const compile = (corrections?: Corrections) =>
    compileQuery({ filter, search }, searchable(ctx), { secret: '', scope: '', corrections });
  const compiled = compile();
  if (!compiled.ok) return invalid(...compiled.violations);
  const scope = returnNonVisibleProducts ? everything : visibleOnly;
  const count = await readSite(ctx, async (tx) => {
    const asIs = compiled.value;
    const query = asIs.text?.fuzzy ? (await correctWords(tx, asIs, compile)).query : asIs;
    return countFound(tx, both(scope, query.filter));
  });
  return { count };
}
