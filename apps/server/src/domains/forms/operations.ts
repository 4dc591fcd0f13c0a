import {
  formAdministration,
  formRestrictions,
  formSubmissions,
  forms,
  newsletter,
  storefrontForms,
} from '@stoa/contract';
import { serve } from '../../use-case.ts';
import * as bulk from './bulk-forms.ts';
import * as bulkSubmissions from './bulk-submissions.ts';
import * as changes from './change-forms.ts';
import * as submissionChanges from './change-submissions.ts';
import { exportSubmissions } from './export-submissions.ts';
import { updateFieldsOfForm, updateFieldsOfSubmission } from './extended-fields.ts';
import { getMediaUploadUrl, uploadFormFile } from './form-files.ts';
import { getRestrictions, listFormsProvidersConfigs } from './form-limits.ts';
import { getFormMails, updateFormMails } from './form-mails.ts';
import * as reads from './read-forms.ts';
import * as submissionReads from './read-submissions.ts';
import { createSubmission, validateFormSubmission } from './send-form.ts';
import { confirmSubscription, openSubscription } from './subscribe-by-form.ts';
import { getFormSummary } from './summarize-form.ts';

export const served = [
  ...serve(forms, {
    createForm: changes.createForm,
    cloneForm: changes.cloneForm,
    getForm: reads.getForm,
    updateForm: changes.updateForm,
    deleteForm: changes.deleteForm,
    removeFormFromTrashBin: changes.removeFormFromTrashBin,
    restoreFromTrashBin: changes.restoreFromTrashBin,
    queryForms: reads.queryForms,
    countFormsByFilter: reads.countFormsByFilter,
    countDeletedForms: reads.countDeletedForms,
    listForms: reads.listForms,
    getDeletedForm: reads.getDeletedForm,
    listDeletedForms: reads.listDeletedForms,
    queryDeletedForms: reads.queryDeletedForms,
    bulkCreateForm: bulk.bulkCreateForm,
    bulkCloneForm: bulk.bulkCloneForm,
    bulkDeleteForm: bulk.bulkDeleteForm,
    bulkRemoveDeletedField: bulk.bulkRemoveDeletedField,
    updateExtendedFields: updateFieldsOfForm,
    getFormSummary,
    listFormsProvidersConfigs,
  }),
  ...serve(formSubmissions, {
    createSubmission,
    validateFormSubmission,
    getSubmission: submissionReads.getSubmission,
    updateSubmission: submissionChanges.updateSubmission,
    confirmSubmission: submissionChanges.confirmSubmission,
    deleteSubmission: submissionChanges.deleteSubmission,
    restoreSubmissionFromTrashBin: submissionChanges.restoreSubmissionFromTrashBin,
    removeSubmissionFromTrashBin: submissionChanges.removeSubmissionFromTrashBin,
    listDeletedSubmissions: submissionReads.listDeletedSubmissions,
    getDeletedSubmission: submissionReads.getDeletedSubmission,
    querySubmissionsByNamespace: submissionReads.querySubmissionsByNamespace,
    countSubmissions: submissionReads.countSubmissions,
    getFormattedSubmission: submissionReads.getFormattedSubmission,
    searchSubmissionsByNamespace: submissionReads.searchSubmissionsByNamespace,
    querySubmission: submissionReads.querySubmission,
    countSubmissionsByFilter: submissionReads.countSubmissionsByFilter,
    countDeletedSubmissions: submissionReads.countDeletedSubmissions,
    bulkDeleteSubmission: bulkSubmissions.bulkDeleteSubmission,
    bulkRemoveSubmissionFromTrashBin: bulkSubmissions.bulkRemoveSubmissionFromTrashBin,
    bulkMarkSubmissionsAsSeen: bulkSubmissions.bulkMarkSubmissionsAsSeen,
    updateExtendedFields: updateFieldsOfSubmission,
    getMediaUploadUrl,
  }),
  ...serve(formRestrictions, { getRestrictions }),
  ...serve(storefrontForms, { uploadFormFile }),
  ...serve(newsletter, { openSubscription, confirmSubscription }),
  ...serve(formAdministration, { exportSubmissions, getFormMails, updateFormMails }),
];
