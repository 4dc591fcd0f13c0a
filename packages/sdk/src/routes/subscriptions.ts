/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const subscriptions = /* @__PURE__ */ routes<typeof contract.subscriptions>({
  listMySubscriptions: 'GET /stoa/v1/subscriptions/mine',
  querySubscriptions: 'POST /stoa/v1/subscriptions/query',
  getSubscription: 'GET /stoa/v1/subscriptions/{subscriptionId}',
  pauseSubscription: 'POST /stoa/v1/subscriptions/{subscriptionId}/pause',
  resumeSubscription: 'POST /stoa/v1/subscriptions/{subscriptionId}/resume',
  paySubscription: 'POST /stoa/v1/subscriptions/{subscriptionId}/pay',
  changeSubscriptionCard: 'POST /stoa/v1/subscriptions/{subscriptionId}/card',
  cancelSubscription: 'POST /stoa/v1/subscriptions/{subscriptionId}/cancel',
});
