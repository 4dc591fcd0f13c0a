import { type draftSubscriptionContracts, tagEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../../platform/jobs/index.ts';
import { compileFilter } from '../../../platform/query/index.ts';
import { invalid, isRefusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { changeTagIds, readTagChange, readTagIds, type TagIds, untag, viewTagIds } from '../../tags/index.ts';
import type { Draft } from './draft.ts';
import { draftsQueryable, findDraft, lockDraftBatch, saveDraft } from './drafts.store.ts';

type Service = typeof draftSubscriptionContracts;
type Change = { assign: TagIds; unassign: TagIds };

const AT_ONCE = 500;

/** The most that the wire has room for. */
const MOST_TAGS = 100;

/** Tags of a draft can be changed whatever its status; false where it would have too many. */
async function changeTags(tx: Tx, draft: Draft, change: Change): Promise<boolean> {
  const tags = changeTagIds(readTagIds(draft.tags), change);
  if (tags.public.length > MOST_TAGS || tags.private.length > MOST_TAGS) return false;
  await saveDraft(tx, { ...draft, tags: viewTagIds(tags, { privateToo: true }) });
  return true;
}

const tooMany = invalid({ field: 'assignTags', description: `make more than ${MOST_TAGS}`, violatedRule: 'MAX_SIZE' });

export const bulkUpdateDraftSubscriptionContractTags: UseCase<
  Service['bulkUpdateDraftSubscriptionContractTags']
> = async (ctx, { draftSubscriptionContractIds, assignTags, unassignTags }) => {
  const change = readTagChange(assignTags, unassignTags);
  if (isRefusal(change)) return change;
  return withSite(ctx, async (tx) => {
    const outcomes: ItemOutcome[] = [];
    for (const id of draftSubscriptionContractIds) {
      const draft = await findDraft(tx, id.toLowerCase(), ctx.now(), { lock: true });
      if (!draft) outcomes.push({ id, refusal: refuse('DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND') });
      else outcomes.push({ id, refusal: (await changeTags(tx, draft, change)) ? null : tooMany });
    }
    return bulkAnswer(outcomes, false);
  });
};

/** Does the same for all matching drafts, in the background. */
export const tagDrafts: JobKind<Context, Change & { filter: object }, { changed: number }> = {
  name: 'draft-subscription-contracts.update-tags',
  async run(ctx, job) {
    const { input } = job;
    const filter = compileFilter(input.filter, draftsQueryable);
    if (!filter.ok) throw new Error('the filter was valid when the job was enqueued');
    const { done, changed } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
      withSite(ctx, async (tx) => {
        const found = await lockDraftBatch(tx, filter.value, { after, atMost: AT_ONCE, now: ctx.now() });
        let count = 0;
        for (const draft of found) if (await changeTags(tx, draft, input)) count++;
        return { ids: found.map(({ id }) => id), changed: count };
      }),
    );
    return { changed: Math.min(done, changed) };
  },
};

export const bulkUpdateDraftSubscriptionContractTagsByFilter: UseCase<
  Service['bulkUpdateDraftSubscriptionContractTagsByFilter']
> = async (ctx, { filter, assignTags, unassignTags }) => {
  const change = readTagChange(assignTags, unassignTags);
  if (isRefusal(change)) return change;
  const compiled = compileFilter(filter, draftsQueryable);
  if (!compiled.ok) return invalid(...compiled.violations);
  return withSite(ctx, async (tx) => ({
    jobId: await enqueueJob(ctx, tx, tagDrafts, { filter: filter ?? {}, ...change }),
  }));
};

/** A deleted tag is taken from the drafts that have it. */
export const draftsFollowTags: Consumer<Context> = {
  name: 'drafts of subscriptions follow tags',
  hears: [on(tagEvents.deleted, (_ctx, { entityId }, tx) => untag(tx, 'draft_subscription_contracts', entityId))],
};
