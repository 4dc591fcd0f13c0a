import { anyone, backOffice, operation, service } from '../operation.ts';
import { choice, date, guid, int64, message, nullable, readonly, ref } from '../schema.ts';

export const Candidates = choice('UNKNOWN', 'NO_ONE', 'ANYONE');
export const Visibility = choice('UNKNOWN', 'VISIBLE_TO_MEMBERS_ONLY', 'VISIBLE_TO_ALL');
export const MemberPrivacySettings = message('MemberPrivacySettings', {
  id: readonly(nullable(guid)),
  publicMemberVisibility: Visibility,
  publicMemberCandidates: Candidates,
  revision: nullable(int64),
  updatedDate: readonly(nullable(date)),
});

export const memberPrivacySettings = service('members.member-privacy-settings', ['/members', '', '/_api/members'], {
  getMemberPrivacySettings: operation({
    method: 'GET',
    path: '/v1/privacy-settings',
    summary: 'Get who can see public members',
    permit: anyone(),
    request: {},
    response: {
      memberPrivacySettings: ref(MemberPrivacySettings),
    },
  }),
  setMemberPrivacySettings: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/privacy-settings',
    summary: 'Set who can see public members',
    permit: backOffice('MEMBERS.MEMBER_PRIVACY_SETTINGS_SET'),
    request: {
      memberPrivacySettings: ref(MemberPrivacySettings),
    },
    response: {
      memberPrivacySettings: ref(MemberPrivacySettings),
    },
    required: ['memberPrivacySettings', 'memberPrivacySettings.revision'],
    errors: ['INVALID_REVISION', 'INVALID_SETTINGS'],
  }),
});
