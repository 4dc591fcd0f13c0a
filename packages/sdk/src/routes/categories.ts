/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const categories = /* @__PURE__ */ routes<typeof contract.categories>({
  createCategory: 'POST /categories/v1/categories',
  getCategory: 'GET /categories/v1/categories/{categoryId}',
  getCategoryBySlug: 'GET /categories/v1/categories/slug/{slug}',
  updateCategory: 'PATCH /categories/v1/categories/{category.id}',
  deleteCategory: 'DELETE /categories/v1/categories/{categoryId}',
  queryCategories: 'POST /categories/v1/categories/query',
  searchCategories: 'POST /categories/v1/categories/search',
  countCategories: 'POST /categories/v1/categories/count',
  moveCategory: 'POST /categories/v1/categories/{categoryId}/move',
  bulkUpdateCategories: 'POST /categories/v1/bulk/categories/update',
  updateCategoryVisibility: 'PATCH /categories/v1/categories/visibility',
  bulkShowCategories: 'POST /categories/v1/bulk/categories/show',
  bulkAddItemsToCategory: 'POST /categories/v1/bulk/categories/{categoryId}/add-items',
  bulkAddItemToCategories: 'POST /categories/v1/bulk/categories/add-item',
  bulkRemoveItemsFromCategory: 'POST /categories/v1/bulk/categories/{categoryId}/remove-items',
  bulkRemoveItemFromCategories: 'POST /categories/v1/bulk/categories/remove-item',
  listItemsInCategory: 'GET|POST /categories/v1/categories/{categoryId}/list-items',
  listCategoriesForItem: 'GET|POST /categories/v1/categories/list-categories-for-item',
  listCategoriesForItems: 'GET|POST /categories/v1/categories/list-categories-for-items',
  listTrees: 'GET /categories/v1/categories/list-trees',
  setArrangedItems: 'POST /categories/v1/categories/{categoryId}/set-arranged-items',
  getArrangedItems: 'GET /categories/v1/categories/{categoryId}/arranged-items',
  bulkSetItemCategories: 'POST /categories/v1/bulk/categories/set-item-categories',
});
