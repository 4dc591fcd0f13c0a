import { anyone, backOffice, operation } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  decimal,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { WixCommonSearchDetails } from '../shared/aggregation.ts';
import { TreeReference } from '../shared/catalogue.ts';
import { ApplicationError } from '../shared/errors.ts';
import { CatalogV3RequestedFields, ProductWithInventory, V3Product } from './product-v3.ts';
import {
  BulkInventoryItemResults,
  CatalogV3Tags,
  CatalogV3Variant,
  CommonBulkActionMetadata,
} from './product-v3-parts.ts';

export const V3ItemMetadata = message('V3ItemMetadata', {
  id: nullable(text({ minLength: 1, maxLength: 36 })),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const CatalogV3BulkProductResult = message('CatalogV3BulkProductResult', {
  itemMetadata: ref(V3ItemMetadata),
  item: ref(V3Product),
});
export const BulkProductResults = message('BulkProductResults', {
  results: list(ref(CatalogV3BulkProductResult), { minItems: 1, maxItems: 100 }),
  bulkActionMetadata: ref(CommonBulkActionMetadata),
});
export const V3MaskedProduct = message('V3MaskedProduct', {
  product: ref(V3Product),
});
export const MaskedProductWithInventory = message('MaskedProductWithInventory', {
  product: ref(ProductWithInventory),
});
export const BulkDeleteProductResult = message('BulkDeleteProductResult', {
  itemMetadata: ref(V3ItemMetadata),
});
export const V3AdjustValue = message(
  'V3AdjustValue',
  {
    amount: decimal({ gte: -999999999.99, lte: 999999999.99, maxScale: 2 }),
    percentage: number({ minimum: -100, maximum: 1000 }),
  },
  { atMostOne: [['amount', 'percentage']] },
);
export const RoundingStrategy = choice('NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER');
export const V3UnsignedAdjustValue = message(
  'V3UnsignedAdjustValue',
  {
    amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 2 }),
    percentage: number({ maximum: 100 }),
  },
  { atMostOne: [['amount', 'percentage']] },
);
export const V3ProductIdWithRevision = message('V3ProductIdWithRevision', {
  productId: text({ minLength: 1, maxLength: 36 }),
  revision: int64,
});
export const BulkUpdateProductTagsResult = message('BulkUpdateProductTagsResult', {
  itemMetadata: ref(V3ItemMetadata),
});

