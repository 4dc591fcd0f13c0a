import type { Domain } from '../../domain.ts';
import { approvalNotice, scheduleApprovalNotice } from './approval-notices.ts';
import { membersFollowContacts } from './follow-contacts.ts';
import { accountApprovedLetter } from './letters/account-approved.ts';
import { approvalAwaitedLetter } from './letters/approval-awaited.ts';
import { jobKinds, served as serveMembers } from './operations.ts';
import { served as serveRegistration } from './registration/operations.ts';

export const members: Domain = {
  name: 'members',
  says: 'The accounts of a site as a community: profiles, roles, approval, privacy',
  owns: ['approval_notices', 'member_abouts', 'member_follows', 'member_roles', 'member_settings', 'members'],
  reads: {
    contacts: 'a member is read and searched with their contact',
    identities: 'a member is read and searched with their account',
    user_roles: 'the people who run a site are members of it, too',
    users: 'the people who run a site are listed by name',
  },
  serves: [...serveMembers, ...serveRegistration],
  consumes: [membersFollowContacts, scheduleApprovalNotice],
  jobKinds,
  tasks: [approvalNotice],
  letters: [approvalAwaitedLetter, accountApprovedLetter],
  keepsMedia: [
    { kind: 'MEMBER', table: 'members', name: null },
    { kind: 'MEMBER_ABOUT', table: 'member_abouts', name: null },
  ],
};
