/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const subscriptionContracts = /* @__PURE__ */ routes<typeof contract.subscriptionContracts>({
  getSubscriptionContract: 'GET /ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}',
  querySubscriptionContracts: 'GET|POST /ecom/subscription-contracts/v1/subscription-contracts/query',
});
