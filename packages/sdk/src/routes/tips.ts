/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const tips = /* @__PURE__ */ routes<typeof contract.tips>({
  previewTip: 'POST /tips/v1/tips/preview',
  getTipByOrderId: 'GET /tips/v1/tips/order/{orderId}',
  getTipByDraftOrderId: 'GET /tips/v1/tips/draft-order/{draftOrderId}',
  getTipChoice: 'GET /tips/v1/tips/choice/{purchaseFlowId}',
  updateTipChoice: 'PATCH /tips/v1/tips/choice',
  setTipOnOrder: 'POST /tips/v1/tips/set',
  removeTipFromOrder: 'POST /tips/v1/tips/remove',
  addTipDistributionsToOrder: 'POST /tips/v1/tips/tip-distributions/add',
  queryTipDistributions: 'POST /tips/v1/tips/tip-distributions/query',
  sumTipDistributionAmounts: 'POST /tips/v1/tips/tip-distributions/sum-amounts',
});
