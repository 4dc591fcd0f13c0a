import { type backInStockSettings, isStoresApp, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { isCollecting, setCollecting } from './back-in-stock.store.ts';
import { STORE } from './requests.ts';

async function view(tx: Tx) {
  const collectingRequests = await isCollecting(tx, STORE);
  return { settings: { collectionStates: [{ appId: STORE, collectingRequests }] } };
}

const collect =
  (collecting: boolean) =>
  async (ctx: Context, { appId }: Request<typeof backInStockSettings.startCollectingRequests>) => {
    if (!isStoresApp(appId)) return refuse('NOT_SUPPORTED_APP_DEF_ID', { appId });
    return withSite(ctx, async (tx) => {
      await setCollecting(tx, STORE, collecting);
      ctx.cache.changed(tx);
      return view(tx);
    });
  };

export const startCollectingRequests = collect(true);
export const stopCollectingRequests = collect(false);

/** Whether visitors may leave their address; forms check this before they appear. */
export const getSettings = (ctx: Context) =>
  ctx.cache.read(ctx.siteId, 'back in stock settings', () => readSite(ctx, view));
