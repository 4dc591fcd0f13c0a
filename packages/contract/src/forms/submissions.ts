/** What people sent by a form. */
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { CursorPaging, CursorPagingMetadata, cursorQuery, FieldSorting } from '../shared/paging.ts';

export const FormSubmissionStatus = choice('PENDING', 'CONFIRMED', 'PAYMENT_WAITING', 'PAYMENT_CANCELED');
const namespace = text({ minLength: 10, maxLength: 50 });
export const FormSubmission = message('SentForm', {
  id: readonly(nullable(guid)),
  formId: immutable(guid),
  namespace: readonly(namespace),
  status: FormSubmissionStatus,
  submissions: anyObject,
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  revision: nullable(int64),
  submitter: readonly(
    ref(
      message('FormSubmitter', {
        memberId: nullable(guid),
        visitorId: nullable(guid),
        applicationId: nullable(text({ maxLength: 36 })),
        userId: nullable(guid),
      }),
    ),
  ),
  seen: boolean,
  contactId: readonly(nullable(guid)),
  extendedFields: ref(ExtendedFields),
});
export const FormSubmissionErrorType = choice(
  ...(['UNKNOWN_ERROR', 'TYPE_ERROR', 'REQUIRED_VALUE_ERROR', 'UNKNOWN_VALUE_ERROR', 'MAX_LENGTH_ERROR'] as const),
  ...(['MIN_LENGTH_ERROR', 'PATTERN_ERROR', 'FORMAT_ERROR', 'MAX_VALUE_ERROR', 'MIN_VALUE_ERROR'] as const),
  ...(['MULTIPLE_OF_VALUE_ERROR', 'MIN_ITEMS_ERROR', 'MAX_ITEMS_ERROR', 'NOT_ALLOWED_VALUE_ERROR'] as const),
  'DISABLED_FORM_ERROR',
);
const FormSubmissionError = message('FormSubmissionError', {
  errorType: FormSubmissionErrorType,
  errorPath: text({ maxLength: 500 }),
  params: nullable(anyObject),
});
const FormSubmissionViolation = message('FormSubmissionViolation', {
  submissionValidationErrors: ref(
    message('FormSubmissionErrors', {
      errors: list(ref(FormSubmissionError), { maxItems: 100 }),
    }),
  ),
  name: text({ maxLength: 50 }),
  description: text({ maxLength: 512 }),
  ruleName: text({ maxLength: 50 }),
});
export const FormSubmissionQuery = cursorQuery('FormSubmissionQuery', { sorting: FieldSorting, mostSorts: 3 });
const FormSubmissionsCount = message('FormSubmissionsCount', {
  formId: guid,
  totalCount: integer(),
  unseenCount: integer(),
});
const FormattedSubmission = message('FormattedSubmission', {
  label: nullable(text()),
  key: text({ maxLength: 200 }),
  value: text(),
  fieldId: guid,
});

const permit = (action: string) => backOffice(`forms:v4:submission:${action}`);
const one = { submission: ref(FormSubmission) };
const byId = { request: { submissionId: guid }, required: ['submissionId'] as const };

