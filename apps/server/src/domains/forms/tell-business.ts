import { readSite } from '../../platform/db/index.ts';
import { businessNotice } from '../team/index.ts';
import { formatEntries } from './format-entries.ts';
import { findForm } from './forms.store.ts';
import { newSubmissionLetter } from './letters/new-submission.ts';
import { findSubmission } from './submissions.store.ts';

export const submissionNotice = businessNotice({
  name: 'submission notice',
  letter: newSubmissionLetter,
  permission: 'forms:v4:submission:get_submission',
  about: 'FORM_SUBMISSION',
  factsOf: (ctx, submissionId) =>
    readSite(ctx, async (tx) => {
      const sent = await findSubmission(tx, submissionId);
      const form = sent && (await findForm(tx, sent.formId));
      return form && { formName: form.name ?? '', entries: formatEntries(form, sent.values) };
    }),
});
