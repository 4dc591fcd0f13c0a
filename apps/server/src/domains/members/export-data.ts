import type { memberAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findAbout } from './abouts.store.ts';
import { personOf } from './erase-members.ts';
import { viewMember } from './member-view.ts';
import { findFollowIds, findMember } from './members.store.ts';
import { currentMemberId, noMember } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

/** All data about a member, by the domains that store it. */
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
    for (const { name, export: read } of ctx.personalData) data[name] = await read(ctx, tx, person);
    return { data };
  });

export async function exportMyData(ctx: Context) {
  const id = currentMemberId(ctx.caller);
  return id ? exportOf(ctx, id) : noCurrentMember;
}

export const exportMemberData: UseCase<typeof memberAdministration.exportMemberData> = (ctx, { memberId }) =>
  exportOf(ctx, memberId);
