/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const draftSubscriptionContracts = /* @__PURE__ */ routes<typeof contract.draftSubscriptionContracts>({
  getSubscriptionContractDraftability: 'GET /v1/draft-subscription-contracts/draftability',
  createDraftSubscriptionContract: 'POST /v1/draft-subscription-contracts',
  getDraftSubscriptionContract: 'GET /v1/draft-subscription-contracts/{draftSubscriptionContractId}',
  deleteDraftSubscriptionContract: 'DELETE /v1/draft-subscription-contracts/{draftSubscriptionContractId}',
  addLineItems: 'POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/items',
  updateLineItems: 'POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/line-items',
  setShippingInfo: 'PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info',
  setRecipientInfo: 'PUT /v1/draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info',
  commitDraftSubscriptionContract: 'POST /v1/draft-subscription-contracts/{draftSubscriptionContractId}/commit',
  queryDraftSubscriptionContracts: 'GET|POST /v1/draft-subscription-contracts/query',
  bulkUpdateDraftSubscriptionContractTags: 'POST /v1/bulk/draft-subscription-contracts/update-tags',
  bulkUpdateDraftSubscriptionContractTagsByFilter: 'POST /v1/bulk/draft-subscription-contracts/update-tags-by-filter',
});
