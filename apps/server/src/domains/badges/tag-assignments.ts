import type { badgeAssignments } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { enqueueJob, inBatches, type JobKind } from '../../platform/jobs/index.ts';
import { compileFilter } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { changeTagIds, readTagChange, type Tag, type TagIds } from '../tags/index.ts';
import { noAssignment } from './assignment.ts';
import { lockAssignments, saveTags, staffAssignmentsQueryable, untagAssignments } from './assignments.store.ts';

type Change = { assign: TagIds; unassign: TagIds };
type WireTags = { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } } | undefined;
const AT_ONCE = 500;

/** This service names public tags simply `tags`. */
const named = (sent: WireTags) => ({ publicTags: sent?.tags, privateTags: sent?.privateTags });

/** Puts tags on and off assignments; what is in both stays on. */
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

/** The same for all assignments that match, after the answer. */
export const bulkUpdateBadgeAssignmentTagsByFilter: UseCase<
  typeof badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter
> = async (ctx, { filter, assignTags, unassignTags }) => {
  const change = readTagChange(named(assignTags), named(unassignTags));
  if (isRefusal(change)) return change;
  const compiled = compileFilter(filter, staffAssignmentsQueryable);
  if (!compiled.ok) return invalid(...compiled.violations);
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, tagJob, { filter, ...change }) }));
};

/** Goes through the assignments in the order of their ids; tags that are put on twice are on once. */
const tagJob: JobKind<Context, Change & { filter: object }, { changed: number }> = {
  name: 'badge-assignments.update-tags',
  async run(ctx, job) {
    const filter = compileFilter(job.input.filter, staffAssignmentsQueryable);
    if (!filter.ok) throw new Error('the filter was in order when the job was asked for');
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

/** Assignments lose tags that are deleted. */
export const assignmentsFollowTags: Consumer = {
  name: 'badge assignments follow tags',
  types: ['wix.tags.v1.tag_deleted'],
  async handle({ payload }, tx) {
    const { tag } = payload as { tag: Tag };
    await untagAssignments(tx, tag.id);
  },
};
