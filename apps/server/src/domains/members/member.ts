import type { Static } from '@stoa/contract';
import type { MemberImage } from '@stoa/contract/members/member-parts';
import type { ContactInfo } from '../contacts/index.ts';
import type { IdentityStatus, PendingReason } from '../identity/index.ts';

export type Image = Static<typeof MemberImage>;
export type Privacy = 'PRIVATE' | 'PUBLIC';
export type Activity = 'ACTIVE' | 'MUTED';
/** What a member shows of themselves beside their nickname. */
export type ProfileParts = { title?: string; photo?: Image; cover?: Image };

/** A member with what their account says of them. */
export type Member = {
  /** Of the account as well. */
  id: string;
  contactId: string | null;
  nickname: string;
  slug: string;
  privacy: Privacy;
  activity: Activity;
  profile: ProfileParts;
  /** Roles that somebody gave them; those of the system that all have are not among them. */
  roleKeys: string[];
  createdDate: string;
  updatedDate: string;
  status: IdentityStatus;
  pendingReasons: PendingReason[];
  loginEmail: string | null;
  loginEmailVerified: boolean;
  lastLoginDate: string | null;
  /** What the contact says of them; null where it has gone. */
  contact: ContactInfo | null;
};

/** What clients call the statuses of accounts. */
export const wireStatus: Record<IdentityStatus, 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | 'UNKNOWN'> = {
  PENDING: 'PENDING',
  ACTIVE: 'APPROVED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
  DELETED: 'UNKNOWN',
};

/** What members are found by, by weight: what all may see comes first. */
export const searchedTexts = ({
  nickname,
  slug,
  profile,
  loginEmail,
  names,
}: Pick<Member, 'nickname' | 'slug' | 'profile' | 'loginEmail'> & { names: readonly string[] }) => ({
  A: [nickname, slug, profile.title ?? ''].join(' '),
  B: loginEmail ?? '',
  C: names.join(' '),
});
