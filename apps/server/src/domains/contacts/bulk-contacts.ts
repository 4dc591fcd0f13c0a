import type { contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { enqueueJob, inBatches, type JobKind, type RunningJob } from '../../platform/jobs/index.ts';
import { invalid, isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { completeInfo, labelViolations } from './complete-info.ts';
import { type Contact, type ContactInfo, isEnough } from './contact.ts';
import { applyChange } from './contact-for-member.ts';
import { withoutDerived } from './contact-view.ts';
import { findMatching } from './contacts-queryable.store.ts';
import { deleteContacts, refusalsToDelete } from './delete-contact.ts';
import { type LabelChange, writeLabels } from './label-contact.ts';
import { compile, wordsOf } from './query-contacts.ts';
import { reviseContact } from './revise-contact.ts';

type Which = { filter?: Record<string, unknown> | null; search?: string | null };
const AT_ONCE = 200;

/** Deletes all matching contacts, except those that cannot be deleted one by one either. Continues after the answer. */
export const bulkDeleteContacts: UseCase<typeof contacts.bulkDeleteContacts> = (ctx, { filter, search }) =>
  enqueue(ctx, { filter, search }, (tx, which) => enqueueJob(ctx, tx, deleteJob, which));

/** Writes the same data to all matching contacts. Identifying data cannot be written this way. */
export const bulkUpdateContacts: UseCase<typeof contacts.bulkUpdateContacts> = async (
  ctx,
  { filter, search, info = {} },
) => {
  const own = (['emails', 'phones'] as const).filter((field) => info[field] !== undefined);
  if (own.length > 0) {
    const description = 'is not the same for many contacts';
    return invalid(...own.map((field) => ({ field: `info.${field}`, description, violatedRule: NOT_ALLOWED })));
  }
  const change = withoutDerived(info);
  if (Object.keys(change).length === 0) {
    return invalid({ field: 'info', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  }
  const complete = completeInfo(change, ctx.newId);
  if (isRefusal(complete)) return complete;
  return enqueue(ctx, { filter, search }, (tx, which) => enqueueJob(ctx, tx, updateJob, { ...which, info: change }));
};

const NOT_ALLOWED = 'FIELD_NOT_ALLOWED' as const;

/** Adds labels to all matching contacts, and removes others. */
export const bulkLabelAndUnlabelContacts: UseCase<typeof contacts.bulkLabelAndUnlabelContacts> = async (
  ctx,
  { filter, search, labelKeysToAdd: add = [], labelKeysToRemove: remove = [] },
) => {
  const wrong = labelViolations(add, 'labelKeysToAdd');
  if (wrong.length > 0) return invalid(...wrong);
  if (add.length + remove.length === 0) {
    const description = 'or labelKeysToRemove must name a label';
    return invalid({ field: 'labelKeysToAdd', description, violatedRule: 'REQUIRED_ONE_OF_FIELD' });
  }
  return enqueue(ctx, { filter, search }, (tx, which) => enqueueJob(ctx, tx, labelJob, { ...which, add, remove }));
};

/** Enqueues a job for contacts selected by a filter or words. */
async function enqueue(ctx: Context, { filter, search }: Which, leave: (tx: Tx, which: Which) => Promise<string>) {
  const words = wordsOf(search);
  if (!filter && !words) return refuse('NEITHER_FILTER_NOR_SEARCH');
  const compiled = compile(ctx, { filter, search: words }, '');
  if (isRefusal(compiled)) return compiled;
  return withSite(ctx, async (tx) => ({ jobId: await leave(tx, { filter, search }) }));
}

type Counts = { changed: number; refused: number };

const deleteJob: JobKind<Context, Which, Counts> = {
  name: 'contacts.delete',
  run: (ctx, job) =>
    forAll(ctx, job, async (filter, after) => {
      const found = await readSite(ctx, (tx) => findMatching(tx, filter, { after, limit: AT_ONCE, lock: false }));
      const refusals = await refusalsToDelete(ctx, found);
      const allowed = found.filter(({ id }) => !refusals.has(id));
      const changed = await withSite(ctx, (tx) => deleteContacts(tx, allowed));
      return { found, changed };
    }),
};

const updateJob: JobKind<Context, Which & { info: ContactInfo }, Counts> = {
  name: 'contacts.update',
  run: (ctx, job) =>
    eachLocked(ctx, job, async (tx, known) => {
      const info = completeInfo(applyChange(known.info, job.input.info), ctx.newId, known.info);
      if (isRefusal(info) || !isEnough(info)) return false;
      await reviseContact(ctx, tx, known, { info });
      return true;
    }),
};

const labelJob: JobKind<Context, Which & LabelChange, Counts> = {
  name: 'contacts.label',
  run: (ctx, job) =>
    eachLocked(ctx, job, async (tx, contact) => (await writeLabels(ctx, tx, contact, job.input)) !== contact),
};

export const jobKinds = [deleteJob, updateJob, labelJob];

type Filter = Parameters<typeof findMatching>[1];

/** Changes contacts one by one, many in a transaction. */
const eachLocked = (
  ctx: Context,
  job: RunningJob<Which>,
  change: (tx: Tx, contact: Contact) => Promise<boolean>,
): Promise<Counts> =>
  forAll(ctx, job, (filter, after) =>
    withSite(ctx, async (tx) => {
      const found = await findMatching(tx, filter, { after, limit: AT_ONCE, lock: true });
      let changed = 0;
      for (const contact of found) if (await change(tx, contact)) changed++;
      return { found, changed };
    }),
  );

/** Goes through the matching contacts in the order of their ids, from where an earlier attempt stopped. */
async function forAll(
  ctx: Context,
  job: RunningJob<Which>,
  step: (filter: Filter, after: string | null) => Promise<{ found: Contact[]; changed: number }>,
): Promise<Counts> {
  const compiled = compile(ctx, { filter: job.input.filter, search: wordsOf(job.input.search) }, '');
  if (isRefusal(compiled)) throw new Error('the filter was valid when the job was enqueued');
  const { done, changed } = await inBatches(job, { atOnce: AT_ONCE }, async (after) => {
    const { found, changed } = await step(compiled.filter, after);
    return { ids: found.map(({ id }) => id), changed };
  });
  return { changed, refused: done - changed };
}
