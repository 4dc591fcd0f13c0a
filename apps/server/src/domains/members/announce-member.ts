import { memberEvents, waitingMemberEvents } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Account } from '../identity/index.ts';
import type { Member } from './member.ts';
import { viewMember } from './member-view.ts';
import { findMember, touchMember } from './members.store.ts';

/** Announces a change of a member to other domains and apps; what apps may see is decided when it is sent. */
export function announceMember(tx: Tx, what: 'created' | 'updated', member: Member): void {
  emit(tx, memberEvents[what](viewMember(member, 'EXTENDED')));
}

/** Announces that a new or changed account awaits nothing but approval. */
export function announceWaiting(tx: Tx, { id, status, pendingReasons }: Account): void {
  const waits = status === 'PENDING' && pendingReasons.every((reason) => reason === 'PENDING_ADMIN_APPROVAL_REQUIRED');
  if (waits) emit(tx, waitingMemberEvents.approvalAwaited(id));
}

export const announceDeletedMember = (tx: Tx, id: string): void => emit(tx, memberEvents.deleted(id));

/** To be called after a change of a member's account that members can see: status or address. */
export async function memberChanged(tx: Tx, id: string, now: Date): Promise<Member | null> {
  await touchMember(tx, id, now);
  const member = await findMember(tx, id);
  if (member) announceMember(tx, 'updated', member);
  return member;
}
