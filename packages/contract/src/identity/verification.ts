import { anyone, operation, service } from '../operation.ts';
import { choice, guid, nullable, ref, text } from '../schema.ts';
import { MfaChallengeData } from './factors.ts';
import { stateMachine } from './identity.ts';

export const VerificationTarget = choice('EMAIL');

export const verification = service('identity.verification', ['/_api/iam/verification', ''], {
  start: operation({
    method: 'POST',
    path: '/v1/start',
    summary: 'Mail a code that proves an address',
    permit: anyone('IAM.START'),
    request: {
      identityId: nullable(guid),
      target: VerificationTarget,
    },
    response: {
      verificationId: text(),
    },
  }),
  verifyDuringAuthentication: operation({
    method: 'POST',
    path: '/v1/auth/verify',
    summary: 'Go on with a registration or login by the code that was mailed',
    permit: anyone(),
    request: {
      code: text({ minLength: 6, maxLength: 6 }),
      stateToken: text(),
    },
    response: { ...stateMachine, mfaChallengeData: ref(MfaChallengeData) },
    required: ['code', 'stateToken'],
    errors: ['VERIFICATION_FAILED', 'THROTTLED_FEATURE', 'IDENTITY_BLOCKED'],
  }),
});
