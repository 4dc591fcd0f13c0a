/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const savedViews = /* @__PURE__ */ routes<typeof contract.savedViews>({
  listSavedViews: 'GET /stoa/v1/saved-views',
  createSavedView: 'POST /stoa/v1/saved-views',
  updateSavedView: 'PATCH /stoa/v1/saved-views/{savedView.id}',
  deleteSavedView: 'DELETE /stoa/v1/saved-views/{savedViewId}',
});
