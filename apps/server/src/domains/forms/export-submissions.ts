import type { formAdministration } from '@stoa/contract';
import { csvFile } from '../../platform/csv/csv-file.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { noForm } from './change-forms.ts';
import { inputsOf, labelOf } from './form.ts';
import { formatEntries } from './format-entries.ts';
import { findForm } from './forms.store.ts';
import type { Submission } from './submission.ts';
import { listMatching, submissionQueryable } from './submissions.store.ts';

const AT_A_TIME = 200;

/** What people sent by a form as CSV, read as it is sent. Fields that were deleted since have their columns, too. */
export const exportSubmissions: UseCase<(typeof formAdministration)['exportSubmissions']> = async (
  ctx,
  { formId, filter, text },
) => {
  const form = await readSite(ctx, (tx) => findForm(tx, formId));
  if (!form) return noForm;
  const asked = {
    filter: { $and: [{ formId }, filter ?? {}] },
    ...(text && { search: { expression: text, mode: 'AND' } }),
  };
  const compiled = compileQuery(asked, submissionQueryable, { secret: ctx.cursorSecret, scope: 'export', path: '' });
  if (!compiled.ok) return invalid(...compiled.violations);
  const { filter: condition } = compiled.value;
  const fields = inputsOf({ formFields: [...(form.formFields ?? []), ...(form.deletedFormFields ?? [])] });
  const lineOf = (sent: Submission): string[] => {
    const entries = new Map(formatEntries(form, sent.values).map(({ key, value }) => [key, value]));
    const entered = fields.map(({ inputOptions: { target, wixFileOptions } }) => {
      const entry = entries.get(target) ?? '';
      // those who may see submissions get at the files there
      return entry && wixFileOptions
        ? `${entry} – ${ctx.dashboardUrl}/forms/${formId}/submissions/${sent.id}?site=${ctx.siteId}`
        : entry;
    });
    return [sent.createdDate, sent.status, sent.seen ? 'yes' : 'no', ...entered, sent.id];
  };
  const pages = async function* () {
    for (let last: Submission | undefined; ; ) {
      const after: Submission | undefined = last;
      const found = await readSite(ctx, (tx) => listMatching(tx, condition, { after, limit: AT_A_TIME }));
      yield found.map(lineOf);
      last = found.at(-1);
      if (found.length < AT_A_TIME) return;
    }
  };
  return csvFile('submissions.csv', ['Date', 'Status', 'Seen', ...fields.map(labelOf), 'Submission'], pages());
};
