import { isStoresApp, type productViews, type recommendations, storesAppIds } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import { writeSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { algorithms, appOfAlgorithms, runAlgorithm } from './algorithms.ts';
import { recordView } from './co-occurrences.store.ts';

const LIMIT = 20;
/** The time for which results are cached: sales and views go on all the time, and need not show at once. */
const FRESH_MS = 10 * 60_000;

export async function listAvailableAlgorithms() {
  return {
    availableAlgorithms: algorithms.map(({ id, type, name, description }) => ({
      config: { algorithmId: id, algorithmType: type, name, description },
      appId: appOfAlgorithms,
      catalogAppIds: [...storesAppIds],
    })),
  };
}

/**
 * Items that go with the given ones, by the first algorithm with enough results. An answer without a recommendation
 * means that none had.
 */
export const getRecommendation: UseCase<typeof recommendations.getRecommendation> = async (
  ctx,
  { items = [], algorithms: asked, minimumRecommendedItems = 1 },
) => {
  const refusal = refusalOf(items, asked);
  if (refusal) return refusal;
  const productIds = [...new Set(items.map(({ catalogItemId }) => catalogItemId.toLowerCase()).filter(isGuid))].sort();
  for (const { id, appId } of asked) {
    const algorithm = algorithms.find((one) => one.id === id);
    if (!algorithm || (algorithm.type === 'RELATED_ITEMS' && productIds.length === 0)) continue;
    const limit = Math.max(LIMIT, minimumRecommendedItems);
    const key = JSON.stringify(['recommendation', id, productIds, limit, Math.floor(ctx.now().getTime() / FRESH_MS)]);
    const { found } = await ctx.cache.read(ctx.siteId, key, async () => ({
      found: await runAlgorithm(ctx, algorithm, { productIds, now: ctx.now(), limit }),
    }));
    if (found.length === 0 || found.length < minimumRecommendedItems) continue;
    const recommended = found.map((catalogItemId) => ({ catalogItemId, appId: appOfAlgorithms }));
    return { recommendation: { items: recommended, algorithm: { id, appId } } };
  }
  return {};
};

function refusalOf(
  items: readonly { appId: string }[],
  asked: readonly { id: string; appId: string }[],
): Refusal | null {
  const foreign = items.find(({ appId }) => !isStoresApp(appId));
  if (foreign) return refuse('ITEM_APP_ID_NOT_SUPPORTED', { appId: foreign.appId });
  const unknownApp = asked.find(({ appId }) => !isStoresApp(appId));
  if (unknownApp) return refuse('RECOMMENDATIONS_PROVIDER_NOT_FOUND', { appId: unknownApp.appId });
  const unknown = asked.find(({ id }) => !algorithms.some((one) => one.id === id));
  return unknown ? refuse('ALGORITHM_NOT_SUPPORTED', { algorithmId: unknown.id }) : null;
}

/** Records that the caller viewed a product; does nothing for callers without identity. */
export const recordProductView: UseCase<typeof productViews.recordProductView> = async (ctx, { productId }) => {
  const viewerId = ownerOf(ctx.caller);
  if (viewerId) await writeSite(ctx, (tx) => recordView(tx, viewerId, productId, ctx.now()));
  return {};
};
