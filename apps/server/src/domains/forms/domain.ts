import type { Domain } from '../../domain.ts';
import { formsPart } from './archive.ts';
import { submissionJobs } from './bulk-submissions.ts';
import { submissionsFollowContacts } from './follow-contacts.ts';
import { removeAbandonedFiles } from './form-files.ts';
import { mailsOfForm } from './form-mails.ts';
import { confirmSubscriptionLetter } from './letters/confirm-subscription.ts';
import { formAnswerLetter } from './letters/form-answer.ts';
import { newSubmissionLetter } from './letters/new-submission.ts';
import { served } from './operations.ts';
import { submissionData } from './personal-data.ts';
import { submissionNotice } from './tell-business.ts';

export const forms: Domain = {
  name: 'forms',
  says: 'Forms with rules for their fields, what people send by them, and the mails that tell of it',
  owns: ['form_files', 'form_submissions', 'forms'],
  serves: served,
  archives: [formsPart],
  consumes: [submissionsFollowContacts],
  tasks: [submissionNotice, mailsOfForm],
  jobKinds: submissionJobs,
  recurringJobs: [removeAbandonedFiles],
  letters: [newSubmissionLetter, formAnswerLetter, confirmSubscriptionLetter],
  personalData: [submissionData],
};