/** Bulk changes to products. */
export const bulkProductOperations = {
  bulkCreateProducts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/create',
    summary: 'Bulk create products',
    permit: backOffice('WIX_STORES.PRODUCT_CREATE'),
    request: {
      products: list(ref(V3Product), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(CatalogV3BulkProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['products'],
    errors: [
      'MISSING_VARIANT_OPTION_CHOICE',
      'DUPLICATE_VARIANT_OPTION_CHOICE',
      'DUPLICATE_PRODUCT_OPTIONS',
      'INVALID_DEFAULT_VARIANT',
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      'DUPLICATE_SLUG_ERROR',
      'DIGITAL_FILE_NOT_FOUND_ERROR',
      'BARCODE_ALREADY_EXIST_ERROR',
      'DUPLICATE_BARCODE_ERROR',
      'SKU_ALREADY_EXIST_ERROR',
      'VARIANT_ID_ALREADY_EXISTS',
      'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
      'SUBSCRIPTION_ID_ALREADY_EXISTS',
      'PRODUCTS_LIMIT_EXCEEDED',
      'PRODUCT_MEDIA_NOT_EXIST',
      'ONLY_SPACES_STRING_ERROR',
      'BRAND_CREATION_FAILED',
      'RIBBON_NOT_FOUND',
      'RIBBON_CREATION_FAILED',
      'INFO_SECTION_CREATION_FAILED',
      'CUSTOMIZATION_NOT_EXIST',
      'CUSTOMIZATIONS_CREATION_FAILED',
      'ADD_CUSTOMIZATION_CHOICES_FAILED',
      'CHOICE_NOT_EXIST',
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      'TOO_MANY_OPTIONS_IN_REQUEST',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      'DUPLICATE_RIBBON_IN_ADDITIONAL',
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
  }),
  bulkCreateProductsWithInventory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products-with-inventory/create',
    summary: 'Bulk create products with inventory',
    permit: backOffice('WIX_STORES.PRODUCT_CREATE'),
    request: {
      products: list(ref(ProductWithInventory), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      productResults: ref(BulkProductResults),
      inventoryResults: ref(BulkInventoryItemResults),
    },
    required: ['products'],
    errors: [
      'RIBBON_NOT_FOUND',
      'RIBBON_CREATION_FAILED',
      'INFO_SECTION_CREATION_FAILED',
      'CUSTOMIZATION_NOT_EXIST',
      'CUSTOMIZATIONS_CREATION_FAILED',
      'ADD_CUSTOMIZATION_CHOICES_FAILED',
      'CHOICE_NOT_EXIST',
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      'TOO_MANY_OPTIONS_IN_REQUEST',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      'DUPLICATE_RIBBON_IN_ADDITIONAL',
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
  }),
  bulkUpdateProducts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/update',
    summary: 'Bulk update products',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      products: list(ref(V3MaskedProduct), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(CatalogV3BulkProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['products', 'products.product', 'products.product.id', 'products.product.revision'],
    errors: [
      'TOO_MANY_VARIANTS',
      'MISSING_VARIANT_OPTION_CHOICE',
      'DUPLICATE_VARIANT_OPTION_CHOICE',
      'DUPLICATE_PRODUCT_OPTIONS',
      'INVALID_DEFAULT_VARIANT',
      'FIELD_MASK_VALUE_NOT_SUPPORTED',
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      'DUPLICATE_SLUG_ERROR',
      'DIGITAL_FILE_NOT_FOUND_ERROR',
      'BARCODE_ALREADY_EXIST_ERROR',
      'DUPLICATE_BARCODE_ERROR',
      'SKU_ALREADY_EXIST_ERROR',
      'VARIANT_ID_ALREADY_EXISTS',
      'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
      'SUBSCRIPTION_ID_ALREADY_EXISTS',
      'PREORDER_VALIDATION_ERROR',
      'BRAND_CREATION_FAILED',
      'RIBBON_NOT_FOUND',
      'INFO_SECTION_ERROR_OCCURRED',
      'CUSTOMIZATION_NOT_EXIST',
      'ADD_CUSTOMIZATION_CHOICES_FAILED',
      'CHOICE_NOT_EXIST',
      'TOO_MANY_OPTIONS_IN_REQUEST',
      'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      'DUPLICATE_RIBBON_IN_ADDITIONAL',
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
  }),
  bulkUpdateProductsWithInventory: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products-with-inventory/update',
    summary: 'Bulk update products with inventory',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      products: list(ref(MaskedProductWithInventory), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      productResults: ref(BulkProductResults),
      inventoryResults: ref(BulkInventoryItemResults),
    },
    required: ['products', 'products.product', 'products.product.id', 'products.product.revision'],
    errors: [
      'RIBBON_NOT_FOUND',
      'INFO_SECTION_ERROR_OCCURRED',
      'CUSTOMIZATION_NOT_EXIST',
      'ADD_CUSTOMIZATION_CHOICES_FAILED',
      'CHOICE_NOT_EXIST',
      'PRODUCT_RESTRICTION_ERROR',
      'PREORDER_VALIDATION_ERROR',
      'TOO_MANY_OPTIONS_IN_REQUEST',
      'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      'DUPLICATE_RIBBON_IN_ADDITIONAL',
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
  }),
  bulkUpdateProductsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/update-by-filter',
    summary: 'Bulk update products by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      product: ref(V3Product),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['product'],
    errors: [
      'FIELD_MASK_VALUE_NOT_SUPPORTED',
      'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
      'VARIANT_ID_ALREADY_EXISTS',
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
      'SUBSCRIPTION_ID_ALREADY_EXISTS',
      'BRAND_CREATION_FAILED',
      'RIBBON_NOT_FOUND',
      'INFO_SECTION_ERROR_OCCURRED',
      'CUSTOMIZATION_NOT_EXIST',
      'ADD_CUSTOMIZATION_CHOICES_FAILED',
      'CHOICE_NOT_EXIST',
      'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR',
      'DUPLICATE_RIBBON_IN_ADDITIONAL',
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
  }),
  bulkDeleteProducts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/delete',
    summary: 'Bulk delete products',
    permit: backOffice('WIX_STORES.PRODUCT_DELETE'),
    request: {
      productIds: list(text({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkDeleteProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['productIds'],
  }),
  bulkDeleteProductsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/delete-by-filter',
    summary: 'Bulk delete products by filter',
    permit: backOffice('WIX_STORES.PRODUCT_DELETE'),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
  }),
  bulkUpdateProductVariantsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/update-variants-by-filter',
    summary: 'Bulk update product variants by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      variant: ref(CatalogV3Variant),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['variant'],
    errors: ['FIELD_MASK_VALUE_NOT_SUPPORTED', 'VARIANT_ID_ALREADY_EXISTS', 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'],
  }),
  bulkAdjustProductVariantsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/adjust-variants-by-filter',
    summary: 'Bulk adjust product variants by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      cost: ref(V3AdjustValue),
      rounding: RoundingStrategy,
      search: ref(WixCommonSearchDetails),
      actualPrice: ref(V3AdjustValue),
      compareAtPrice: ref(V3AdjustValue),
      compareAtPriceDiscount: ref(V3UnsignedAdjustValue),
    },
    response: {
      jobId: guid,
    },
    errors: [
      'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
      'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
      'ADJUSTED_COST_OUT_OF_RANGE',
      'CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT',
    ],
  }),
  bulkAddInfoSectionsToProductsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/add-info-sections-by-filter',
    summary: 'Bulk add info sections to products by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      infoSectionIds: list(guid, { minItems: 1, maxItems: 20 }),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['infoSectionIds'],
    errors: ['TOO_MANY_INFO_SECTIONS_ERROR'],
  }),
  bulkAddInfoSectionsToProducts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/add-info-sections',
    summary: 'Bulk add info sections to products',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      products: list(ref(V3ProductIdWithRevision), { minItems: 1, maxItems: 100 }),
      infoSectionIds: list(guid, { minItems: 1, maxItems: 10 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(CatalogV3BulkProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['products', 'products.productId', 'infoSectionIds'],
    errors: ['TOO_MANY_INFO_SECTIONS_ERROR'],
  }),
  bulkRemoveInfoSectionsFromProductsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/remove-info-sections-by-filter',
    summary: 'Bulk remove info sections from products by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      infoSectionIds: list(guid, { minItems: 1, maxItems: 100 }),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['infoSectionIds'],
  }),
  bulkRemoveInfoSectionsFromProducts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/remove-info-sections',
    summary: 'Bulk remove info sections from products',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      products: list(ref(V3ProductIdWithRevision), { minItems: 1, maxItems: 100 }),
      infoSectionIds: list(guid, { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(CatalogV3BulkProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['products', 'products.productId', 'infoSectionIds'],
  }),
  bulkUpdateProductTags: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/update-tags',
    summary: 'Bulk update product tags',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      productIds: list(guid, { minItems: 1, maxItems: 100 }),
      assignTags: ref(CatalogV3Tags),
      unassignTags: ref(CatalogV3Tags),
    },
    response: {
      results: list(ref(BulkUpdateProductTagsResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(CommonBulkActionMetadata),
    },
    required: ['productIds'],
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
  bulkUpdateProductTagsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/update-tags-by-filter',
    summary: 'Bulk update product tags by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      assignTags: ref(CatalogV3Tags),
      unassignTags: ref(CatalogV3Tags),
    },
    response: {
      jobId: guid,
    },
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
};

/** Assignment of products to categories, and the category that contains all products. */
export const categoryProductOperations = {
  bulkAddProductsToCategoriesByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/add-to-categories-by-filter',
    summary: 'Bulk add products to categories by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      categoryIds: list(guid, { minItems: 1, maxItems: 5 }),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['categoryIds'],
    errors: ['MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  bulkRemoveProductsFromCategoriesByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/products/remove-from-categories-by-filter',
    summary: 'Bulk remove products from categories by filter',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      filter: nullable(anyObject),
      categoryIds: list(guid, { minItems: 1, maxItems: 5 }),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['categoryIds'],
    errors: ['MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER'],
  }),
  getAllProductsCategory: operation({
    method: 'GET',
    path: '/v3/all-products-category',
    summary: 'Get all products category',
    permit: anyone(),
    request: {},
    response: {
      categoryId: guid,
      treeReference: ref(TreeReference),
    },
  }),
};
