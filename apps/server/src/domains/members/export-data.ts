import type { memberAdministration, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { PersonalData } from '../../personal-data.ts';
import { readSite } from '../../platform/db/index.ts';
import { findAbout } from './abouts.store.ts';
import { personOf } from './erase-members.ts';
import { viewMember } from './member-view.ts';
import { findFollowIds, findMember } from './members.store.ts';
import { currentMemberId, noMember } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

/** All that the site knows of a member, by the domains that keep it. */
export function exportingData(personalData: readonly PersonalData[]) {
  const exportOf = (ctx: Context, memberId: string) =>
    readSite(ctx, async (tx) => {
      const member = await findMember(tx, memberId);
      if (!member) return noMember;
      const person = personOf(member);
      const data: Record<string, unknown> = {
        exportedDate: ctx.now().toISOString(),
        member: viewMember(member, 'FULL'),
        about: (await findAbout(tx, { memberId }))?.content ?? null,
        follows: await findFollowIds(tx, memberId),
      };
      for (const { name, export: read } of personalData) data[name] = await read(ctx, tx, person);
      return { data };
    });
  return {
    exportMyData: async (ctx: Context) => {
      const id = currentMemberId(ctx.caller);
      return id ? exportOf(ctx, id) : noCurrentMember;
    },
    exportMemberData: (ctx: Context, { memberId }: Request<typeof memberAdministration.exportMemberData>) =>
      exportOf(ctx, memberId),
  };
}
