import { legacyEvents } from '../events.ts';
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
import { PagingMetadata, V1Query } from './product-v1.ts';

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

export const inventoryV1 = service('stores.inventory', ['/stores', ''], {
  updateInventoryVariants: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v2/inventoryItems/product/{inventoryItem.productId}',
    // an inventory item has the id of its product
    olderPaths: ['/v2/inventoryItems/{inventoryItem.productId}'],
    summary: 'Update inventory variants',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      inventoryItem: ref(InventoryItemV2),
    },
    response: {},
    required: ['inventoryItem', 'inventoryItem.productId'],
    errors: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
  }),
  decrementInventory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/inventoryItems/decrement',
    summary: 'Decrement inventory',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      decrementData: list(ref(DecrementData), { minItems: 1, maxItems: 300 }),
    },
    response: {},
    required: ['decrementData'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MIN_QUANTITY_LIMIT_REACHED'],
  }),
  incrementInventory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/inventoryItems/increment',
    summary: 'Increment inventory',
    permit: backOffice('WIX_STORES.MODIFY_INVENTORY'),
    request: {
      incrementData: list(ref(IncrementData), { minItems: 1, maxItems: 300 }),
    },
    response: {},
    required: ['incrementData'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'MAX_QUANTITY_LIMIT_REACHED'],
  }),
});
export const inventoryV1Reader = service('stores.inventory.reader', ['/stores-reader', '', '/stores'], {
  getInventoryVariants: operation({
    method: 'POST',
    effect: 'read',
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
    effect: 'read',
    path: '/v2/inventoryItems/query',
    summary: 'Query inventory',
    permit: backOffice('WIX_STORES.READ_INVENTORY'),
    request: {
      query: ref(V1Query),
    },
    response: {
      inventoryItems: list(ref(InventoryItemV2)),
      metadata: ref(PagingMetadata),
      totalResults: number(),
    },
  }),
});

export const ChangedInventoryVariant = message('ChangedInventoryVariant', { id: text() });
export const InventoryVariantsChanged = message('InventoryVariantsChanged', {
  inventoryItemId: text(),
  productId: text(),
  variants: list(ref(ChangedInventoryVariant)),
});
export const InventoryItemChanged = message('InventoryItemChanged', {
  inventoryItemId: text(),
  productId: text(),
});
export const inventoryV1Events = legacyEvents('com.wix.ecommerce.inventory.api.v1', 'WIX_STORES.READ_INVENTORY', {
  inventoryVariantsChanged: { when: 'The stock of variants of a product changes.', carries: InventoryVariantsChanged },
  inventoryItemChanged: {
    when: 'Variants of a product are added or removed, or stock tracking is switched on or off.',
    carries: InventoryItemChanged,
  },
});
