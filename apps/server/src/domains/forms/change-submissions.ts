import { formSubmissionEvents, type formSubmissions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { checkEntries } from './check-submission.ts';
import { findForm, type Place } from './forms.store.ts';
import { refusalOf } from './refuse-entries.ts';
import { keepFiles, resolveFiles } from './sent-files.ts';
import { emailsIn, type Submission, viewSubmission } from './submission.ts';
import { findSubmission, removeSubmission, saveSubmission } from './submissions.store.ts';

type Service = typeof formSubmissions;

export const noSubmission = notFound('there is no such submission');

/** Writes the next revision of a submission, and tells of it. */
export async function keepSubmissionAt(ctx: Context, tx: Tx, known: Submission, { isDeleted }: Place) {
  const sent = { ...known, revision: String(BigInt(known.revision) + 1n), updatedDate: ctx.now().toISOString() };
  await saveSubmission(tx, sent, { isDeleted });
  if (isDeleted) emit(tx, formSubmissionEvents.deleted(sent.id));
  else emit(tx, formSubmissionEvents.updated(viewSubmission(sent)));
  return { submission: viewSubmission(sent) };
}

/** Changed entries are checked like new ones, by the form as it is now. */
export const updateSubmission: UseCase<Service['updateSubmission']> = (ctx, { submission }) =>
  withSite(ctx, async (tx) => {
    const known = await findSubmission(tx, submission.id, { lock: true });
    if (!known || known.formId !== submission.formId.toLowerCase()) return noSubmission;
    if (submission.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const { status = known.status, seen = known.seen, extendedFields = known.extendedFields, submissions } = submission;
    const changed: Submission = { ...known, status, seen, ...(extendedFields && { extendedFields }) };
    if (!submissions) return keepSubmissionAt(ctx, tx, changed, { isDeleted: false });
    const form = await findForm(tx, known.formId);
    if (!form) return noSubmission;
    const { values, errors } = checkEntries(form, submissions);
    if (errors.length > 0) return refusalOf(errors);
    const resolved = await resolveFiles(tx, { form, submissionId: known.id, values });
    if (isRefusal(resolved)) return resolved;
    const next = { ...changed, values: resolved, emails: emailsIn(form, values) };
    await keepFiles(tx, form, next);
    return keepSubmissionAt(ctx, tx, next, { isDeleted: false });
  });

export const confirmSubmission: UseCase<Service['confirmSubmission']> = (ctx, { submissionId }) =>
  withSite(ctx, async (tx) => {
    const known = await findSubmission(tx, submissionId, { lock: true });
    if (!known) return noSubmission;
    if (known.status === 'CONFIRMED') return { submission: viewSubmission(known) };
    return keepSubmissionAt(ctx, tx, { ...known, status: 'CONFIRMED' }, { isDeleted: false });
  });

export const deleteSubmission: UseCase<Service['deleteSubmission']> = (ctx, { submissionId, permanent }) =>
  withSite(ctx, async (tx) => {
    const known = await findSubmission(tx, submissionId, { lock: true });
    if (!known) return noSubmission;
    if (!permanent) {
      await keepSubmissionAt(ctx, tx, known, { isDeleted: true });
      return {};
    }
    await removeSubmission(tx, submissionId, { isDeleted: false });
    emit(tx, formSubmissionEvents.deleted(submissionId));
    return {};
  });

export const restoreSubmissionFromTrashBin: UseCase<Service['restoreSubmissionFromTrashBin']> = (
  ctx,
  { submissionId },
) =>
  withSite(ctx, async (tx) => {
    const known = await findSubmission(tx, submissionId, { isDeleted: true, lock: true });
    return known ? keepSubmissionAt(ctx, tx, known, { isDeleted: false }) : noSubmission;
  });

/** What is in the trash was announced as deleted when it got there. */
export const removeSubmissionFromTrashBin: UseCase<Service['removeSubmissionFromTrashBin']> = (ctx, { submissionId }) =>
  withSite(ctx, async (tx) => ((await removeSubmission(tx, submissionId, { isDeleted: true })) ? {} : noSubmission));
