import type { badgeAssignments, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type Assignment, announceAssignment, noAssignment, readTags, viewAssignment } from './assignment.ts';
import { findBadgesAndMembers, insertAssignments, removeAssignments } from './assignments.store.ts';
import { noBadge } from './badges.ts';

type Service = typeof badgeAssignments;
type Sent = NonNullable<Request<Service['createBadgeAssignment']>['badgeAssignment']>;

const noMember = notFound('there is no such member');

/** Gives a member a badge. */
export const createBadgeAssignment: UseCase<Service['createBadgeAssignment']> = (ctx, { badgeAssignment }) =>
  withSite(ctx, async (tx) => {
    const [assigned] = await assign(ctx, tx, [badgeAssignment]);
    if (!assigned) throw new Error('every assignment has an outcome');
    return isRefusal(assigned) ? assigned : { badgeAssignment: viewAssignment(ctx, assigned) };
  });

/** Gives badges to many members; each assignment succeeds or fails by itself. */
export const bulkCreateBadgeAssignments: UseCase<Service['bulkCreateBadgeAssignments']> = (
  ctx,
  { badgeAssignments: sent, returnEntity },
) =>
  withSite(ctx, async (tx) => {
    const outcomes = (await assign(ctx, tx, sent)).map((one): ItemOutcome => {
      if (isRefusal(one)) return { id: null, refusal: one };
      return { id: one.id, item: viewAssignment(ctx, one), refusal: null };
    });
    return bulkAnswer(outcomes, returnEntity === true);
  });

/** Writes the possible assignments; returns an outcome for each, in their order. */
async function assign(ctx: Context, tx: Tx, sent: readonly Sent[]): Promise<(Assignment | Refusal)[]> {
  const known = await findBadgesAndMembers(tx, {
    badgeIds: sent.map(({ badgeId }) => badgeId),
    memberIds: sent.map(({ memberId }) => memberId),
  });
  const drafts = sent.map((one): Assignment | Refusal => {
    if (!known.badges.has(one.badgeId)) return noBadge;
    return known.members.has(one.memberId) ? draftOf(ctx, one) : noMember;
  });
  const written = await insertAssignments(
    tx,
    drafts.flatMap((draft) => (isRefusal(draft) ? [] : [draft])),
  );
  return drafts.map((draft) => {
    if (isRefusal(draft)) return draft;
    if (!written.has(draft.id)) return refuse('ALREADY_EXISTS', { badgeId: draft.badgeId, memberId: draft.memberId });
    announceAssignment(ctx, tx, 'created', draft);
    return draft;
  });
}

function draftOf(ctx: Context, { badgeId, memberId, tags, extendedFields }: Sent): Assignment {
  const date = ctx.now().toISOString();
  return {
    id: ctx.newId(),
    badgeId,
    memberId,
    tags: readTags(tags),
    extendedFields: extendedFields ?? null,
    createdDate: date,
    updatedDate: date,
  };
}

/** Takes a badge from a member. */
export const deleteBadgeAssignment: UseCase<Service['deleteBadgeAssignment']> = (ctx, { badgeAssignmentId }) =>
  withSite(ctx, async (tx) => {
    const removed = await remove(ctx, tx, [badgeAssignmentId]);
    return removed.has(badgeAssignmentId) ? {} : noAssignment;
  });

export const bulkDeleteBadgeAssignments: UseCase<Service['bulkDeleteBadgeAssignments']> = (
  ctx,
  { badgeAssignmentIds: ids },
) =>
  withSite(ctx, async (tx) => {
    const removed = await remove(ctx, tx, ids);
    const outcomes = ids.map((id): ItemOutcome => ({ id, refusal: removed.has(id) ? null : noAssignment }));
    return bulkAnswer(outcomes, false);
  });

async function remove(ctx: Context, tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const removed = await removeAssignments(tx, ids);
  for (const assignment of removed) announceAssignment(ctx, tx, 'deleted', assignment);
  return new Set(removed.map(({ id }) => id));
}
