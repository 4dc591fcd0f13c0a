import type { members, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { PersonalData } from '../../personal-data.ts';
import { withSite } from '../../platform/db/index.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import { eraseMembers } from './erase-members.ts';
import { currentMemberId, noMember } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

type Service = typeof members;

/** The use cases that delete members, with all that the domains keep of them. */
export function deletingMembers(personalData: readonly PersonalData[]) {
  const erase = (ctx: Context, id: string) =>
    withSite(ctx, async (tx) => ((await eraseMembers(ctx, tx, personalData, [id])).size > 0 ? {} : noMember));
  return {
    deleteMember: (ctx: Context, { id }: Request<Service['deleteMember']>) => erase(ctx, id),

    /** Members leave by themselves. Nothing that they made here passes to another, so nobody has to be named for it. */
    deleteMyMember: async (ctx: Context, _request: Request<Service['deleteMyMember']>) => {
      const id = currentMemberId(ctx.caller);
      return id ? erase(ctx, id) : noCurrentMember;
    },

    bulkDeleteMembers: async (ctx: Context, { memberIds }: Request<Service['bulkDeleteMembers']>) => {
      const deleted = await withSite(ctx, (tx) => eraseMembers(ctx, tx, personalData, memberIds));
      return bulkAnswer(
        memberIds.map((id) => ({ id, refusal: deleted.has(id) ? null : noMember })),
        false,
      );
    },
  };
}
