/** The steps of a member's login that come after the password, or in its place. */
import { MfaChallengeData, PasskeyAnswer, stateToken, typedCode } from '../identity/factors.ts';
import { AdditionalValue, AuthenticationState, FactorType, Identity } from '../identity/identity.ts';
import { anyone, operation, service } from '../operation.ts';
import { anyObject, mapOf, nullable, ref, text } from '../schema.ts';

/** Where a login got to. */
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
    path: '/v1/authentication/second-factor/start',
    summary: 'Choose how to prove a login a second time: mails a code, or answers what a passkey needs',
    permit: anyone(),
    request: { stateToken, factorType: FactorType },
    response: { mfaChallengeData: ref(MfaChallengeData) },
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'FACTOR_NOT_FOUND', 'FACTOR_NOT_CONFIGURED', 'THROTTLED_FEATURE'],
  }),
  verifySecondFactor: operation({
    method: 'POST',
    path: '/v1/authentication/second-factor/verify',
    summary: 'Finish a login with a code or a passkey',
    permit: anyone(),
    request: { stateToken, factorType: FactorType, code: typedCode, credential: PasskeyAnswer },
    response: stateMachine,
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', 'FACTOR_NOT_CONFIGURED'],
  }),
  startPasskeyLogin: operation({
    method: 'POST',
    path: '/v1/authentication/passkey/start',
    summary: 'Begin a login by passkey alone',
    permit: anyone(),
    request: {},
    response: { stateToken: text(), options: anyObject },
    errors: ['PASSKEYS_NEED_A_HOST_NAME'],
  }),
  finishPasskeyLogin: operation({
    method: 'POST',
    path: '/v1/authentication/passkey/finish',
    summary: 'Log in by passkey alone',
    permit: anyone(),
    request: { stateToken, credential: PasskeyAnswer },
    response: stateMachine,
    required: ['stateToken', 'credential'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE'],
  }),
});
