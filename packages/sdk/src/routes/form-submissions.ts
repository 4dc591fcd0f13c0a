/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const formSubmissions = /* @__PURE__ */ routes<typeof contract.formSubmissions>({
  createSubmission: 'POST /form-submission-service/v4/submissions',
  validateFormSubmission: 'POST /form-submission-service/v4/submissions/validate',
  getSubmission: 'GET /form-submission-service/v4/submissions/{submissionId}',
  updateSubmission: 'PATCH /form-submission-service/v4/submissions/{submission.id}',
  confirmSubmission: 'POST /form-submission-service/v4/submissions/{submissionId}/confirm',
  deleteSubmission: 'DELETE /form-submission-service/v4/submissions/{submissionId}',
  restoreSubmissionFromTrashBin: 'POST /form-submission-service/v4/submissions/trash-bin/{submissionId}/restore',
  removeSubmissionFromTrashBin: 'DELETE /form-submission-service/v4/submissions/trash-bin/{submissionId}',
  listDeletedSubmissions: 'GET /form-submission-service/v4/submissions/trash-bin',
  getDeletedSubmission: 'GET /form-submission-service/v4/submissions/trash-bin/{submissionId}',
  querySubmissionsByNamespace: 'POST /form-submission-service/v4/submissions/namespace/query',
  searchSubmissionsByNamespace: 'POST /form-submission-service/v4/submissions/namespace/search',
  querySubmission: 'POST /form-submission-service/v4/submissions/query',
  countSubmissionsByFilter: 'POST /form-submission-service/v4/submissions/count-by-filter',
  countDeletedSubmissions: 'POST /form-submission-service/v4/submissions/trash-bin/count',
  bulkDeleteSubmission: 'POST /form-submission-service/v4/bulk/submissions/delete',
  bulkRemoveSubmissionFromTrashBin: 'POST /form-submission-service/v4/submissions/trash-bin/delete',
  bulkMarkSubmissionsAsSeen: 'POST /form-submission-service/v4/bulk/submissions/mark-as-seen',
  getMediaUploadUrl: 'POST /form-submission-service/v4/submissions/media-upload-url',
  updateExtendedFields: 'POST /form-submission-service/v4/submissions/{id}/extended-fields',
  countSubmissions: 'POST /form-submission-service/v4/submissions/count',
  getFormattedSubmission: 'GET /form-submission-service/v4/submissions/{submissionId}/formatted',
});
