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
import { serve } from '../../use-case.ts';
import * as abouts from './abouts.ts';
import { bulkApproveMembers, bulkBlockMembers, bulkDeleteMembersByFilter, membersJob } from './change-by-filter.ts';
import { bulkDeleteMembers, deleteMember, deleteMyMember } from './delete-members.ts';
import { exportMemberData, exportMyData } from './export-data.ts';
import * as followers from './followers.ts';
import { countWaitingMembers, endMemberSessions, getMemberDetails, listMemberSessions } from './member-details.ts';
import { approveMember, blockMember, disconnectMember, muteMember, unmuteMember } from './member-status-changes.ts';
import { addMyAddress, removeMyAddress } from './my-addresses.ts';
import { getCurrentMember, getMember, listMembers, queryMembers } from './read-members.ts';
import {
  assignRole,
  createMemberRoleDefinition,
  deleteMemberRoleDefinition,
  getMemberRoleDefinition,
  getRoles,
  listMemberRoleDefinitions,
  queryRoles,
  unassignRole,
  updateMemberRoleDefinition,
} from './roles.ts';
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

export const served = [
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
    deleteMember,
    deleteMyMember,
    bulkDeleteMembers,
    bulkApproveMembers,
    bulkBlockMembers,
    bulkDeleteMembersByFilter,
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
    addMyAddress,
    removeMyAddress,
    getMemberDetails,
    listMemberSessions,
    endMemberSessions,
    countWaitingMembers,
    exportMyData,
    exportMemberData,
  }),
];

/** Long work that these operations start. */
export const jobKinds = [membersJob];
