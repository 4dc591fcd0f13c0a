/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const contactTaxDetails = /* @__PURE__ */ routes<typeof contract.contactTaxDetails>({
  upsertContactTaxDetails: 'POST /billing/v1/contact-tax-details',
  getContactTaxDetails: 'GET /billing/v1/contact-tax-details/{id}',
  deleteContactTaxDetails: 'DELETE /billing/v1/contact-tax-details/{contactTaxDetailsId}',
  queryContactTaxDetails: 'GET|POST /billing/v1/contact-tax-details/query',
  bulkDeleteContactTaxDetails: 'POST /billing/v1/bulk/contact-tax-details/delete',
  countContactTaxDetails: 'POST /billing/v1/contact-tax-details/count',
  bulkUpsertContactTaxDetails: 'POST /billing/v1/bulk/contact-tax-details/upsert',
  bulkUpdateContactTaxDetailsTags: 'POST /billing/v1/bulk/contact-tax-details/update-tags',
  bulkUpdateContactTaxDetailsTagsByFilter: 'POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter',
});
