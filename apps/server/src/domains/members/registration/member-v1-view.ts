import type { memberAuthentication, Response } from '@stoa/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Account, IdentityStatus } from '../../identity/index.ts';
import { findMember } from '../members.store.ts';

export type SiteMemberView = NonNullable<Response<typeof memberAuthentication.login>['member']>;

/** V1's names for account statuses. */
const v1Status: Record<IdentityStatus, NonNullable<SiteMemberView['status']>> = {
  PENDING: 'APPLICANT',
  ACTIVE: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
  DELETED: 'INACTIVE',
};

/** A member as V1 shows them to themselves and to staff. */
export async function viewSiteMember(tx: Tx, account: Account): Promise<SiteMemberView> {
  const member = await findMember(tx, account.id);
  const { profile } = account;
  const photo = member?.profile.photo;
  const names = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return {
    id: account.id,
    emailVerified: account.emailVerified,
    role: 'MEMBER',
    loginEmail: account.email,
    memberName: names || member?.nickname || null,
    firstName: profile.firstName ?? null,
    lastName: profile.lastName ?? null,
    nickname: member?.nickname ?? null,
    profilePrivacyStatus: member?.privacy ?? 'PRIVATE',
    slug: member?.slug ?? null,
    language: profile.language ?? null,
    status: v1Status[account.status],
    creationDate: account.createdDate,
    lastUpdateDate: account.updatedDate,
    lastLoginDate: account.lastLoginDate,
    emails: profile.emails ?? [],
    phones: profile.phones ?? [],
    labels: profile.labels ?? [],
    ...(photo ? { picture: { id: photo.id, url: photo.url, height: photo.height, width: photo.width } } : {}),
    contactId: member?.contactId ?? null,
  };
}
