/** What people sent by a form. */
import { events } from '../events.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
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
import { ItemMetadata } from '../shared/errors.ts';
import { CursorPaging, cursorQuery, FieldSorting } from '../shared/paging.ts';

export const FormSubmissionStatus = choice('PENDING', 'CONFIRMED', 'PAYMENT_WAITING', 'PAYMENT_CANCELED');
export const submissionNamespace = text({ minLength: 10, maxLength: 50 });
export const FormSubmission = message('SentForm', {
  id: readonly(nullable(guid)),
  formId: immutable(guid),
  namespace: readonly(submissionNamespace),
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
export const FormSubmissionViolation = message('FormSubmissionViolation', {
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
export const FormSubmissionsCount = message('FormSubmissionsCount', {
  formId: guid,
  totalCount: integer(),
  unseenCount: integer(),
});
export const FormattedSubmission = message('FormattedSubmission', {
  label: nullable(text()),
  key: text({ maxLength: 200 }),
  value: text(),
  fieldId: guid,
});

export const FormSubmissionWords = message('FormSubmissionWords', {
  mode: choice('OR', 'AND'),
  expression: nullable(text({ maxLength: 100 })),
  fuzzy: boolean,
});
export const FormSubmissionSearch = message('FormSubmissionSearch', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 10 }),
  search: ref(FormSubmissionWords),
});
export const FormDeletedSubmissionsCount = message('FormDeletedSubmissionsCount', {
  formId: guid,
  totalCount: integer(),
});
export const BulkSubmissionResult = message('BulkSubmissionResult', { itemMetadata: ref(ItemMetadata) });

export const formSubmissionEvents = events('wix.forms.v4.submission', {
  entity: FormSubmission,
  permission: 'forms:v4:submission:get_submission',
  created: 'Somebody sends a form.',
  updated: 'A submission is changed, seen, or confirmed.',
  deleted: 'A submission is deleted, or moved to the trash.',
});
