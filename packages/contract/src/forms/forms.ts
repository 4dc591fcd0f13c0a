import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, choice, fieldMask, guid, integer, list, nullable, ref, text } from '../schema.ts';
import { CursorPaging, CursorPagingMetadata, cursorQuery, FieldSorting } from '../shared/paging.ts';
import { Form } from './form.ts';

export { FORMS_NAMESPACE, formEvents } from './form.ts';

export const FormQuery = cursorQuery('FormQuery', { sorting: FieldSorting, mostSorts: 3 });
const namespace = text({ minLength: 10, maxLength: 50 });
const permit = (action: string) => backOffice(`forms:v4:form:${action}`);
const order = choice(
  ...(['UPDATED_DATE_DESC', 'UPDATED_DATE_ASC', 'CREATED_DATE_ASC', 'CREATED_DATE_DESC'] as const),
  ...(['NAME_ASC', 'NAME_DESC'] as const),
);
const requiredOfForm = ['form', 'form.formFields.id', 'form.formRules.id', 'form.steps.id'] as const;

export const forms = service('forms.forms', ['/form-schema-service', '', '/_api/form-schema-service'], {
  createForm: operation({
    method: 'POST',
    effect: 'write',
    creates: 'form',
    path: '/v4/forms',
    summary: 'Create a form',
    permit: permit('create_form'),
    request: { form: ref(Form) },
    response: { form: ref(Form) },
    required: [...requiredOfForm, 'form.namespace'],
  }),
  cloneForm: operation({
    method: 'POST',
    effect: 'write',
    creates: 'form',
    path: '/v4/forms/{formId}/clone',
    summary: 'Copy a form with its fields and rules; submissions stay with the original',
    permit: permit('clone_form'),
    request: { formId: guid },
    response: { form: ref(Form) },
    required: ['formId'],
  }),
  getForm: operation({
    method: 'GET',
    path: '/v4/forms/{formId}',
    summary: 'Get a form, as pages show it',
    permit: anyone('forms:v4:form:get_form'),
    request: { formId: guid },
    response: { form: ref(Form) },
    required: ['formId'],
  }),
  updateForm: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v4/forms/{form.id}',
    summary: 'Update a form; fields left out are kept as deleted ones, so that old submissions stay readable',
    permit: permit('update_form'),
    request: { form: ref(Form), mask: fieldMask('form') },
    response: { form: ref(Form) },
    required: [...requiredOfForm, 'form.id', 'form.revision'],
    errors: ['DELETED_FIELD_COUNT_OVER_MAX'],
  }),
  deleteForm: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v4/forms/{formId}',
    summary: 'Move a form to the trash, or delete it with its submissions for good',
    permit: permit('delete_form'),
    request: { formId: guid, permanent: boolean },
    response: {},
    required: ['formId'],
  }),
  removeFormFromTrashBin: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v4/forms/trash-bin/{formId}',
    summary: 'Delete a form in the trash with its submissions for good',
    permit: permit('remove_form_from_trash_bin'),
    request: { formId: guid },
    response: {},
    required: ['formId'],
  }),
  restoreFromTrashBin: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/forms/trash-bin/{formId}/restore',
    summary: 'Take a form out of the trash',
    permit: permit('restore_from_trash_bin'),
    request: { formId: guid },
    response: { form: ref(Form) },
    required: ['formId'],
  }),
  queryForms: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/forms/query',
    summary: 'Query forms of a namespace',
    permit: permit('query_forms'),
    request: { query: ref(FormQuery) },
    response: { forms: list(ref(Form), { maxItems: 100 }), metadata: ref(CursorPagingMetadata) },
    required: ['query'],
  }),
  countFormsByFilter: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/forms/count-by-filter',
    summary: 'Count forms of a namespace that match a filter',
    permit: permit('count_forms_by_filter'),
    request: { namespace, filter: nullable(anyObject) },
    response: { count: integer() },
    required: ['namespace'],
  }),
  countDeletedForms: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/deleted-forms/count',
    summary: 'Count forms in the trash that match a filter',
    permit: permit('count_deleted_forms'),
    request: { namespace, filter: nullable(anyObject) },
    response: { count: integer() },
    required: ['namespace'],
  }),
  listForms: operation({
    method: 'GET',
    path: '/v4/forms',
    summary: 'List forms of a namespace',
    permit: permit('list_forms'),
    request: {
      namespace,
      order,
      paging: ref(CursorPaging),
      formIds: list(guid, { maxItems: 100 }),
      enabled: nullable(boolean),
    },
    response: { forms: list(ref(Form), { maxItems: 100 }), pagingMetadata: ref(CursorPagingMetadata) },
    required: ['namespace'],
  }),
  getDeletedForm: operation({
    method: 'GET',
    path: '/v4/forms/trash-bin/{formId}',
    summary: 'Get a form in the trash',
    permit: permit('get_deleted_form'),
    request: { formId: guid },
    response: { form: ref(Form) },
    required: ['formId'],
  }),
  listDeletedForms: operation({
    method: 'GET',
    path: '/v4/forms/trash-bin',
    summary: 'List forms in the trash',
    permit: permit('list_deleted_forms'),
    request: { namespace, order, paging: ref(CursorPaging), formIds: list(guid, { maxItems: 100 }) },
    response: { forms: list(ref(Form), { maxItems: 100 }), pagingMetadata: ref(CursorPagingMetadata) },
    required: ['namespace'],
  }),
});
