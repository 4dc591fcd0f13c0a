import type { Request, Response, storefront } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import {
  type CompiledAggregations,
  type CompiledQuery,
  type Corrections,
  compileAggregations,
  compileQuery,
  correctWords,
  knownTotal,
} from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Checked } from '../../platform/result.ts';
import { both, storefrontSearchable, visibleOnly } from './product-queries.store.ts';
import { aggregateProducts, countProducts, findVersionedProducts, queryProducts } from './products.store.ts';
import { toV3 } from './v3-view.ts';

type Answer = Response<typeof storefront.listProducts>;

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
  const readPage = () =>
    readSite(ctx, async (tx) => {
      const { query, found, corrections } = await findForgiving(tx, compiled.value, compile);
      const ids = found.slice(0, query.limit).map(({ id }) => id);
      const known = new Map((await findVersionedProducts(tx, ids)).map(({ id, product }) => [id, product]));
      const products = ids.flatMap((id) => {
        const product = known.get(id);
        return product ? toV3(ctx, product, FIELDS) : [];
      });
      const taken = [...corrections].map(([word, alternatives]) => ({ word, alternatives: [...alternatives] }));
      return { query, known: knownTotal(query, found), products, corrections: taken };
    });
  const load = async (): Promise<Answer> => {
    const { query, known, products, corrections } = await readPage();
    const counted = await ctx.cache.read(
      ctx.siteId,
      `storefront counts ${JSON.stringify([wire])}`,
      () => countAll(ctx, query, known, aggregations.value),
      { mayLag: true },
    );
    return { products, ...counted, corrections };
  };
  return ctx.cache.read(ctx.siteId, `storefront ${ctx.addresses.media} ${JSON.stringify([wire])}`, load);
}

const countAll = (
  ctx: Context,
  query: CompiledQuery,
  known: number | undefined,
  aggregations: CompiledAggregations | undefined,
) =>
  readSite(ctx, async (tx) => {
    const condition = both(visibleOnly, query.filter);
    return {
      total: known ?? (await countProducts(tx, condition)),
      aggregationData: aggregations ? await aggregateProducts(tx, aggregations, condition) : { results: [] },
    };
  });

/** What is found; where nothing is, what is found by words that the ones asked for may be mistyped for. */
async function findForgiving(
  tx: Tx,
  query: CompiledQuery,
  compile: (corrections: Corrections) => Checked<CompiledQuery>,
) {
  const found = query.text?.fuzzy ? [] : await queryProducts(tx, query, visibleOnly);
  if (found.length > 0 || !query.text) return { query, found, corrections: new Map() as Corrections };
  const corrected = await correctWords(tx, query, compile);
  return { ...corrected, found: await queryProducts(tx, corrected.query, visibleOnly) };
}

const FIELDS: ReadonlySet<string> = new Set(['CURRENCY']);
