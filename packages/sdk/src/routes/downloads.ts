/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const downloads = /* @__PURE__ */ routes<typeof contract.downloads>({
  openDownloads: 'POST /stoa/v1/downloads/open',
  fetchDownload: 'POST /stoa/v1/downloads/fetch',
  listDownloadsOfOrder: 'GET /stoa/v1/downloads/orders/{orderId}',
  renewDownloads: 'POST /stoa/v1/downloads/orders/{orderId}/renew',
  getDownloadSettings: 'GET /stoa/v1/download-settings',
  updateDownloadSettings: 'PATCH /stoa/v1/download-settings',
});
