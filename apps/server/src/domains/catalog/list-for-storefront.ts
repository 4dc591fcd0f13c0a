import type { Request, Response, storefront } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import {
  type CompiledAggregations,
  type CompiledQuery,
  type Corrections,
  type Counted,
  compileAggregations,
  compileQuery,
  correctWords,
  knownTotal,
} from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Checked } from '../../platform/result.ts';
import type { WrittenJson } from '../../platform/written-json.ts';
import { countByFacets, productFacets } from './product-facets.ts';
import { both, storefrontSearchable, visibleOnly } from './product-queries.store.ts';
import { aggregateProducts, countProducts, queryProducts } from './products.store.ts';
import { v3Writing, writtenPage, writtenProducts } from './written-products.ts';

type Answer = Response<typeof storefront.listProducts>;

const FIELDS: ReadonlySet<string> = new Set(['CURRENCY']);

/** Lists of the storefront: the search of products, but with page numbers and a total. */
export async function listForStorefront(ctx: Context, request: Request<typeof storefront.listProducts>) {
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
  const load = async (): Promise<WrittenJson<Answer>> => {
    const { query, corrections, found, counted } = await findForgiving(ctx, compiled.value, compile, find);
    const key = `storefront counts ${JSON.stringify([query.stated, query.text?.key, search.aggregations, search.timeZone])}`;
    const known = knownTotal(query, found);
    const count = () => countByDatabase(ctx, query, aggregations.value, known);
    const [products, counts] = await Promise.all([
      readSite(ctx, (tx) => writtenProducts(ctx, tx, found.slice(0, query.limit), v3Writing(ctx, FIELDS))),
      counted ?? ctx.cache.read(ctx.siteId, key, count, { mayLag: true }),
    ]);
    const taken = [...corrections].map(([word, alternatives]) => ({ word, alternatives: [...alternatives] }));
    const { aggregationData, total } = counts;
    return {
      writtenJson: writtenPage(products, { total: known ?? total, aggregationData, corrections: taken }),
    };
  };
  // counts that lag are not kept: soon there will be others
  const isLasting = () => facets?.isCurrent ?? true;
  return ctx.cache.read(ctx.siteId, `storefront ${ctx.addresses.media} ${JSON.stringify([wire])}`, load, { isLasting });
}

/** What a query finds; where nothing has its words, what is found by words that they may be mistyped for. */
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
