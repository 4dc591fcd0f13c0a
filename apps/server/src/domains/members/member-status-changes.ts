import type { members, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { changeStatus, removeCredentials, type StatusChange, updateAccount } from '../identity/index.ts';
import { announceMember, memberChanged } from './announce-member.ts';
import { accountApprovedLetter } from './letters/account-approved.ts';
import { logOutMembers } from './log-out-members.ts';
import type { Activity, Member } from './member.ts';
import { viewMember } from './member-view.ts';
import { lockMember, saveActivity } from './members.store.ts';
import { noMember } from './read-members.ts';
import { findUnblockableRoles } from './roles.store.ts';
import { findSiteUsers, type SiteUser } from './site-users.store.ts';

export type MemberStatusChange = Extract<StatusChange, 'approve' | 'block' | 'disconnect'>;

/**
 * The person who decides on a member's status, and the team: owners cannot be blocked, and nobody can block themselves.
 */
export type Deciding = { siteUsers: readonly SiteUser[]; staffId: string | null };

export const toDecide = async (ctx: Context, staffId = staffIdOf(ctx)): Promise<Deciding> => ({
  siteUsers: await findSiteUsers(ctx),
  staffId,
});

/** The calling staff user; null where a program calls. */
export const staffIdOf = ({ caller }: Pick<Context, 'caller'>): string | null =>
  caller.kind === 'staff' ? caller.id : null;

/**
 * Approves (or unblocks), blocks or disconnects a locked member. Members who may no longer log in are logged out at
 * once. A change to the current status does nothing.
 */
export async function changeMemberStatus(
  ctx: Context,
  tx: Tx,
  member: Member,
  change: MemberStatusChange,
  deciding: Deciding,
): Promise<Member | Refusal> {
  const next = changeStatus(member, change);
  if (!next) return refuse('FAILED_PRECONDITION', { status: member.status });
  const refusal = change === 'block' ? await refuseBlocking(tx, member, deciding) : null;
  if (refusal) return refusal;
  if (next.status === member.status && change !== 'disconnect') return member;
  await updateAccount(tx, ctx.siteId, member.id, next, ctx.now());
  if (change === 'disconnect') await removeCredentials(tx, ctx.siteId, member.id);
  if (change === 'approve') {
    if (member.status === 'PENDING' && member.loginEmail)
      sendLetter(
        tx,
        accountApprovedLetter,
        { to: member.loginEmail, from: ctx.site, about: { kind: 'MEMBER', id: member.id } },
        null,
      );
  } else {
    await logOutMembers(tx, [member.id]);
  }
  return (await memberChanged(tx, member.id, ctx.now())) ?? noMember;
}

async function refuseBlocking(tx: Tx, member: Member, { siteUsers, staffId }: Deciding): Promise<Refusal | null> {
  const { id: memberId, loginEmail, roleKeys } = member;
  const user = siteUsers.find(({ email }) => email === loginEmail);
  if (user && user.id === staffId) return refuse('MEMBER_SELF_BLOCK_FORBIDDEN', { memberId });
  if (user?.role === 'owner') return refuse('OWNER_MEMBER_BLOCK_FORBIDDEN', { memberId });
  const [role] = roleKeys.length > 0 ? await findUnblockableRoles(tx, roleKeys) : [];
  return role ? refuse('FAILED_PRECONDITION', { memberId, roleKey: role }) : null;
}

const statusUseCase =
  (change: MemberStatusChange) =>
  async (ctx: Context, { id }: Request<typeof members.approveMember>) => {
    const deciding = await toDecide(ctx);
    return withSite(ctx, async (tx) => {
      const member = await lockMember(tx, id);
      if (!member) return noMember;
      const changed = await changeMemberStatus(ctx, tx, member, change, deciding);
      return isRefusal(changed) ? changed : { member: viewMember(changed, 'FULL') };
    });
  };

/** Approves a pending member, or unblocks one. */
export const approveMember = statusUseCase('approve');
/** Blocks a member until they are approved again. */
export const blockMember = statusUseCase('block');
/** Removes a member's login. Their contact and profile stay. */
export const disconnectMember = statusUseCase('disconnect');

const activityUseCase =
  (activity: Activity) =>
  (ctx: Context, { id }: Request<typeof members.muteMember>) =>
    withSite(ctx, async (tx) => {
      const member = await lockMember(tx, id);
      if (!member) return noMember;
      if (member.activity === activity) return { member: viewMember(member, 'FULL') };
      await saveActivity(tx, id, activity, ctx.now());
      const changed = { ...member, activity, updatedDate: ctx.now().toISOString() };
      announceMember(tx, 'updated', changed);
      return { member: viewMember(changed, 'FULL') };
    });

/** Bars a member from the site's community; they can still log in and buy. */
export const muteMember = activityUseCase('MUTED');
export const unmuteMember = activityUseCase('ACTIVE');
