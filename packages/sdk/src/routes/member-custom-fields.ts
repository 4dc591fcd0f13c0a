/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberCustomFields = /* @__PURE__ */ routes<typeof contract.memberCustomFields>({
  createCustomField: 'POST /members/v1/custom-fields',
  getCustomField: 'GET /members/v1/custom-fields/{id}',
  updateCustomField: 'PATCH /members/v1/custom-fields/{field.id}',
  deleteCustomField: 'DELETE /members/v1/custom-fields/{id}',
  listCustomFields: 'GET /members/v1/custom-fields',
  hideCustomField: 'POST /members/v1/custom-fields/{id}/hide',
  updateCustomFieldsOrder: 'POST /members/v1/custom-fields/order',
});
