/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const forms = /* @__PURE__ */ routes<typeof contract.forms>({
  createForm: 'POST /form-schema-service/v4/forms',
  cloneForm: 'POST /form-schema-service/v4/forms/{formId}/clone',
  getForm: 'GET /form-schema-service/v4/forms/{formId}',
  updateForm: 'PATCH /form-schema-service/v4/forms/{form.id}',
  deleteForm: 'DELETE /form-schema-service/v4/forms/{formId}',
  removeFormFromTrashBin: 'DELETE /form-schema-service/v4/forms/trash-bin/{formId}',
  restoreFromTrashBin: 'POST /form-schema-service/v4/forms/trash-bin/{formId}/restore',
  queryForms: 'POST /form-schema-service/v4/forms/query',
  countFormsByFilter: 'POST /form-schema-service/v4/forms/count-by-filter',
  countDeletedForms: 'POST /form-schema-service/v4/deleted-forms/count',
  bulkCreateForm: 'POST /form-schema-service/v4/bulk/forms/create',
  bulkCloneForm: 'POST /form-schema-service/v4/bulk/forms/clone',
  bulkDeleteForm: 'POST /form-schema-service/v4/bulk/forms/delete',
  bulkRemoveDeletedField: 'POST /form-schema-service/v4/forms/fields/delete',
  queryDeletedForms: 'POST /form-schema-service/v4/forms/trash-bin/query',
  updateExtendedFields: 'POST /form-schema-service/v4/forms/{id}/extended-fields',
  getFormSummary: 'GET /form-schema-service/v4/forms/{formId}/summary',
  listFormsProvidersConfigs: 'GET /form-schema-service/v4/forms/providers-config',
  listForms: 'GET /form-schema-service/v4/forms',
  getDeletedForm: 'GET /form-schema-service/v4/forms/trash-bin/{formId}',
  listDeletedForms: 'GET /form-schema-service/v4/forms/trash-bin',
});
