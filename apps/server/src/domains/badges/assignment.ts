import { badgeAssignmentEvents, type Static } from '@stoa/contract';
import type { BadgeAssignment as WireAssignment } from '@stoa/contract/members/badge-assignments';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { notFound } from '../../platform/refusal.ts';
import { readTagIds, type TagIds } from '../tags/index.ts';

type Wire = Static<typeof WireAssignment>;

/** A badge given to a member. */
export type Assignment = {
  id: string;
  badgeId: string;
  memberId: string;
  tags: TagIds;
  extendedFields: Wire['extendedFields'] | null;
  createdDate: string;
  updatedDate: string;
};

export const noAssignment = notFound('there is no such badge assignment');

/** This service calls public tags simply `tags`. */
export const readTags = (sent: Wire['tags']): TagIds =>
  readTagIds({ publicTags: sent?.tags, privateTags: sent?.privateTags });

/** An assignment on the wire; private tags are for staff only. */
export function viewAssignment({ caller }: Pick<Context, 'caller'>, assignment: Assignment): Wire {
  const { tags, extendedFields, ...rest } = assignment;
  const privateToo = caller.kind === 'staff' || caller.kind === 'app';
  return {
    ...rest,
    tags: { tags: { tagIds: tags.public }, ...(privateToo ? { privateTags: { tagIds: tags.private } } : {}) },
    ...(extendedFields && privateToo ? { extendedFields } : {}),
  };
}

export function announceAssignment(ctx: Context, tx: Tx, what: 'created' | 'deleted', assignment: Assignment): void {
  emit(tx, badgeAssignmentEvents[what](viewAssignment(ctx, assignment)));
}
