import type { Request, Response, storefront } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import {
  type CompiledAggregations,
  type CompiledQuery,
  type Corrections,
  type Counted,
  compileAggregations,
  compileQuery,
  correctWords,
  knownTotal,
} from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { Checked } from '../../../platform/result.ts';
import type { SerialisedJson } from '../../../platform/serialised-json.ts';
import { aggregateProducts, countProducts, queryProducts } from './listed-products.store.ts';
import { countByFacets, productFacets } from './product-facets.ts';
import { both, storefrontSearchable, visibleOnly } from './product-queries.store.ts';
import { type Serialiser, serialisePage, serialiseProducts } from './serialised-products.ts';

type Answer = Response<typeof storefront.listProducts>;

/** Lists of the storefront: the search of products, but with page numbers and a total, written as `serialiser` says. */
export async function listForStorefront(
  ctx: Context,
  request: Request<typeof storefront.listProducts>,
  serialiser: Serialiser,
) {
  const { search, offset = 0 } = request;
  const { cursorPaging, ...asked } = search;
  const wire = { ...asked, paging: { limit: cursorPaging?.limit ?? undefined, offset } };
  const scope = {
    secret: ctx.cursorSecret,
    scope: `products:${ctx.siteId}`,
    path: 'search',
    paging: 'offset' as const,
  };
  const queryable = storefrontSearchable(ctx.site.currency);
  const compile = (corrections?: Corrections) => compileQuery(wire, queryable, { ...scope, corrections });
  const compiled = compile();
  if (!compiled.ok) return invalid(...compiled.violations);
  const aggregations = compileAggregations(search.aggregations, queryable, {
    timeZone: search.timeZone,
    path: 'search',
  });
  if (!aggregations.ok) return invalid(...aggregations.violations);

  const facets = productFacets(ctx);
  const find = async (query: CompiledQuery) => {
    const [found, counted] = await Promise.all([
      readSite(ctx, (tx) => queryProducts(tx, query, visibleOnly)),
      countByFacets(ctx, facets, { query, queryable, aggregations: aggregations.value }),
    ]);
    return { found, counted };
  };
  const load = async (): Promise<SerialisedJson<Answer>> => {
    const { query, corrections, found, counted } = await findForgiving(ctx, compiled.value, compile, find);
    const key = `storefront counts ${JSON.stringify([query.stated, query.text?.key, search.aggregations, search.timeZone])}`;
    const known = knownTotal(query, found);
    const count = () => countByDatabase(ctx, query, aggregations.value, known);
    const [products, counts] = await Promise.all([
      readSite(ctx, (tx) => serialiseProducts(ctx, tx, found.slice(0, query.limit), serialiser)),
      counted ?? ctx.cache.read(ctx.siteId, key, count, { mayLag: true }),
    ]);
    const taken = [...corrections].map(([word, alternatives]) => ({ word, alternatives: [...alternatives] }));
    const { aggregationData, total } = counts;
    return {
      serialisedJson: serialisePage(products, { total: known ?? total, aggregationData, corrections: taken }),
    };
  };
  // outdated counts are not cached: new ones are coming
  const isLasting = () => facets?.isCurrent ?? true;
  return ctx.cache.read(ctx.siteId, `storefront ${ctx.addresses.media} ${JSON.stringify([wire])}`, load, { isLasting });
}

/** The results of a query; if there are none, the results for words that may have been mistyped. */
async function findForgiving<T extends { found: readonly unknown[] }>(
  ctx: Context,
  query: CompiledQuery,
  compile: (corrections: Corrections) => Checked<CompiledQuery>,
  find: (query: CompiledQuery) => Promise<T>,
): Promise<T & { query: CompiledQuery; corrections: Corrections }> {
  if (!query.text?.fuzzy) {
    const asTyped = await find(query);
    if (asTyped.found.length > 0 || !query.text) return { ...asTyped, query, corrections: new Map() };
  }
  const corrected = await readSite(ctx, (tx) => correctWords(tx, query, compile));
  return { ...(await find(corrected.query)), ...corrected };
}

const countByDatabase = (
  ctx: Context,
  query: CompiledQuery,
  aggregations: CompiledAggregations | undefined,
  known: number | undefined,
): Promise<Counted> =>
  readSite(ctx, async (tx) => {
    const condition = both(visibleOnly, query.filter);
    return {
      total: known ?? (await countProducts(tx, condition)),
      aggregationData: aggregations ? await aggregateProducts(tx, aggregations, condition) : { results: [] },
    };
  });
