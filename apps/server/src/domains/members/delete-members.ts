import type { members } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { eraseMembers } from './erase-members.ts';
import { currentMemberId, noMember } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

type Service = typeof members;

const erase = (ctx: Context, id: string) =>
  withSite(ctx, async (tx) => ((await eraseMembers(ctx, tx, [id])).size > 0 ? {} : noMember));

/** Deletes a member, with all data that the domains store about them. */
export const deleteMember: UseCase<Service['deleteMember']> = (ctx, { id }) => erase(ctx, id);

/** Members leave by themselves. Nothing of theirs passes to another member, so that nobody has to be named for it. */
export const deleteMyMember: UseCase<Service['deleteMyMember']> = async (ctx, _request) => {
  const id = currentMemberId(ctx.caller);
  return id ? erase(ctx, id) : noCurrentMember;
};

export const bulkDeleteMembers: UseCase<Service['bulkDeleteMembers']> = async (ctx, { memberIds }) => {
  const deleted = await withSite(ctx, (tx) => eraseMembers(ctx, tx, memberIds));
  return bulkAnswer(
    memberIds.map((id) => ({ id, refusal: deleted.has(id) ? null : noMember })),
    false,
  );
};
