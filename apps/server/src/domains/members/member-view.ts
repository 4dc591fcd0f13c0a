import type { members, Response } from '@stoa/contract';
import { type Member, wireStatus } from './member.ts';
import { viewContact } from './member-contact.ts';

export type MemberView = NonNullable<Response<typeof members.getMember>['member']>;
/** The amount of data shown about a member; each set includes the one before. */
export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

const fieldSets: readonly FieldSet[] = ['PUBLIC', 'EXTENDED', 'FULL'];

/** The largest of the requested field sets; PUBLIC if there is none. */
export const widest = (asked: readonly FieldSet[] = []): FieldSet =>
  fieldSets.findLast((one) => asked.includes(one)) ?? 'PUBLIC';

export function viewMember(member: Member, fieldSet: FieldSet): MemberView {
  const { id, contactId, nickname, slug, profile, createdDate, updatedDate } = member;
  const view: MemberView = {
    id,
    contactId,
    profile: { nickname, slug, ...profile },
    status: 'UNKNOWN',
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
    createdDate,
    updatedDate,
  };
  if (fieldSet === 'PUBLIC') return view;
  const { loginEmail, loginEmailVerified, status, privacy, activity, lastLoginDate, contact } = member;
  const extended = {
    ...view,
    loginEmail,
    status: wireStatus[status],
    privacyStatus: privacy,
    activityStatus: activity,
  };
  if (fieldSet === 'EXTENDED') return extended;
  return {
    ...extended,
    loginEmailVerified,
    ...(lastLoginDate ? { lastLoginDate } : {}),
    contact: viewContact(contact ?? {}),
  };
}
