import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, fieldMask, guid, int64, message, nullable, readonly, ref } from '../schema.ts';

export const SignOnPolicy = message('SignOnPolicy', {
  id: readonly(nullable(guid)),
  revision: readonly(nullable(int64)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  requireOwnerApproval: boolean,
  requireEmailVerification: boolean,
});

export const signOnPolicies = service('identity.sign-on-policy', ['/iam/signon', ''], {
  getSignOnPolicy: operation({
    method: 'GET',
    path: '/v1/sign-on-policies',
    summary: 'Get the requirements for joining the site',
    permit: backOffice('IAM.SIGN_ON_POLICY_READ'),
    request: {},
    response: {
      signOnPolicy: ref(SignOnPolicy),
    },
  }),
  updateSignOnPolicy: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/sign-on-policies',
    summary: 'Change the requirements for joining the site',
    permit: backOffice('IAM.SIGN_ON_POLICY_UPDATE'),
    request: {
      signOnPolicy: ref(SignOnPolicy),
      fieldMask: fieldMask('signOnPolicy'),
    },
    response: {
      signOnPolicy: ref(SignOnPolicy),
    },
    required: ['signOnPolicy'],
    errors: ['NOT_FOUND'],
  }),
});

export const signOnPolicyEvents = events('wix.iam.signon.v1.sign_on_policy', {
  entity: SignOnPolicy,
  permission: 'IAM.SIGN_ON_POLICY_READ',
  updated: 'The requirements for joining the site change.',
});
