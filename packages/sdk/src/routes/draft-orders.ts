/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const draftOrders = /* @__PURE__ */ routes<typeof contract.draftOrders>({
  createDraftOrder: 'POST /ecom/v1/draft-orders',
  createEmptyDraftOrder: 'POST /ecom/v1/draft-orders/create-empty-draft-order',
  addLineItemsToDraftOrder: 'POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items',
  updateLineItems: 'POST /ecom/v1/draft-orders/{draftOrderId}/line-items',
  setDiscounts: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts',
  createCustomDiscounts: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
  deleteCustomDiscounts: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  setAdditionalFees: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
  createCustomAdditionalFees: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
  deleteCustomAdditionalFees: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
  setShippingInfo: 'PUT /ecom/v1/draft-orders/set-shipping-info',
  setBuyerInfo: 'PUT /ecom/v1/draft-orders/set-buyer-info',
  setRecipientInfo: 'PUT /ecom/v1/draft-orders/set-recipient-info',
  setBillingInfo: 'PUT /ecom/v1/draft-orders/set-billing-info',
  setTaxExemption: 'PUT /ecom/v1/draft-orders/set-tax-exemption',
  setBusinessLocation: 'PUT /ecom/v1/draft-orders/set-business-location',
  getDraftOrder: 'GET /ecom/v1/draft-orders/{draftOrderId}',
  getOrderDraftabilityStatus: 'GET /ecom/v1/draft-orders/{orderId}/draftability',
  commitDraftOrder: 'POST /ecom/v1/draft-orders/{draftOrderId}/commit',
  createOrderFromDraft: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order',
  deleteDraftOrder: 'DELETE /ecom/v1/draft-orders/{draftOrderId}',
  queryDraftOrders: 'POST /ecom/v1/draft-orders/query',
  updateExtendedFields: 'POST /ecom/v1/draft-orders/{id}/update-extended-fields',
});
