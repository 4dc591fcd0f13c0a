import type { wishlistTags } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { compileFilter } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { changeTagIds, readTagChange, type TagIds } from '../tags/index.ts';
import { lockWishlists, saveWishlistTags, wishlistQueryable } from './wishlists.store.ts';

type Change = { assign: TagIds; unassign: TagIds };
const AT_ONCE = 500;

export const bulkUpdateWishlistTags: UseCase<typeof wishlistTags.bulkUpdateWishlistTags> = async (
  ctx,
  { wishlistIds, assignTags, unassignTags },
) => {
  const change = readTagChange(assignTags, unassignTags);
  if (isRefusal(change)) return change;
  const ids = wishlistIds ?? [];
  const known = await withSite(ctx, async (tx) => {
    const found = await lockWishlists(tx, { ids: ids.filter(isGuid) });
    await saveWishlistTags(tx, changed(found, change), ctx.now());
    return new Set(found.map(({ id }) => id));
  });
  const outcomes = ids.map((id) => ({
    id,
    refusal: known.has(id.toLowerCase()) ? null : notFound('there is no such wishlist'),
  }));
  return bulkAnswer(outcomes, false);
};

const changed = (lists: readonly { id: string; tags: TagIds }[], change: Change) =>
  lists.map(({ id, tags }) => ({ id, tags: changeTagIds(tags, change) }));

/** Does the same for all matching lists, in the background. */
export const bulkUpdateWishlistTagsByFilter: UseCase<typeof wishlistTags.bulkUpdateWishlistTagsByFilter> = async (
  ctx,
  { filter, assignTags, unassignTags },
) => {
  const change = readTagChange(assignTags, unassignTags);
  if (isRefusal(change)) return change;
  const compiled = compileFilter(filter, wishlistQueryable);
  if (!compiled.ok) return invalid(...compiled.violations);
  return withSite(ctx, async (tx) => ({
    jobId: await enqueueJob(ctx, tx, updateTagsJob, { filter: filter ?? {}, ...change }),
  }));
};

/** Goes through the lists in the order of their ids; assigning a tag twice assigns it once. */
export const updateTagsJob: JobKind<Context, Change & { filter: object }, { changed: number }> = {
  name: 'wishlists.update-tags',
  async run(ctx, job) {
    const filter = compileFilter(job.input.filter, wishlistQueryable);
    if (!filter.ok) throw new Error('the filter was valid when the job was enqueued');
    const { done } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
      withSite(ctx, async (tx) => {
        const lists = await lockWishlists(tx, { matching: filter.value, after, limit: AT_ONCE });
        await saveWishlistTags(tx, changed(lists, job.input), ctx.now());
        return { ids: lists.map(({ id }) => id), changed: lists.length };
      }),
    );
    return { changed: done };
  },
};
