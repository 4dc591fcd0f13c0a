import { WixCommonSearchDetails } from '../shared/aggregation.ts';
/** Products as V3 clients see and write them. */

import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, integer, list, nullable, ref, text } from '../schema.ts';
import { CommonAggregationData } from '../shared/aggregation.ts';
import {
  CatalogV3RequestedFields,
  CommonCursorPagingMetadata,
  CommonCursorQuery,
  CommonCursorSearch,
  ProductWithInventory,
  SingleEntityOpsRequestedFields,
  V3Product,
} from './product-v3.ts';
import { BulkInventoryItemResults } from './product-v3-parts.ts';

export const productsV3 = service('stores.products-v-3', ['/stores', '', '/_api/stores-catalog-orchestrator'], {
  createProduct: operation({
    method: 'POST',
    path: '/v3/products',
    summary: 'Create product',
    permit: backOffice('WIX_STORES.PRODUCT_CREATE'),
    request: {
      product: ref(V3Product),
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
    },
    errors: [
      'MISSING_VARIANT_OPTION_CHOICE',
      'DUPLICATE_VARIANT_OPTION_CHOICE',
      'DUPLICATE_PRODUCT_OPTIONS',
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      'DUPLICATE_SLUG_ERROR',
      'BARCODE_ALREADY_EXIST_ERROR',
      'DUPLICATE_BARCODE_ERROR',
      'SKU_ALREADY_EXIST_ERROR',
      'VARIANT_ID_ALREADY_EXISTS',
      'PRODUCT_MEDIA_NOT_EXIST',
      'ONLY_SPACES_STRING_ERROR',
      'RIBBON_NOT_FOUND',
      'CHOICE_NOT_EXIST',
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ],
  }),
  createProductWithInventory: operation({
    method: 'POST',
    path: '/v3/products-with-inventory',
    summary: 'Create product with inventory',
    permit: backOffice('WIX_STORES.PRODUCT_CREATE'),
    request: {
      product: ref(ProductWithInventory),
      returnEntity: boolean,
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
      inventoryResults: ref(BulkInventoryItemResults),
    },
    errors: [
      'RIBBON_NOT_FOUND',
      'CHOICE_NOT_EXIST',
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_NAME_AND_TYPE_REQUIRED',
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ],
  }),
  updateProduct: operation({
    method: 'PATCH',
    path: '/v3/products/{product.id}',
    summary: 'Update product',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      product: ref(V3Product),
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
    },
    required: ['product.id'],
    errors: [
      'MISSING_VARIANT_OPTION_CHOICE',
      'DUPLICATE_VARIANT_OPTION_CHOICE',
      'DUPLICATE_PRODUCT_OPTIONS',
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      'DUPLICATE_SLUG_ERROR',
      'BARCODE_ALREADY_EXIST_ERROR',
      'DUPLICATE_BARCODE_ERROR',
      'SKU_ALREADY_EXIST_ERROR',
      'VARIANT_ID_ALREADY_EXISTS',
      'RIBBON_NOT_FOUND',
      'INFO_SECTION_ERROR_OCCURRED',
      'CHOICE_NOT_EXIST',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ],
  }),
  updateProductWithInventory: operation({
    method: 'PATCH',
    path: '/v3/products-with-inventory/{product.id}',
    summary: 'Update product with inventory',
    permit: backOffice('WIX_STORES.PRODUCT_UPDATE'),
    request: {
      product: ref(ProductWithInventory),
      returnEntity: boolean,
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
      inventoryResults: ref(BulkInventoryItemResults),
    },
    required: ['product.id'],
    errors: [
      'RIBBON_NOT_FOUND',
      'INFO_SECTION_ERROR_OCCURRED',
      'CHOICE_NOT_EXIST',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ],
  }),
  deleteProduct: operation({
    method: 'DELETE',
    path: '/v3/products/{productId}',
    summary: 'Delete product',
    permit: backOffice('WIX_STORES.PRODUCT_DELETE'),
    request: {
      productId: text({ minLength: 1, maxLength: 36 }),
    },
    response: {},
    required: ['productId'],
  }),
  getProduct: operation({
    method: 'GET',
    path: '/v3/products/{productId}',
    summary: 'Get product',
    permit: anyone(),
    request: {
      productId: text({ minLength: 1, maxLength: 36 }),
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
    },
    required: ['productId'],
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  getProductBySlug: operation({
    method: 'GET',
    path: '/v3/products/slug/{slug}',
    summary: 'Get product by slug',
    permit: anyone(),
    request: {
      slug: text({ minLength: 1, maxLength: 300 }),
      fields: list(SingleEntityOpsRequestedFields, { maxItems: 100 }),
    },
    response: {
      product: ref(V3Product),
    },
    required: ['slug'],
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  searchProducts: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/products/search',
    summary: 'Search products',
    permit: anyone(),
    request: {
      search: ref(CommonCursorSearch),
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      products: list(ref(V3Product)),
      pagingMetadata: ref(CommonCursorPagingMetadata),
      aggregationData: ref(CommonAggregationData),
    },
    required: ['search'],
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  queryProducts: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/products/query',
    summary: 'Query products',
    permit: anyone(),
    request: {
      query: ref(CommonCursorQuery),
      fields: list(CatalogV3RequestedFields, { maxItems: 100 }),
    },
    response: {
      products: list(ref(V3Product)),
      pagingMetadata: ref(CommonCursorPagingMetadata),
    },
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
  countProducts: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/products/count',
    summary: 'Count products',
    permit: anyone(),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
      returnNonVisibleProducts: boolean,
    },
    response: {
      count: integer(),
    },
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
  }),
});
