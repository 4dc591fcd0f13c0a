import { OrderImage } from '../ecom/order.ts';
import { TaxGroupItemMetadata } from '../ecom/tax-groups.ts';
import { backOffice, operation } from '../operation.ts';
import { boolean, guid, list, mapOf, message, nullable, number, readonly, ref, text, webUrl } from '../schema.ts';
import { PreorderSettings, StoredVideo } from '../shared/catalogue.ts';
import { Collection } from '../shared/commerce.ts';
import { Dimensions } from '../shared/common.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { PlatformPagingMetadata, StoreQuery } from '../shared/paging.ts';
import { V1Variant, VariantStock } from './product-v1.ts';
import { savingRefusals } from './saving-refusals.ts';

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

/** Changes to parts of a product and bulk changes to products. */
export const changeOperations = {
  updateProductVariants: operation({
    method: 'PATCH',
    effect: 'write',
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
    errors: [...savingRefusals],
  }),
  resetAllProductVariantData: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/variants/resetToDefault',
    summary: 'Reset all product variant data',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
    errors: [...savingRefusals],
  }),
  addProductMedia: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/media',
    summary: 'Add product media',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaDataForWrite), { minItems: 1, maxItems: 50 }),
    },
    response: {},
    required: ['id', 'media'],
    errors: [...savingRefusals],
  }),
  removeProductMedia: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/media/delete',
    summary: 'Remove product media',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      mediaIds: list(text(), { maxItems: 50 }),
    },
    response: {},
    required: ['id', 'mediaIds'],
    errors: [...savingRefusals],
  }),
  addProductMediaToChoices: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/products/{id}/choices/media',
    summary: 'Add product media to choices',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaAssignmentToChoice), { minItems: 1, maxItems: 10 }),
    },
    response: {},
    required: ['id', 'media', 'media.choice', 'media.option'],
    errors: [...savingRefusals],
  }),
  removeProductMediaFromChoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/choices/media/delete',
    summary: 'Remove product media from choices',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
      media: list(ref(MediaAssignmentToChoice), { minItems: 1, maxItems: 10 }),
    },
    response: {},
    required: ['id', 'media'],
    errors: [...savingRefusals],
  }),
  deleteProductOptions: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/products/{id}/options',
    summary: 'Delete product options',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
    errors: [...savingRefusals],
  }),
  removeBrand: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/remove-brand',
    summary: 'Remove brand',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
    errors: [...savingRefusals],
  }),
  removeRibbon: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{id}/remove-ribbon',
    summary: 'Remove ribbon',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: text(),
    },
    response: {},
    required: ['id'],
    errors: [...savingRefusals],
  }),
  bulkUpdateProductsProperty: operation({
    method: 'POST',
    effect: 'write',
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
    effect: 'write',
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

/** Changes to collections and their products. */
export const collectionOperations = {
  addProductsToCollection: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/collections/{id}/productIds',
    summary: 'Add products to collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
      productIds: list(text(), { maxItems: 1000 }),
    },
    response: {},
    required: ['id', 'productIds'],
    errors: ['MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  removeProductsFromCollection: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/collections/{id}/productIds/delete',
    summary: 'Remove products from collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
      productIds: list(text(), { maxItems: 1000 }),
    },
    response: {},
    required: ['id', 'productIds'],
    errors: ['MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  createCollection: operation({
    method: 'POST',
    effect: 'write',
    creates: 'collection',
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
    errors: ['CATEGORIES_LIMIT_PER_TREE_EXCEEDED', 'DUPLICATE_SLUG'],
  }),
  updateCollection: operation({
    method: 'PATCH',
    effect: 'write',
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
    errors: ['DUPLICATE_SLUG', 'REMOVED_SLUG', 'UPDATE_OF_FIELD_NOT_ALLOWED', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
  deleteCollection: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/collections/{id}',
    summary: 'Delete collection',
    permit: backOffice('WIX_STORES.MODIFY_PRODUCTS'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
    errors: ['MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
  }),
};

/** Queries for variants of all products. */
export const storeVariantOperations = {
  queryStoreVariants: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/variants/query',
    summary: 'Query store variants',
    permit: backOffice('WIX_STORES.READ_PRODUCTS'),
    request: {
      query: ref(StoreQuery),
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
