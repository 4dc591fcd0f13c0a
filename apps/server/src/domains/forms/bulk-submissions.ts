import { formSubmissionEvents, type formSubmissions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { enqueueJob, type JobKind } from '../../platform/jobs/index.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { keepSubmissionAt, noSubmission } from './change-submissions.ts';
import type { Place } from './forms.store.ts';
import { findSubmission, removeSubmission } from './submissions.store.ts';

type Service = typeof formSubmissions;

export const bulkDeleteSubmission: UseCase<Service['bulkDeleteSubmission']> = (
  ctx,
  { formId, submissionIds = [], permanent = false },
) =>
  withSite(ctx, (tx) =>
    each(tx, { formId, submissionIds, isDeleted: false }, async (sent) => {
      if (!permanent) return keepSubmissionAt(ctx, tx, sent, { isDeleted: true });
      await removeSubmission(tx, sent.id, { isDeleted: false });
      emit(tx, formSubmissionEvents.deleted(sent.id));
    }),
  );

/** What is in the trash was announced as deleted when it got there. */
export const bulkRemoveSubmissionFromTrashBin: UseCase<Service['bulkRemoveSubmissionFromTrashBin']> = (
  ctx,
  { formId, submissionIds = [] },
) =>
  withSite(ctx, (tx) =>
    each(tx, { formId, submissionIds, isDeleted: true }, ({ id }) => removeSubmission(tx, id, { isDeleted: true })),
  );

type Which = { formId: string; submissionIds: readonly string[] } & Place;
type Found = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** In the order of their ids, so that two requests do not wait for each other. */
async function each(tx: Tx, { formId, submissionIds, isDeleted }: Which, change: (sent: Found) => Promise<unknown>) {
  const ids = submissionIds.map((id) => id.toLowerCase());
  const done = new Set<string>();
  for (const id of [...new Set(ids)].sort()) {
    const sent = await findSubmission(tx, id, { isDeleted, lock: true });
    if (sent?.formId !== formId.toLowerCase()) continue;
    await change(sent);
    done.add(id);
  }
  const { results, bulkActionMetadata } = bulkAnswer(
    ids.map((id) => ({ id, refusal: done.has(id) ? null : noSubmission })),
    false,
  );
  return { results, bulkActionMetadata };
}

export const bulkMarkSubmissionsAsSeen: UseCase<Service['bulkMarkSubmissionsAsSeen']> = (ctx, { formId, ids }) =>
  withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, markAsSeen, { formId, ids }) }));

type Marking = { formId: string; ids: string[] };

const markAsSeen: JobKind<Context, Marking, { changed: number }> = {
  name: 'submissions.seen',
  run: (ctx, { input: { formId, ids } }) =>
    withSite(ctx, async (tx) => {
      let changed = 0;
      for (const id of [...new Set(ids)].sort()) {
        const sent = await findSubmission(tx, id, { lock: true });
        if (sent?.formId !== formId.toLowerCase() || sent.seen) continue;
        await keepSubmissionAt(ctx, tx, { ...sent, seen: true }, { isDeleted: false });
        changed += 1;
      }
      return { changed };
    }),
};

export const submissionJobs = [markAsSeen];
