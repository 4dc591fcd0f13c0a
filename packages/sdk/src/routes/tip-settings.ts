/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const tipSettings = /* @__PURE__ */ routes<typeof contract.tipSettings>({
  createTipSettings: 'POST /tip-settings/v1/tip-settings',
  queryTipSettings: 'POST /tip-settings/v1/tip-settings/query',
  updateTipSettings: 'PATCH /tip-settings/v1/tip-settings',
  deleteTipSettings: 'DELETE /tip-settings/v1/tip-settings/{tipSettingsId}',
  createDefaultTipSettings: 'POST /tip-settings/v1/tip-settings/create-default',
});
