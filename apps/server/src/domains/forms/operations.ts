import { formSubmissions, forms } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import * as changes from './change-forms.ts';
import * as submissionChanges from './change-submissions.ts';
import * as reads from './read-forms.ts';
import * as submissionReads from './read-submissions.ts';
import { createSubmission, validateFormSubmission } from './send-form.ts';

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
  }),
];
