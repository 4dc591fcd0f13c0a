import type { Context } from '../../context.ts';
import type { Snapshot } from '../../platform/cache/site-snapshots.ts';
import { readSite, type Scope } from '../../platform/db/index.ts';
import {
  buildFacetIndex,
  type CompiledAggregations,
  type CompiledQuery,
  type Counted,
  countFound,
  type FacetIndex,
  type Queryable,
} from '../../platform/query/index.ts';
import { hasVisibleProducts, visibleProducts } from './product-facets.store.ts';

/** The database counts fewer products quickly enough, and as they are now. */
const LEAST_PRODUCTS = 5000;

/**
 * The facets of the visible products of a site that has many. Undefined where it has few, and until they are read: then
 * the database counts. They may be a minute old, as `isCurrent` tells.
 */
export function productFacets(ctx: Context): Snapshot<FacetIndex> | undefined {
  const scope: Scope = { ...ctx, statements: { count: 0 } }; // no request waits for it
  return ctx.cache.snapshots.read(ctx.siteId, 'facets', async () => {
    try {
      if (!(await readSite(scope, (tx) => hasVisibleProducts(tx, LEAST_PRODUCTS)))) return null;
      return await buildFacetIndex(scope, visibleProducts(ctx.site.currency));
    } catch (error) {
      ctx.log.warn({ err: error, siteId: ctx.siteId }, 'the facets of products could not be read');
      throw error;
    }
  });
}

/** Counts the visible products that a query finds, where the facets of products know what is asked; else undefined. */
export const countByFacets = async (
  ctx: Context,
  facets: Snapshot<FacetIndex> | undefined,
  asked: { query: CompiledQuery; queryable: Queryable; aggregations?: CompiledAggregations },
): Promise<Counted | undefined> =>
  facets && countFound(ctx, { index: facets.value, source: visibleProducts(ctx.site.currency) }, asked);
