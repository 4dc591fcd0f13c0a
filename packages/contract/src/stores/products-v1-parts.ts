import { OrderImage } from '../ecom/order.ts';
import { TaxGroupItemMetadata } from '../ecom/tax-groups.ts';
import { backOffice, operation } from '../operation.ts';
import { boolean, guid, list, mapOf, message, nullable, number, readonly, ref, text, webUrl } from '../schema.ts';
import { PreorderSettings, StoredVideo } from '../shared/catalogue.ts';
import { Collection } from '../shared/commerce.ts';
import { Dimensions } from '../shared/common.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { V1Variant, VariantStock } from './product-v1.ts';

export const VariantOverride = message('VariantOverride', {
  choices: mapOf(text()),
  variantIds: list(text()),
  price: nullable(number({ maximum: 999999999.99 })),
  cost: nullable(number({ maximum: 999999999.99 })),
  weight: nullable(number({ maximum: 999999999.99 })),
  sku: nullable(text({ maxLength: 40 })),
  visible: nullable(boolean),
  productDimensions: ref(Dimensions),
  packageDimensions: ref(Dimensions),
});
export const OptionAndChoice = message('OptionAndChoice', {
  option: text({ minLength: 1, maxLength: 50 }),
  choice: text({ minLength: 1, maxLength: 50 }),
});
export const MediaDataForWrite = message(
  'MediaDataForWrite',
  {
    mediaId: text(),
    url: webUrl,
    choice: ref(OptionAndChoice),
  },
  { atMostOne: [['mediaId', 'url']] },
);
export const MediaAssignmentToChoice = message('MediaAssignmentToChoice', {
  option: text({ minLength: 1, maxLength: 50 }),
  choice: text({ minLength: 1, maxLength: 50 }),
  mediaIds: list(text(), { maxItems: 50 }),
});
export const V1SetValue = message(
  'V1SetValue',
  {
    price: number({ maximum: 999999999.99 }),
    cost: number({ maximum: 999999999.99 }),
    weight: number({ maximum: 999999999.99 }),
    ribbon: text({ maxLength: 30 }),
    brand: text({ maxLength: 50 }),
  },
  { atMostOne: [['price', 'cost', 'weight', 'ribbon', 'brand']] },
);
export const BulkProductResult = message('BulkProductResult', {
  itemMetadata: ref(TaxGroupItemMetadata),
});
export const PercentageData = message('PercentageData', {
  roundToInt: boolean,
  rate: number({ minimum: -100, maximum: 1000 }),
});
export const PropertyAdjustmentData = message(
  'PropertyAdjustmentData',
  {
    percentage: ref(PercentageData),
    amount: number({ minimum: -999999999.99, maximum: 999999999.99 }),
  },
  { atMostOne: [['percentage', 'amount']] },
);
export const AdjustValue = message(
  'AdjustValue',
  {
    price: ref(PropertyAdjustmentData),
    cost: ref(PropertyAdjustmentData),
    weight: ref(PropertyAdjustmentData),
  },
  { atMostOne: [['price', 'cost', 'weight']] },
);
export const PlatformMedia = message(
  'PlatformMedia',
  {
    image: ref(OrderImage),
    video: ref(StoredVideo),
  },
  { atMostOne: [['image', 'video']] },
);
export const StoreVariant = message('StoreVariant', {
  id: text(),
  variantId: guid,
  productId: text(),
  variantName: text({ minLength: 1, maxLength: 80 }),
  productName: text({ minLength: 1, maxLength: 80 }),
  managedVariant: boolean,
  sku: text({ maxLength: 40 }),
  stock: ref(VariantStock),
  choices: mapOf(text()),
  collectionIds: list(guid),
  media: readonly(ref(PlatformMedia)),
  preorderInfo: ref(PreorderSettings),
});

