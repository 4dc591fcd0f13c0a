/** Steps of a member's login after or instead of the password. */
import { MfaChallengeData, PasskeyAnswer, stateToken, typedCode } from '../identity/factors.ts';
import { AdditionalValue, AuthenticationState, FactorType, Identity } from '../identity/identity.ts';
import { anyone, operation, service } from '../operation.ts';
import { anyObject, mapOf, nullable, ref, text } from '../schema.ts';

/** The state of a login. */
const stateMachine = {
  state: AuthenticationState,
  sessionToken: nullable(text()),
  stateToken: nullable(text()),
  identity: ref(Identity),
  additionalData: mapOf(ref(AdditionalValue)),
  mfaChallengeData: ref(MfaChallengeData),
};

export const loginSteps = service('stoa.authentication', ['/stoa'], {
  startSecondFactor: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/authentication/second-factor/start',
    summary: "Choose the second factor of a login: sends a code by e-mail, or returns a passkey's request options",
    permit: anyone(),
    request: { stateToken, factorType: FactorType },
    response: { mfaChallengeData: ref(MfaChallengeData) },
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'FACTOR_NOT_FOUND', 'FACTOR_NOT_CONFIGURED', 'THROTTLED_FEATURE'],
  }),
  verifySecondFactor: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/authentication/second-factor/verify',
    summary: 'Finish a login with a code or a passkey',
    permit: anyone(),
    request: { stateToken, factorType: FactorType, code: typedCode, credential: PasskeyAnswer },
    response: stateMachine,
    required: ['stateToken', 'factorType'],
    errors: [
      'IDENTITY_BLOCKED',
      'INVALID_PASSWORD',
      'FACTOR_NOT_FOUND',
      'LOGIN_EXPIRED',
      'VERIFICATION_FAILED',
      'THROTTLED_FEATURE',
      'FACTOR_NOT_CONFIGURED',
    ],
  }),
  startPasskeyLogin: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/authentication/passkey/start',
    summary: 'Start a login with a passkey alone',
    permit: anyone(),
    request: {},
    response: { stateToken: text(), options: anyObject },
    errors: ['PASSKEYS_NEED_A_HOST_NAME'],
  }),
  finishPasskeyLogin: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/authentication/passkey/finish',
    summary: 'Log in with a passkey alone',
    permit: anyone(),
    request: { stateToken, credential: PasskeyAnswer },
    response: stateMachine,
    required: ['stateToken', 'credential'],
    errors: ['IDENTITY_BLOCKED', 'LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE'],
  }),
});