export const formSubmissions = service(
  'forms.submissions',
  ['/form-submission-service', '', '/_api/form-submission-service'],
  {
    createSubmission: operation({
      method: 'POST',
      effect: 'write',
      creates: 'submission',
      path: '/v4/submissions',
      summary: 'Send a form; what was entered is checked by the rules of its fields',
      permit: anyone('forms:v4:submission:create_submission'),
      request: { ...one, captchaToken: nullable(text({ minLength: 1, maxLength: 3000 })) },
      response: one,
      required: ['submission', 'submission.formId'],
      errors: ['FORM_NOT_FOUND', 'INVALID_CAPTCHA', 'THROTTLED_FEATURE'],
    }),
    validateFormSubmission: operation({
      method: 'POST',
      effect: 'read',
      path: '/v4/submissions/validate',
      summary: 'Check what was entered without sending it',
      permit: anyone('forms:v4:submission:validate_form_submission'),
      request: { ...one, fieldsToValidate: list(text({ maxLength: 200 }), { maxItems: 200 }) },
      response: { valid: nullable(boolean), violationErrors: list(ref(FormSubmissionViolation)) },
      required: ['submission', 'submission.formId'],
      errors: ['FORM_NOT_FOUND'],
    }),
    getSubmission: operation({
      method: 'GET',
      path: '/v4/submissions/{submissionId}',
      summary: 'Get a submission',
      permit: permit('get_submission'),
      ...byId,
      response: one,
    }),
    updateSubmission: operation({
      method: 'PATCH',
      effect: 'write',
      path: '/v4/submissions/{submission.id}',
      summary: 'Update what was sent, and whether it has been seen',
      permit: permit('update_submission'),
      request: { ...one, mask: fieldMask('submission') },
      response: one,
      required: ['submission', 'submission.id', 'submission.formId', 'submission.revision'],
    }),
    confirmSubmission: operation({
      method: 'POST',
      effect: 'write',
      path: '/v4/submissions/{submissionId}/confirm',
      summary: 'Confirm a pending submission',
      permit: permit('confirm_submission'),
      ...byId,
      response: one,
    }),
    deleteSubmission: operation({
      method: 'DELETE',
      effect: 'write',
      path: '/v4/submissions/{submissionId}',
      summary: 'Move a submission to the trash, or delete it for good',
      permit: permit('delete_submission'),
      request: { submissionId: guid, permanent: boolean },
      response: {},
      required: ['submissionId'],
    }),
    restoreSubmissionFromTrashBin: operation({
      method: 'POST',
      effect: 'write',
      path: '/v4/submissions/trash-bin/{submissionId}/restore',
      summary: 'Take a submission out of the trash',
      permit: permit('restore_submission_from_trash_bin'),
      ...byId,
      response: one,
    }),
    removeSubmissionFromTrashBin: operation({
      method: 'DELETE',
      effect: 'write',
      path: '/v4/submissions/trash-bin/{submissionId}',
      summary: 'Delete a submission in the trash for good',
      permit: permit('remove_submission_from_trash_bin'),
      ...byId,
      response: {},
    }),
    listDeletedSubmissions: operation({
      method: 'GET',
      path: '/v4/submissions/trash-bin',
      summary: 'List submissions in the trash, the latest first',
      permit: permit('list_deleted_submissions'),
      request: {
        formId: guid,
        submissionIds: list(guid, { maxItems: 10 }),
        paging: ref(CursorPaging),
        statuses: list(FormSubmissionStatus, { maxItems: 4 }),
      },
      response: { submissions: list(ref(FormSubmission)), pagingMetadata: ref(CursorPagingMetadata) },
      required: ['formId'],
    }),
    getDeletedSubmission: operation({
      method: 'GET',
      path: '/v4/submissions/trash-bin/{submissionId}',
      summary: 'Get a submission in the trash',
      permit: permit('get_deleted_submission'),
      ...byId,
      response: one,
    }),
    querySubmissionsByNamespace: operation({
      method: 'POST',
      effect: 'read',
      path: '/v4/submissions/namespace/query',
      summary: 'Query the submissions of forms',
      permit: permit('query_submissions_by_namespace'),
      request: { query: ref(FormSubmissionQuery) },
      response: { submissions: list(ref(FormSubmission)), metadata: ref(CursorPagingMetadata) },
      required: ['query'],
    }),
    countSubmissions: operation({
      method: 'POST',
      effect: 'read',
      path: '/v4/submissions/count',
      summary: 'Count the submissions of forms, and those that nobody has seen',
      permit: permit('count_submissions'),
      request: {
        formIds: list(guid, { minItems: 1, maxItems: 100 }),
        namespace,
        statuses: list(FormSubmissionStatus, { maxItems: 4 }),
      },
      response: { formsSubmissionsCount: list(ref(FormSubmissionsCount)) },
      required: ['formIds', 'namespace'],
    }),
    getFormattedSubmission: operation({
      method: 'GET',
      path: '/v4/submissions/{submissionId}/formatted',
      summary: 'Get a submission as labels and texts',
      permit: permit('get_formatted_submission'),
      ...byId,
      response: { submissionId: guid, submissions: list(ref(FormattedSubmission)) },
    }),
  },
);

export const formSubmissionEvents = events('wix.forms.v4.submission', {
  entity: FormSubmission,
  permission: 'forms:v4:submission:get_submission',
  created: 'Somebody sends a form.',
  updated: 'A submission is changed, seen, or confirmed.',
  deleted: 'A submission is deleted, or moved to the trash.',
});
