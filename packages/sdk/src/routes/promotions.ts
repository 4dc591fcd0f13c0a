/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const promotions = /* @__PURE__ */ routes<typeof contract.promotions>({
  createPromotion: 'POST /stores/v3/promotions',
  getPromotion: 'GET /stores/v3/promotions/{promotionId}',
  updatePromotion: 'PATCH /stores/v3/promotions/{promotion.id}',
  deletePromotion: 'DELETE /stores/v3/promotions/{promotionId}',
  queryPromotions: 'GET|POST /stores/v3/promotions/query',
  bulkCreatePromotions: 'POST /stores/v3/bulk/promotions/create',
  bulkUpdatePromotions: 'POST /stores/v3/bulk/promotions/update',
  bulkDeletePromotions: 'POST /stores/v3/bulk/promotions/delete',
  bulkUpdatePromotionTags: 'POST /stores/v3/bulk/promotions/update-tags',
  bulkUpdatePromotionTagsByFilter: 'POST /stores/v3/bulk/promotions/update-tags-by-filter',
  searchPromotions: 'POST /stores/v3/promotions/search',
  resolvePromotions: 'GET /stores/v3/promotions/resolve',
});
