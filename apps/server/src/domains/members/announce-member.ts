import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Account } from '../identity/index.ts';
import type { Member } from './member.ts';
import { viewMember } from './member-view.ts';
import { findMember, touchMember } from './members.store.ts';

/** Tells other domains and apps of a member; what apps may see of one is seen to where it is sent to them. */
export function announceMember(tx: Tx, what: 'created' | 'updated', member: Member): void {
  emit(tx, {
    type: `wix.members.v1.member_${what}`,
    entityId: member.id,
    payload: { member: viewMember(member, 'EXTENDED') },
  });
}

/** That somebody waits for staff, and for nothing else any more. */
export const APPROVAL_AWAITED = 'stoa.members.approval_awaited';

/** Tells whoever tells the team, where an account that is new or has changed waits for approval alone. */
export function announceWaiting(tx: Tx, { id, status, pendingReasons }: Account): void {
  const waits = status === 'PENDING' && pendingReasons.every((reason) => reason === 'PENDING_ADMIN_APPROVAL_REQUIRED');
  if (waits) emit(tx, { type: APPROVAL_AWAITED, entityId: id, payload: null });
}

export const announceDeletedMember = (tx: Tx, id: string): void =>
  emit(tx, { type: 'wix.members.v1.member_deleted', entityId: id, payload: { member: { id } } });

/** To be called where something of a member's account changed that members show: their status, their address. */
export async function memberChanged(tx: Tx, id: string, now: Date): Promise<Member | null> {
  await touchMember(tx, id, now);
  const member = await findMember(tx, id);
  if (member) announceMember(tx, 'updated', member);
  return member;
}
