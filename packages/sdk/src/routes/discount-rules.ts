/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const discountRules = /* @__PURE__ */ routes<typeof contract.discountRules>({
  createDiscountRule: 'POST /ecom/v1/discount-rules',
  getDiscountRule: 'GET /ecom/v1/discount-rules/{discountRuleId}',
  updateDiscountRule: 'PATCH /ecom/v1/discount-rules/{discountRule.id}',
  deleteDiscountRule: 'DELETE /ecom/v1/discount-rules/{discountRuleId}',
  queryDiscountRules: 'POST /ecom/v1/discount-rules/query',
});
