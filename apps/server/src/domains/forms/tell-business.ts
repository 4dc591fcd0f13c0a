import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { addressesOfBusiness } from '../team/index.ts';
import { formatEntries } from './format-entries.ts';
import { findForm } from './forms.store.ts';
import { newSubmissionLetter } from './letters/new-submission.ts';
import { findSubmission } from './submissions.store.ts';

/** Mails a submission to the business. Whoever is on the team is known outside of the site's transactions alone. */
export const submissionNotice: Task<Context, string> = {
  name: 'submission notice',
  lane: 'database',
  run: async (ctx, submissionId) => {
    const recipients = await addressesOfBusiness(ctx, newSubmissionLetter, 'forms:v4:submission:get_submission');
    const facts = await readSite(ctx, async (tx) => {
      const sent = await findSubmission(tx, submissionId);
      const form = sent && (await findForm(tx, sent.formId));
      return form && { formName: form.name ?? '', entries: formatEntries(form, sent.values) };
    });
    if (!facts || recipients.length === 0) return undefined;
    await withSite(ctx, async (tx) => {
      for (const to of recipients) sendLetter(tx, newSubmissionLetter, { to, from: ctx.site }, facts);
    });
    return undefined;
  },
};
