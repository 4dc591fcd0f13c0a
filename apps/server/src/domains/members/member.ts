import type { Static } from '@stoa/contract';
import type { MemberImage } from '@stoa/contract/members/member-parts';
import type { ContactInfo } from '../contacts/index.ts';
import type { IdentityStatus, PendingReason } from '../identity/index.ts';

export type Image = Static<typeof MemberImage>;
export type Privacy = 'PRIVATE' | 'PUBLIC';
export type Activity = 'ACTIVE' | 'MUTED';
/** The parts of a profile beside the nickname. */
export type ProfileParts = { title?: string; photo?: Image; cover?: Image };

/** A member with their account's data. */
export type Member = {
  /** Also the account's id. */
  id: string;
  contactId: string | null;
  nickname: string;
  slug: string;
  privacy: Privacy;
  activity: Activity;
  profile: ProfileParts;
  /** The assigned roles; built-in roles that everyone has are not included. */
  roleKeys: string[];
  createdDate: string;
  updatedDate: string;
  status: IdentityStatus;
  pendingReasons: PendingReason[];
  loginEmail: string | null;
  loginEmailVerified: boolean;
  lastLoginDate: string | null;
  /** The contact's data; null where the contact was deleted. */
  contact: ContactInfo | null;
};

/** The clients' names for account statuses. */
export const wireStatus: Record<IdentityStatus, 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | 'UNKNOWN'> = {
  PENDING: 'PENDING',
  ACTIVE: 'APPROVED',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
  DELETED: 'UNKNOWN',
};

/** The texts that members are searched by, by weight: public ones first. */
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
