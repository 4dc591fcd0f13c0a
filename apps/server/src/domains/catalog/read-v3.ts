import type { productsV3, Request, Response } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileFilter, compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { WrittenJson } from '../../platform/written-json.ts';
import { firstCategoryOf } from './categories.store.ts';
import { both, everything, matching, v3Queryable, v3Searchable, visibleOnly } from './product-queries.store.ts';
import {
  countProducts as count,
  findProductById,
  findProductBySlug,
  queryProducts as query,
  type StockedProduct,
} from './products.store.ts';
import { toV3 } from './v3-view.ts';
import { writtenPage, writtenProducts } from './written-products.ts';

type Fields = readonly string[] | undefined;
type QueryAnswer = Response<typeof productsV3.queryProducts>;

const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');

/** The fields asked for, or why this caller may not have them. */
function askedFields(ctx: Context, fields: Fields): Set<string> | Refusal {
  const asked = new Set(fields ?? []);
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
    const category = asked.has('BREADCRUMBS_INFO') ? await firstCategoryOf(tx, found.categoryIds) : null;
    return { product: toV3(ctx, found, asked, category) };
  });
}

export const getProduct = (ctx: Context, { productId, fields }: Request<typeof productsV3.getProduct>) =>
  readOne(ctx, fields, async (tx) => (isGuid(productId) ? findProductById(tx, productId) : null));

export const getProductBySlug = (ctx: Context, { slug, fields }: Request<typeof productsV3.getProductBySlug>) =>
  readOne(ctx, fields, (tx) => findProductBySlug(tx, slug));

export const queryProducts = async (ctx: Context, request: Request<typeof productsV3.queryProducts>) =>
  readPage(ctx, { wire: request.query ?? {}, fields: request.fields, queryable: v3Queryable, path: 'query' });

export async function searchProducts(ctx: Context, { search, fields }: Request<typeof productsV3.searchProducts>) {
  if (search.aggregations?.length) {
    return invalid({
      field: 'search.aggregations',
      description: 'aggregations are not offered for products',
      violatedRule: 'FIELD_NOT_ALLOWED',
    });
  }
  return readPage(ctx, {
    wire: search,
    fields,
    queryable: v3Searchable(ctx.site.currency),
    path: 'search',
    words: search.search,
  });
}

type Words = { expression?: string | null; mode?: 'AND' | 'OR'; fuzzy?: boolean } | undefined;
type Page = { wire: WireQuery; fields: Fields; queryable: typeof v3Queryable; path: string; words?: Words };

async function readPage(ctx: Context, { wire, fields, queryable, path, words }: Page) {
  const asked = askedFields(ctx, fields);
  if (isRefusal(asked)) return asked;
  const compiled = compileQuery(wire, queryable, { secret: ctx.cursorSecret, scope: `products:${ctx.siteId}`, path });
  if (!compiled.ok) return invalid(...compiled.violations);
  const hidden = seesHidden(ctx);
  const load = async () => {
    const condition = both(hidden ? everything : visibleOnly, matchingWords(words));
    return readSite(ctx, async (tx): Promise<WrittenJson<QueryAnswer>> => {
      const { rows, pagingMetadata } = toCursorPage(compiled.value, await query(tx, compiled.value, condition));
      const name = `v3 ${[...asked].sort()}`;
      const products = await writtenProducts(ctx, tx, rows, { name, write: (product) => toV3(ctx, product, asked) });
      return { writtenJson: writtenPage(products, 'pagingMetadata', pagingMetadata) };
    });
  };
  // who sees hidden products works on them and wants to see them as they are
  if (hidden) return load();
  return ctx.cache.read(ctx.siteId, `v3 ${ctx.addresses.media} ${JSON.stringify([path, wire, fields])}`, load);
}

const matchingWords = (words: Words) =>
  words?.expression ? matching(words.expression, words.mode ?? 'OR', words.fuzzy ?? false) : everything;

export async function countProducts(ctx: Context, request: Request<typeof productsV3.countProducts>) {
  if (request.returnNonVisibleProducts && !seesHidden(ctx))
    return refuse('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS');
  const filter = compileFilter(request.filter, v3Searchable(ctx.site.currency));
  if (!filter.ok) return invalid(...filter.violations);
  const scope = request.returnNonVisibleProducts ? everything : visibleOnly;
  return {
    count: await readSite(ctx, (tx) => count(tx, both(both(scope, filter.value), matchingWords(request.search)))),
  };
}
