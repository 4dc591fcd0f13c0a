import type { productsV3, Response } from '@stoa/contract';
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readSite, type Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
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
} from '../../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { SerialisedJson } from '../../../platform/serialised-json.ts';
import type { UseCase } from '../../../use-case.ts';
import { categoriesNamedInLanguage, findBreadcrumbs } from '../../categories/index.ts';
import {
  aggregateProducts,
  countProducts as countFound,
  queryProducts as findProducts,
} from '../listing/listed-products.store.ts';
import { countByFacets, productFacets } from '../listing/product-facets.ts';
import { both, everything, v3Queryable, v3Searchable, visibleOnly } from '../listing/product-queries.store.ts';
import { serialisePage, serialiseProducts } from '../listing/serialised-products.ts';
import { translatedProducts } from '../product/product-texts.ts';
import { findProductById, findProductBySlug, type StockedProduct } from '../product/products.store.ts';
import { fieldsFor } from './v3-fields.ts';
import { v3Serialiser } from './v3-serialiser.ts';
import { viewV3 } from './v3-view.ts';

type Fields = readonly string[] | undefined;
type SearchAnswer = Response<typeof productsV3.searchProducts>;

const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');

/** The requested fields, or the refusal of those this caller may not read. */
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
    asked.add('VARIANT_OPTION_CHOICE_NAMES'); // lists are shorter without it; a single product is read for its variants
    const found = await find(tx);
    if (!found || (!found.visible && !seesHidden(ctx))) return notFound('there is no such product');
    const [product = found] = await translatedProducts(ctx, tx, [found]);
    const breadcrumbs = await categoriesNamedInLanguage(ctx, tx, await breadcrumbsOf(tx, found, asked));
    return { product: viewV3(ctx, product, asked, breadcrumbs) };
  });
}

/** The path to the product's main category, or to its first, on request. */
async function breadcrumbsOf(tx: Tx, { mainCategoryId, categoryIds }: StockedProduct, asked: ReadonlySet<string>) {
  if (!asked.has('BREADCRUMBS_INFO')) return [];
  const main = mainCategoryId !== null && categoryIds.includes(mainCategoryId) ? [mainCategoryId] : [];
  return findBreadcrumbs(tx, [...main, ...categoryIds]);
}

export const getProduct: UseCase<typeof productsV3.getProduct> = (ctx, { productId, fields }) =>
  readOne(ctx, fields, async (tx) => (isGuid(productId) ? findProductById(tx, productId) : null));

export const getProductBySlug: UseCase<typeof productsV3.getProductBySlug> = (ctx, { slug, fields }) =>
  readOne(ctx, fields, (tx) => findProductBySlug(tx, slug));

export const queryProducts: UseCase<typeof productsV3.queryProducts> = async (ctx, request) =>
  readPage(ctx, { wire: request.query ?? {}, fields: request.fields, queryable: v3Queryable, path: 'query' });

export const searchProducts: UseCase<typeof productsV3.searchProducts> = async (ctx, { search, fields }) => {
  const queryable = searchable(ctx);
  const aggregations = compileAggregations(search.aggregations, queryable, {
    timeZone: search.timeZone,
    path: 'search',
  });
  if (!aggregations.ok) return invalid(...aggregations.violations);
  return readPage(ctx, { wire: search, fields, queryable, path: 'search', aggregations: aggregations.value });
};

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
      const { rows, pagingMetadata } = toCursorPage(
        query,
        await findProducts(tx, query, condition, { withStock: hidden }),
      );
      const products = await serialiseProducts(ctx, tx, rows, v3Serialiser(ctx, asked));
      return { products, pagingMetadata };
    });
  const aggregate = (aggregations: CompiledAggregations, query: CompiledQuery) => {
    const count = () => readSite(ctx, (tx) => aggregateProducts(tx, aggregations, both(condition, query.filter)));
    const key = `aggregations ${JSON.stringify([query.stated, query.text?.key, wire.aggregations, wire.timeZone])}`;
    return hidden ? count() : ctx.cache.read(ctx.siteId, key, count, { mayLag: true });
  };
  const load = async (): Promise<SerialisedJson<SearchAnswer>> => {
    const asIs = compiled.value;
    const { query } = asIs.text?.fuzzy ? await readSite(ctx, (tx) => correctWords(tx, asIs, compile)) : { query: asIs };
    const [{ products, pagingMetadata }, counted] = await Promise.all([
      readProducts(query),
      countByFacets(ctx, facets, { query, queryable, aggregations }),
    ]);
    const aggregationData = counted?.aggregationData ?? (aggregations && (await aggregate(aggregations, query)));
    return { serialisedJson: serialisePage(products, { pagingMetadata, aggregationData }) };
  };
  // callers who see hidden products work on them and need the current state
  if (hidden) return load();
  const isLasting = () => facets?.isCurrent ?? true;
  return ctx.cache.read(ctx.siteId, `v3 ${ctx.addresses.media} ${JSON.stringify([path, wire, fields])}`, load, {
    isLasting,
  });
}

export const countProducts: UseCase<typeof productsV3.countProducts> = async (ctx, request) => {
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
};
