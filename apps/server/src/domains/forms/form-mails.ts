import type { formAdministration } from '@stoa/contract';
import { type Context, contextIn } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { noForm } from './change-forms.ts';
import { inputsOf } from './form.ts';
import { translatedAnswer } from './form-texts.ts';
import { formatEntries } from './format-entries.ts';
import { findForm, findFormMails, saveFormMails } from './forms.store.ts';
import { formAnswerLetter } from './letters/form-answer.ts';
import { newSubmissionLetter } from './letters/new-submission.ts';
import type { Submission } from './submission.ts';
import { countOfAddress, findSubmission } from './submissions.store.ts';

type Service = typeof formAdministration;

export const getFormMails: UseCase<Service['getFormMails']> = (ctx, { formId }) =>
  readSite(ctx, async (tx) => {
    const mails = await findFormMails(tx, formId);
    return mails ? { mails } : noForm;
  });

export const updateFormMails: UseCase<Service['updateFormMails']> = (ctx, { formId, mails }) =>
  withSite(ctx, async (tx) => ((await saveFormMails(tx, formId, mails)) ? { mails } : noForm));

/** Answers to one address within an hour: whoever enters that of somebody else sends them no more. */
const MOST_ANSWERS = 3;

/** A submission, and the language in which whoever sent it read the form, where that is another than the site's own. */
type SentForm = { submissionId: string; language?: string };

/** The mails that a form sends itself: to the addresses that its owner named, and to whoever sent it. */
export const mailsOfForm: Task<Context, SentForm> = {
  name: 'mails of a form',
  lane: 'database',
  handle: async (ctx, tx, { submissionId, language }) => {
    const sent = await findSubmission(tx, submissionId);
    const form = sent && (await findForm(tx, sent.formId));
    const mails = form && (await findFormMails(tx, form.id));
    if (!mails) return;
    const facts = { formName: form.name ?? '', entries: formatEntries(form, sent.values) };
    for (const to of mails.notify ?? []) sendLetter(tx, newSubmissionLetter, { to, from: ctx.site }, facts);
    const seen = contextIn(ctx, language);
    const { enabled, subject = '', text = '' } = await translatedAnswer(seen, tx, form.id, mails.answer ?? {});
    const to = addressOf(
      sent,
      inputsOf(form).map(({ inputOptions }) => inputOptions.target),
    );
    if (!enabled || !subject.trim() || !to) return;
    const since = new Date(ctx.now().getTime() - HOUR_MS);
    if ((await countOfAddress(tx, to, since)) > MOST_ANSWERS) return;
    sendLetter(tx, formAnswerLetter, { to, from: seen.site }, { subject, text });
  },
};

const HOUR_MS = 60 * 60 * 1000;

/** The first address that was entered, in the order of the form. */
const addressOf = ({ values, emails }: Submission, targets: readonly string[]): string | undefined =>
  targets
    .map((target) => values[target])
    .filter((value) => typeof value === 'string')
    .find((value) => emails.includes(value.trim().toLowerCase()))
    ?.trim();
