import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  date,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { PreorderSettings } from '../shared/catalogue.ts';
import { PagingMetadata, V1Paging } from './product-v1.ts';

export const InventoryVariantV2 = message('InventoryVariantV2', {
  variantId: text(),
  inStock: nullable(boolean),
  quantity: nullable(integer()),
  availableForPreorder: readonly(boolean),
});
export const InventoryItemV2 = message('InventoryItemV2', {
  id: nullable(text()),
  externalId: readonly(nullable(text())),
  productId: nullable(text()),
  trackQuantity: nullable(boolean),
  variants: list(ref(InventoryVariantV2)),
  lastUpdated: readonly(nullable(date)),
  numericId: readonly(int64),
  preorderInfo: ref(PreorderSettings),
});
export const DecrementData = message(
  'DecrementData',
  {
    inventoryId: text({ maxLength: 36 }),
    externalId: text({ maxLength: 36 }),
    productId: text({ maxLength: 36 }),
    variantId: guid,
    decrementBy: number({ minimum: 1 }),
    preorderRequest: boolean,
  },
  { atMostOne: [['inventoryId', 'externalId', 'productId']] },
);
export const IncrementData = message(
  'IncrementData',
  {
    inventoryId: text({ maxLength: 36 }),
    productId: text({ maxLength: 36 }),
    variantId: guid,
    incrementBy: number({ minimum: 1 }),
  },
  { atMostOne: [['inventoryId', 'productId']] },
);
export const V1InventoryQuery = message('V1InventoryQuery', {
  paging: ref(V1Paging),
  filter: nullable(text()),
  sort: nullable(text()),
});

export const inventoryV1 = service('stores.inventory', ['/stores', ''], {
  updateInventoryVariants: operation({
    method: 'PATCH',
    path: '/v2/inventoryItems/product/{inventoryItem.productId}',
    summary: 'Update inventory variants',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      inventoryItem: ref(InventoryItemV2),
    },
    response: {},
    required: ['inventoryItem', 'inventoryItem.productId'],
  }),
  decrementInventory: operation({
    method: 'POST',
    path: '/v2/inventoryItems/decrement',
    summary: 'Decrement inventory',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      decrementData: list(ref(DecrementData), { minItems: 1, maxItems: 300 }),
    },
    response: {},
    required: ['decrementData'],
  }),
  incrementInventory: operation({
    method: 'POST',
    path: '/v2/inventoryItems/increment',
    summary: 'Increment inventory',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      incrementData: list(ref(IncrementData), { minItems: 1, maxItems: 300 }),
    },
    response: {},
    required: ['incrementData'],
  }),
});
export const inventoryV1Reader = service('stores.inventory.reader', ['/stores-reader', ''], {
  getInventoryVariants: operation({
    method: 'POST',
    path: '/v2/inventoryItems/{inventoryId}/getVariants',
    summary: 'Get inventory variants',
    permit: backOffice('WIX_STORES.READ_INVENTORY'),
    request: {
      inventoryId: text(),
      externalId: text(),
      productId: text(),
      variantIds: list(text()),
    },
    response: {
      inventoryItem: ref(InventoryItemV2),
    },
    required: ['inventoryId'],
  }),
  queryInventory: operation({
    method: 'POST',
    path: '/v2/inventoryItems/query',
    summary: 'Query inventory',
    permit: backOffice('WIX_STORES.READ_INVENTORY'),
    request: {
      query: ref(V1InventoryQuery),
    },
    response: {
      inventoryItems: list(ref(InventoryItemV2)),
      metadata: ref(PagingMetadata),
      totalResults: number(),
    },
  }),
});
