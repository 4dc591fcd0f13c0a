import {
  memberAbouts,
  memberAdministration,
  memberAuthorization,
  memberDefaultPrivacy,
  memberFollowers,
  memberPrivacySettings,
  memberRoleDefinitions,
  members,
  userMembers,
} from '@stoa/contract';
import type { PersonalData } from '../../personal-data.ts';
import { serve } from '../../use-case.ts';
import * as abouts from './abouts.ts';
import { changingByFilter, membersJob } from './change-by-filter.ts';
import { approveMember, blockMember, disconnectMember, muteMember, unmuteMember } from './change-standing.ts';
import { deletingMembers } from './delete-members.ts';
import { exportingData } from './export-data.ts';
import * as followers from './followers.ts';
import { countWaitingMembers, endMemberSessions, getMemberDetails, listMemberSessions } from './member-details.ts';
import { getCurrentMember, getMember, listMembers, queryMembers } from './read-members.ts';
import * as roles from './roles.ts';
import {
  getDefaultPrivacyStatus,
  getMemberPrivacySettings,
  setDefaultPrivacyStatus,
  setMemberPrivacySettings,
} from './settings.ts';
import { queryUserMembers } from './user-members.ts';
import {
  createMember,
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  joinCommunity,
  leaveCommunity,
  updateCurrentMemberSlug,
  updateMember,
  updateMemberSlug,
} from './write-members.ts';

/** Deleting members and exporting their data reaches into every domain that keeps some: those are handed in. */
export function memberOperations(personalData: readonly PersonalData[]) {
  const job = membersJob(personalData);
  const { createMemberRoleDefinition, listMemberRoleDefinitions, getMemberRoleDefinition } = roles;
  const { updateMemberRoleDefinition, deleteMemberRoleDefinition, assignRole, unassignRole } = roles;
  const { getRoles, queryRoles } = roles;
  const served = [
    ...serve(members, {
      updateCurrentMemberSlug,
      updateMemberSlug,
      joinCommunity,
      leaveCommunity,
      getCurrentMember,
      getMember,
      listMembers,
      queryMembers,
      muteMember,
      unmuteMember,
      approveMember,
      blockMember,
      disconnectMember,
      createMember,
      updateMember,
      deleteMemberPhones,
      deleteMemberEmails,
      deleteMemberAddresses,
      ...deletingMembers(personalData),
      ...changingByFilter(job),
    }),
    ...serve(memberDefaultPrivacy, { getDefaultPrivacyStatus, setDefaultPrivacyStatus }),
    ...serve(memberPrivacySettings, { getMemberPrivacySettings, setMemberPrivacySettings }),
    ...serve(memberFollowers, { ...followers }),
    ...serve(memberAbouts, { ...abouts }),
    ...serve(userMembers, { queryUserMembers }),
    ...serve(memberAuthorization, { assignRole, unassignRole, getRoles, queryRoles }),
    ...serve(memberRoleDefinitions, {
      createMemberRoleDefinition,
      listMemberRoleDefinitions,
      getMemberRoleDefinition,
      updateMemberRoleDefinition,
      deleteMemberRoleDefinition,
    }),
    ...serve(memberAdministration, {
      getMemberDetails,
      listMemberSessions,
      endMemberSessions,
      countWaitingMembers,
      ...exportingData(personalData),
    }),
  ];
  return { served, jobKinds: [job] };
}
