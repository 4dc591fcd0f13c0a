/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const customizations = /* @__PURE__ */ routes<typeof contract.customizations>({
  createCustomization: 'POST /stores/v3/customizations',
  getCustomization: 'GET /stores/v3/customizations/{customizationId}',
  updateCustomization: 'PATCH /stores/v3/customizations/{customization.id}',
  deleteCustomization: 'DELETE /stores/v3/customizations/{customizationId}',
  queryCustomizations: 'GET|POST /stores/v3/customizations/query',
  countCustomizations: 'POST /stores/v3/customizations/count',
  bulkCreateCustomizations: 'POST /stores/v3/bulk/customizations/create',
  bulkUpdateCustomizations: 'POST /stores/v3/bulk/customizations/update',
  addCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/add-choices',
  setCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/set-choices',
  removeCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/remove-choices',
  updateCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/update-choices',
  reorderCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/reorder-choices',
  bulkAddCustomizationChoices: 'POST /stores/v3/bulk/customizations/add-choices',
});
