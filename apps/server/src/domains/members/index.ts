export { createMemberRow } from './create-member-row.ts';
export type { Member } from './member.ts';
export { findMember } from './members.store.ts';
export { registerExternal } from './registration/register-external.ts';
