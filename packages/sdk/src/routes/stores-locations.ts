/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const storesLocations = /* @__PURE__ */ routes<typeof contract.storesLocations>({
  getStoresLocation: 'GET /stores/v3/locations/{storesLocationId}',
  queryStoresLocations: 'POST /stores/v3/locations/query',
  getDefaultStoresLocation: 'GET /stores/v3/locations/default',
});
