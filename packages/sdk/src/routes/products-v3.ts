/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const productsV3 = /* @__PURE__ */ routes<typeof contract.productsV3>({
  createProduct: 'POST /stores/v3/products',
  createProductWithInventory: 'POST /stores/v3/products-with-inventory',
  updateProduct: 'PATCH /stores/v3/products/{product.id}',
  updateProductWithInventory: 'PATCH /stores/v3/products-with-inventory/{product.id}',
  deleteProduct: 'DELETE /stores/v3/products/{productId}',
  getProduct: 'GET /stores/v3/products/{productId}',
  getProductBySlug: 'GET /stores/v3/products/slug/{slug}',
  searchProducts: 'GET|POST /stores/v3/products/search',
  queryProducts: 'GET|POST /stores/v3/products/query',
  countProducts: 'GET|POST /stores/v3/products/count',
  bulkCreateProducts: 'POST /stores/v3/bulk/products/create',
  bulkCreateProductsWithInventory: 'POST /stores/v3/bulk/products-with-inventory/create',
  bulkUpdateProducts: 'POST /stores/v3/bulk/products/update',
  bulkUpdateProductsWithInventory: 'POST /stores/v3/bulk/products-with-inventory/update',
  bulkUpdateProductsByFilter: 'POST /stores/v3/bulk/products/update-by-filter',
  bulkDeleteProducts: 'POST /stores/v3/bulk/products/delete',
  bulkDeleteProductsByFilter: 'POST /stores/v3/bulk/products/delete-by-filter',
  bulkUpdateProductVariantsByFilter: 'POST /stores/v3/bulk/products/update-variants-by-filter',
  bulkAdjustProductVariantsByFilter: 'POST /stores/v3/bulk/products/adjust-variants-by-filter',
  bulkAddInfoSectionsToProductsByFilter: 'POST /stores/v3/bulk/products/add-info-sections-by-filter',
  bulkAddInfoSectionsToProducts: 'POST /stores/v3/bulk/products/add-info-sections',
  bulkRemoveInfoSectionsFromProductsByFilter: 'POST /stores/v3/bulk/products/remove-info-sections-by-filter',
  bulkRemoveInfoSectionsFromProducts: 'POST /stores/v3/bulk/products/remove-info-sections',
  bulkUpdateProductTags: 'POST /stores/v3/bulk/products/update-tags',
  bulkUpdateProductTagsByFilter: 'POST /stores/v3/bulk/products/update-tags-by-filter',
  bulkAddProductsToCategoriesByFilter: 'POST /stores/v3/bulk/products/add-to-categories-by-filter',
  bulkRemoveProductsFromCategoriesByFilter: 'POST /stores/v3/bulk/products/remove-from-categories-by-filter',
  getAllProductsCategory: 'GET /stores/v3/all-products-category',
});
