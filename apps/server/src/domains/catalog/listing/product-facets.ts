import type { Context } from '../../../context.ts';
import type { Snapshot } from '../../../platform/cache/site-snapshots.ts';
import { readSite, type Scope } from '../../../platform/db/index.ts';
import {
  buildFacetIndex,
  type CompiledAggregations,
  type CompiledQuery,
  type Counted,
  countFound,
  type FacetIndex,
  type Queryable,
} from '../../../platform/query/index.ts';
import { hasVisibleProducts, visibleProducts } from './product-facets.store.ts';

/** For fewer products than this, the database counts quickly enough, and exactly. */
const LEAST_PRODUCTS = 5000;

/**
 * The facets of the visible products of a large site. Undefined for a small one, and until they are loaded: then the
 * database counts. They may be up to a minute old, as `isCurrent` tells.
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

/**
 * Counts the visible products of a query from the facet index, where it holds the fields in question; otherwise
 * undefined.
 */
export const countByFacets = async (
  ctx: Context,
  facets: Snapshot<FacetIndex> | undefined,
  asked: { query: CompiledQuery; queryable: Queryable; aggregations?: CompiledAggregations },
): Promise<Counted | undefined> =>
  facets && countFound(ctx, { index: facets.value, source: visibleProducts(ctx.site.currency) }, asked);
