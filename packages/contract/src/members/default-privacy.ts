import { backOffice, operation, service } from '../operation.ts';
import { choice, guid, int64, message, nullable, readonly, ref } from '../schema.ts';

export const MemberDefaultPrivacyPrivacy = choice('PRIVATE', 'PUBLIC');
export const DefaultPrivacy = message('DefaultPrivacy', {
  id: readonly(nullable(guid)),
  defaultPrivacy: MemberDefaultPrivacyPrivacy,
  revision: nullable(int64),
});

export const memberDefaultPrivacy = service('members.default-privacy', ['/members', ''], {
  getDefaultPrivacyStatus: operation({
    method: 'GET',
    path: '/v1/default-privacy-status',
    summary: 'Get whether new members are visible to others',
    permit: backOffice('MEMBERS.DEFAULT_PRIVACY_STATUS_READ'),
    request: {},
    response: {
      defaultPrivacy: ref(DefaultPrivacy),
    },
  }),
  setDefaultPrivacyStatus: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/default-privacy-status',
    summary: 'Set whether new members are visible to others',
    permit: backOffice('MEMBERS.DEFAULT_PRIVACY_STATUS_WRITE'),
    request: {
      defaultPrivacy: ref(DefaultPrivacy),
    },
    response: {
      defaultPrivacy: ref(DefaultPrivacy),
    },
    required: ['defaultPrivacy', 'defaultPrivacy.revision'],
    errors: ['INVALID_REVISION'],
  }),
});
