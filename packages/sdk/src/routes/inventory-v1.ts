/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const inventoryV1 = /* @__PURE__ */ routes<typeof contract.inventoryV1>({
  updateInventoryVariants: 'PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}',
  decrementInventory: 'POST /stores/v2/inventoryItems/decrement',
  incrementInventory: 'POST /stores/v2/inventoryItems/increment',
});
