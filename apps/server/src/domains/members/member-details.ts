import type { memberAdministration } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { PLATFORM_LANGUAGE } from '../../letters.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { auditIdentity, deviceName, listSessions, possibleChanges } from '../identity/index.ts';
import { logOutMembers } from './log-out-members.ts';
import type { Member } from './member.ts';
import { viewMember } from './member-view.ts';
import { countWaiting, findMember } from './members.store.ts';
import { noMember } from './read-members.ts';
import { findRolesOfMembers } from './roles.store.ts';

type Service = typeof memberAdministration;
type Action = 'APPROVE' | 'UNBLOCK' | 'BLOCK' | 'DISCONNECT' | 'DELETE' | 'MUTE' | 'UNMUTE' | 'END_SESSIONS';

/** The actions currently possible on a member, for screens to offer. */
function possibleActions({ status, activity }: Pick<Member, 'status' | 'activity'>): Action[] {
  const changes = possibleChanges(status);
  const actions: [Action, boolean][] = [
    ['APPROVE', changes.includes('approve') && (status === 'PENDING' || status === 'OFFLINE')],
    ['UNBLOCK', changes.includes('approve') && status === 'BLOCKED'],
    ['BLOCK', changes.includes('block') && status !== 'BLOCKED'],
    [activity === 'MUTED' ? 'UNMUTE' : 'MUTE', status !== 'DELETED'],
    ['END_SESSIONS', status === 'ACTIVE'],
    ['DISCONNECT', changes.includes('disconnect') && status !== 'OFFLINE'],
    ['DELETE', changes.includes('delete')],
  ];
  return actions.filter(([, isPossible]) => isPossible).map(([action]) => action);
}

/** A member with all data of the dashboard's page. */
export const getMemberDetails: UseCase<Service['getMemberDetails']> = (ctx, { memberId }) =>
  readSite(ctx, async (tx) => {
    const member = await findMember(tx, memberId);
    if (!member) return noMember;
    const roles = (await findRolesOfMembers(tx, { memberId })).get(memberId) ?? [];
    const { pendingReasons } = member;
    return { member: viewMember(member, 'FULL'), pendingReasons, actions: possibleActions(member), roles };
  });

/** A member's logins, latest first. */
export const listMemberSessions: UseCase<Service['listMemberSessions']> = (ctx, { memberId }) =>
  readSite(ctx, async (tx) => {
    if (!(await findMember(tx, memberId))) return noMember;
    const sessions = await listSessions(tx, ctx.siteId, memberId, ctx.now());
    return {
      sessions: sessions.map(({ id, methods, address, userAgent, createdDate, lastSeenDate, expiresDate }) => ({
        id,
        methods,
        address,
        // read by staff, in the dashboard's language
        device: deviceName(userAgent, messagesIn(PLATFORM_LANGUAGE).devices),
        createdDate: String(createdDate),
        lastSeenDate: String(lastSeenDate),
        expiresDate: String(expiresDate),
      })),
    };
  });

/** Logs a member out everywhere. */
export const endMemberSessions: UseCase<Service['endMemberSessions']> = (ctx, { memberId }) =>
  withSite(ctx, async (tx) => {
    if (!(await findMember(tx, memberId))) return noMember;
    await logOutMembers(tx, [memberId]);
    await auditIdentity(ctx, tx, 'sessions-ended', memberId);
    return {};
  });

/** The number of members who await approval. */
export const countWaitingMembers = async (ctx: Context) => ({ count: await readSite(ctx, countWaiting) });
