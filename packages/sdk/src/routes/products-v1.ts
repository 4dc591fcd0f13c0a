/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const productsV1 = /* @__PURE__ */ routes<typeof contract.productsV1>({
  createProduct: 'POST /stores/v1/products',
  updateProduct: 'PATCH /stores/v1/products/{product.id}',
  deleteProduct: 'DELETE /stores/v1/products/{id}',
  updateProductVariants: 'PATCH /stores/v1/products/{id}/variants',
  resetAllProductVariantData: 'POST /stores/v1/products/{id}/variants/resetToDefault',
  addProductMedia: 'POST /stores/v1/products/{id}/media',
  removeProductMedia: 'POST /stores/v1/products/{id}/media/delete',
  addProductMediaToChoices: 'PATCH /stores/v1/products/{id}/choices/media',
  removeProductMediaFromChoices: 'POST /stores/v1/products/{id}/choices/media/delete',
  deleteProductOptions: 'DELETE /stores/v1/products/{id}/options',
  removeBrand: 'POST /stores/v1/products/{id}/remove-brand',
  removeRibbon: 'POST /stores/v1/products/{id}/remove-ribbon',
  bulkUpdateProductsProperty: 'POST /stores/v1/bulk/products/update',
  bulkAdjustProductProperty: 'POST /stores/v1/bulk/products/adjust-properties',
  addProductsToCollection: 'POST /stores/v1/collections/{id}/productIds',
  removeProductsFromCollection: 'POST /stores/v1/collections/{id}/productIds/delete',
  createCollection: 'POST /stores/v1/collections',
  updateCollection: 'PATCH /stores/v1/collections/{collection.id}',
  deleteCollection: 'DELETE /stores/v1/collections/{id}',
});
