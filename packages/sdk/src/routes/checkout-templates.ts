/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkoutTemplates = /* @__PURE__ */ routes<typeof contract.checkoutTemplates>({
  createCheckoutTemplate: 'POST /ecom/v1/checkout-templates',
  getCheckoutTemplate: 'GET /ecom/v1/checkout-templates/{checkoutTemplateId}',
  updateCheckoutTemplate: 'PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id}',
  deleteCheckoutTemplate: 'DELETE /ecom/v1/checkout-templates/{checkoutTemplateId}',
  queryCheckoutTemplates: 'POST /ecom/v1/checkout-templates/query',
  bulkCreateCheckoutTemplates: 'POST /ecom/v1/bulk/checkout-templates/create',
  createCheckoutFromTemplate: 'POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
  createAndRedirectToCheckout: 'GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
});
