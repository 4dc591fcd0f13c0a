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
  listForms: 'GET /form-schema-service/v4/forms',
  getDeletedForm: 'GET /form-schema-service/v4/forms/trash-bin/{formId}',
  listDeletedForms: 'GET /form-schema-service/v4/forms/trash-bin',
});