/** Changes of a product's parts, and of many products at once. */
export const changeOperations = {
  updateProductVariants: operation({
    method: 'PATCH',
    path: '/v1/products/{id}/variants',
    summary: 'Update product variants',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      variants: list(ref(VariantOverride)),
    },
    response: {
      variants: list(ref(V1Variant)),
    },
    required: ['id', 'variants'],
  }),
  resetAllProductVariantData: operation({
    method: 'POST',
    path: '/v1/products/{id}/variants/resetToDefault',
    summary: 'Reset all product variant data',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
  }),
  addProductMedia: operation({
    method: 'POST',
    path: '/v1/products/{id}/media',
    summary: 'Add product media',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaDataForWrite), { minItems: 1, maxItems: 50 }),
    },
    response: {},
    required: ['id', 'media'],
  }),
  removeProductMedia: operation({
    method: 'POST',
    path: '/v1/products/{id}/media/delete',
    summary: 'Remove product media',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      mediaIds: list(text(), { maxItems: 50 }),
    },
    response: {},
    required: ['id', 'mediaIds'],
  }),
  addProductMediaToChoices: operation({
    method: 'PATCH',
    path: '/v1/products/{id}/choices/media',
    summary: 'Add product media to choices',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaAssignmentToChoice), { minItems: 1, maxItems: 10 }),
    },
    response: {},
    required: ['id', 'media', 'media.choice', 'media.option'],
  }),
  removeProductMediaFromChoices: operation({
    method: 'POST',
    path: '/v1/products/{id}/choices/media/delete',
    summary: 'Remove product media from choices',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaAssignmentToChoice), { minItems: 1, maxItems: 10 }),
    },
    response: {},
    required: ['id', 'media'],
  }),
  deleteProductOptions: operation({
    method: 'DELETE',
    path: '/v1/products/{id}/options',
    summary: 'Delete product options',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
  }),
  removeBrand: operation({
    method: 'POST',
    path: '/v1/products/{id}/remove-brand',
    summary: 'Remove brand',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
  }),
  removeRibbon: operation({
    method: 'POST',
    path: '/v1/products/{id}/remove-ribbon',
    summary: 'Remove ribbon',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
  }),
  bulkUpdateProductsProperty: operation({
    method: 'POST',
    path: '/v1/bulk/products/update',
    summary: 'Bulk update products property',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      ids: list(text(), { minItems: 1, maxItems: 100 }),
      set: ref(V1SetValue),
    },
    response: {
      results: list(ref(BulkProductResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ids', 'set'],
  }),
  bulkAdjustProductProperty: operation({
    method: 'POST',
    path: '/v1/bulk/products/adjust-properties',
    summary: 'Bulk adjust product property',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      ids: list(text(), { minItems: 1, maxItems: 100 }),
      adjust: ref(AdjustValue),
    },
    response: {
      results: list(ref(BulkProductResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['adjust', 'ids'],
  }),
};

/** Changes of collections and of what is in them. */
export const collectionOperations = {
  addProductsToCollection: operation({
    method: 'POST',
    path: '/v1/collections/{id}/productIds',
    summary: 'Add products to collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
      productIds: list(text(), { maxItems: 1000 }),
    },
    response: {},
    required: ['id', 'productIds'],
  }),
  removeProductsFromCollection: operation({
    method: 'POST',
    path: '/v1/collections/{id}/productIds/delete',
    summary: 'Remove products from collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
      productIds: list(text(), { maxItems: 1000 }),
    },
    response: {},
    required: ['id', 'productIds'],
  }),
  createCollection: operation({
    method: 'POST',
    path: '/v1/collections',
    summary: 'Create collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      collection: ref(Collection),
    },
    response: {
      collection: ref(Collection),
    },
    required: ['collection', 'collection.name'],
  }),
  updateCollection: operation({
    method: 'PATCH',
    path: '/v1/collections/{collection.id}',
    summary: 'Update collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      collection: ref(Collection),
    },
    response: {
      collection: ref(Collection),
    },
    required: ['collection.id', 'collection'],
  }),
  deleteCollection: operation({
    method: 'DELETE',
    path: '/v1/collections/{id}',
    summary: 'Delete collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
};

/** Variants across products. */
export const storeVariantOperations = {
  queryStoreVariants: operation({
    method: 'POST',
    path: '/v1/variants/query',
    summary: 'Query store variants',
    permit: backOffice('WIX_STORES.READ_PRODUCTS'),
    request: {
      query: ref(PlatformQuery),
    },
    response: {
      variants: list(ref(StoreVariant)),
      metadata: ref(PlatformPagingMetadata),
    },
    required: ['query'],
  }),
  getStoreVariant: operation({
    method: 'GET',
    path: '/v1/variants/{id}',
    summary: 'Get store variant',
    permit: backOffice('WIX_STORES.READ_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {
      variant: ref(StoreVariant),
    },
    required: ['id'],
  }),
};
