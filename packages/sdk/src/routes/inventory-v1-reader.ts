/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const inventoryV1Reader = /* @__PURE__ */ routes<typeof contract.inventoryV1Reader>({
  getInventoryVariants: 'POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  queryInventory: 'POST /stores-reader/v2/inventoryItems/query',
});
