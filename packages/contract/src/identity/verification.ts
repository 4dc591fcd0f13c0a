import { anyone, operation, service } from '../operation.ts';
import { choice, guid, nullable, ref, text } from '../schema.ts';
import { MfaChallengeData } from './factors.ts';
import { stateMachine } from './identity.ts';

export const VerificationTarget = choice('EMAIL');

export const verification = service('identity.verification', ['/_api/iam/verification', ''], {
  start: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/start',
    summary: 'Send a code that verifies an e-mail address',
    permit: anyone('IAM.START'),
    request: {
      identityId: nullable(guid),
      target: VerificationTarget,
    },
    response: {
      verificationId: text(),
    },
    errors: ['IDENTITY_NOT_FOUND', 'THROTTLED_FEATURE'],
  }),
  verifyDuringAuthentication: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/auth/verify',
    summary: 'Continue a registration or login with a code sent by e-mail',
    permit: anyone(),
    request: {
      code: text({ minLength: 6, maxLength: 6 }),
      stateToken: text(),
    },
    response: { ...stateMachine, mfaChallengeData: ref(MfaChallengeData) },
    required: ['code', 'stateToken'],
    errors: ['DUPLICATE_EMAIL', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', 'IDENTITY_BLOCKED'],
  }),
});
