/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogCategories = /* @__PURE__ */ routes<typeof contract.blogCategories>({
  createCategory: 'POST /blog/v3/categories',
  updateCategory: 'PATCH /blog/v3/categories/{category.id}',
  getCategory: 'GET /blog/v3/categories/{categoryId}',
  getCategoryBySlug: 'GET /blog/v3/categories/slugs/{slug}',
  listCategories: 'GET /blog/v3/categories',
  queryCategories: 'POST /blog/v3/categories/query',
  deleteCategory: 'DELETE /blog/v3/categories/{categoryId}',
});
