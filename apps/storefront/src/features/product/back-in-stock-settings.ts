import { type Api, STORES_APP_ID } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';

/** Whether the shop accepts back-in-stock requests. */
export async function collectsRequests({ backInStockSettings }: Api): Promise<boolean> {
  const answer = await orNull(backInStockSettings.getSettings());
  const states = answer?.settings?.collectionStates ?? [];
  return states.some(({ appId, collectingRequests }) => appId === STORES_APP_ID && collectingRequests === true);
}
