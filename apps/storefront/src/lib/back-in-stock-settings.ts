import { type Api, STORES_APP_ID } from './api.ts';
import { orNull } from './api-errors.ts';

/** Whether the shop takes requests to be told when something is back. */
export async function collectsRequests({ backInStockSettings }: Api): Promise<boolean> {
  const answer = await orNull(backInStockSettings.getSettings());
  const states = answer?.settings?.collectionStates ?? [];
  return states.some(({ appId, collectingRequests }) => appId === STORES_APP_ID && collectingRequests === true);
}
