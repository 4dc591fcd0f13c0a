import type { members, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { changeStatus, mailApproved, removeCredentials, type StatusChange, updateAccount } from '../identity/index.ts';
import { announceMember, memberChanged } from './announce-member.ts';
import { logOutMembers } from './log-out-members.ts';
import type { Activity, Member } from './member.ts';
import { viewMember } from './member-view.ts';
import { lockMember, saveActivity } from './members.store.ts';
import { noMember } from './read-members.ts';
import { findUnblockableRoles } from './roles.store.ts';
import { findSiteUsers, type SiteUser } from './site-users.store.ts';

export type StandingChange = Extract<StatusChange, 'approve' | 'block' | 'disconnect'>;

/** Who decides about a member's standing, and who runs the site: owners cannot be blocked, nor can people themselves. */
export type Deciding = { siteUsers: readonly SiteUser[]; staffId: string | null };

export const toDecide = async (ctx: Context, staffId = staffIdOf(ctx)): Promise<Deciding> => ({
  siteUsers: await findSiteUsers(ctx),
  staffId,
});

/** The person in the back office who calls; null where a program does. */
export const staffIdOf = ({ caller }: Pick<Context, 'caller'>): string | null =>
  caller.kind === 'staff' ? caller.id : null;

/**
 * Approves (or unblocks), blocks or disconnects a member that the transaction has locked. Whoever is no longer let in is
 * logged out at once. Doing what is done already changes nothing.
 */
export async function changeStanding(
  ctx: Context,
  tx: Tx,
  member: Member,
  change: StandingChange,
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
    if (member.status === 'PENDING' && member.loginEmail) await mailApproved(ctx, tx, member.loginEmail);
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

const standingUseCase =
  (change: StandingChange) =>
  async (ctx: Context, { id }: Request<typeof members.approveMember>) => {
    const deciding = await toDecide(ctx);
    return withSite(ctx, async (tx) => {
      const member = await lockMember(tx, id);
      if (!member) return noMember;
      const changed = await changeStanding(ctx, tx, member, change, deciding);
      return isRefusal(changed) ? changed : { member: viewMember(changed, 'FULL') };
    });
  };

/** Lets a member in who waits for it, or who was blocked. */
export const approveMember = standingUseCase('approve');
/** Keeps a member out, until they are approved again. */
export const blockMember = standingUseCase('block');
/** Takes a member's login away. Their contact and what they show of themselves stay. */
export const disconnectMember = standingUseCase('disconnect');

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

/** Keeps a member from taking part in what the site's community does; they can still log in and buy. */
export const muteMember = activityUseCase('MUTED');
export const unmuteMember = activityUseCase('ACTIVE');
