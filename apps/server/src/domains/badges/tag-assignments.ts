import { type badgeAssignments, tagEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { compileFilter } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { changeTagIds, readTagChange, type TagIds } from '../tags/index.ts';
import { noAssignment } from './assignment.ts';
import { lockAssignments, saveTags, staffAssignmentsQueryable, untagAssignments } from './assignments.store.ts';

type Change = { assign: TagIds; unassign: TagIds };
type WireTags = { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } } | undefined;
const AT_ONCE = 500;

/** This service calls public tags simply `tags`. */
const named = (sent: WireTags) => ({ publicTags: sent?.tags, privateTags: sent?.privateTags });

/** Assigns and unassigns tags; a tag in both lists stays assigned. */
export const bulkUpdateBadgeAssignmentTags: UseCase<typeof badgeAssignments.bulkUpdateBadgeAssignmentTags> = async (
  ctx,
  { ids, assignTags, unassignTags },
) => {
  const change = readTagChange(named(assignTags), named(unassignTags));
  if (isRefusal(change)) return change;
  const known = await withSite(ctx, async (tx) => {
    const found = await lockAssignments(tx, { ids });
    await saveTags(tx, changed(found, change), ctx.now());
    return new Set(found.map(({ id }) => id));
  });
  const outcomes = ids.map((id) => ({ id, refusal: known.has(id) ? null : noAssignment }));
  return bulkAnswer(outcomes, false);
};

const changed = (found: readonly { id: string; tags: TagIds }[], change: Change) =>
  found.map(({ id, tags }) => ({ id, tags: changeTagIds(tags, change) }));

/** Does the same for all matching assignments, in the background. */
export const bulkUpdateBadgeAssignmentTagsByFilter: UseCase<
  typeof badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter
> = async (ctx, { filter, assignTags, unassignTags }) => {
  const change = readTagChange(named(assignTags), named(unassignTags));
  if (isRefusal(change)) return change;
  const compiled = compileFilter(filter, staffAssignmentsQueryable);
  if (!compiled.ok) return invalid(...compiled.violations);
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, tagJob, { filter, ...change }) }));
};

/** Goes through the assignments in the order of their ids; assigning a tag twice assigns it once. */
const tagJob: JobKind<Context, Change & { filter: object }, { changed: number }> = {
  name: 'badge-assignments.update-tags',
  async run(ctx, job) {
    const filter = compileFilter(job.input.filter, staffAssignmentsQueryable);
    if (!filter.ok) throw new Error('the filter was valid when the job was enqueued');
    const { done } = await inBatches(job, { atOnce: AT_ONCE }, (after) =>
      withSite(ctx, async (tx) => {
        const assignments = await lockAssignments(tx, { matching: filter.value, after, limit: AT_ONCE });
        await saveTags(tx, changed(assignments, job.input), ctx.now());
        return { ids: assignments.map(({ id }) => id), changed: assignments.length };
      }),
    );
    return { changed: done };
  },
};

export const jobKinds = [tagJob];

/** Removes deleted tags from assignments. */
export const assignmentsFollowTags: Consumer<Context> = {
  name: 'badge assignments follow tags',
  hears: [on(tagEvents.deleted, (_ctx, { entityId }, tx) => untagAssignments(tx, entityId))],
};
