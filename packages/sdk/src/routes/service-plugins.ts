/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const servicePlugins = /* @__PURE__ */ routes<typeof contract.servicePlugins>({
  listServicePlugins: 'GET /stoa/v1/service-plugins',
  createServicePlugin: 'POST /stoa/v1/service-plugins',
  updateServicePlugin: 'PATCH /stoa/v1/service-plugins/{servicePlugin.id}',
  deleteServicePlugin: 'DELETE /stoa/v1/service-plugins/{servicePluginId}',
  tryServicePlugin: 'POST /stoa/v1/service-plugins/{servicePluginId}/try',
});
