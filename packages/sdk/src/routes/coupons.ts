/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const coupons = /* @__PURE__ */ routes<typeof contract.coupons>({
  createCoupon: 'POST /stores/v2/coupons',
  updateCoupon: 'PATCH /stores/v2/coupons/{id}',
  getCoupon: 'GET /stores/v2/coupons/{id}',
  deleteCoupon: 'DELETE /stores/v2/coupons/{id}',
  queryCoupons: 'POST /stores/v2/coupons/query',
  bulkDeleteCoupons: 'POST /stores/v2/bulk/coupons/delete',
  bulkCreateCoupons: 'POST /stores/v2/bulk/coupons/create',
});
