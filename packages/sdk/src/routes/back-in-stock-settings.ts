/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const backInStockSettings = /* @__PURE__ */ routes<typeof contract.backInStockSettings>({
  startCollectingRequests:
    'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
  stopCollectingRequests: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
  getSettings: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
});
