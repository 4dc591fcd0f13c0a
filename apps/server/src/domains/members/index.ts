export { noteWhoWaits, tellWhoWaits } from './approval-notices.ts';
export { createMemberRow } from './create-member-row.ts';
export { membersFollowContacts } from './follow-contacts.ts';
export type { Member } from './member.ts';
export { registerExternal } from './registration/register-external.ts';
export { MEMBER_ROLE } from './roles.ts';
