/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const ribbons = /* @__PURE__ */ routes<typeof contract.ribbons>({
  createRibbon: 'POST /stores/v3/ribbons',
  getRibbon: 'GET /stores/v3/ribbons/{ribbonId}',
  updateRibbon: 'PATCH /stores/v3/ribbons/{ribbon.id}',
  deleteRibbon: 'DELETE /stores/v3/ribbons/{ribbonId}',
  queryRibbons: 'POST /stores/v3/ribbons/query',
  countRibbons: 'POST /stores/v3/ribbons/count',
  bulkCreateRibbons: 'POST /stores/v3/bulk/ribbons/create',
  bulkUpdateRibbons: 'POST /stores/v3/bulk/ribbons/update',
  getOrCreateRibbon: 'POST /stores/v3/ribbons/get-or-create',
  bulkGetOrCreateRibbons: 'POST /stores/v3/bulk/ribbons/get-or-create',
  bulkDeleteRibbons: 'POST /stores/v3/bulk/ribbons/delete',
});
