/** How people prove who they are, and what is asked of them beside a password. */
import { anyObject, boolean, choice, list, message, ref, text } from '../schema.ts';
import { FactorType } from './identity.ts';

/**
 * Whether a kind of factor counts at a login: switched on by the person, still to be set up, to be set up anew, or
 * switched on or off by the site's policy and what the server is equipped for.
 */
export const OfferedFactorStatus = choice(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
);
export const OfferedFactor = message('OfferedFactor', { factorType: FactorType, factorStatus: OfferedFactorStatus });
/** The person asked for it; or the login is unlike others, or the site asks it of everybody. */
export const SecondFactorReason = choice('USER_SETTINGS', 'HIGH_RISK_LOGIN');
export const PasskeyChallenge = message('PasskeyChallenge', {
  /** PublicKeyCredentialRequestOptions of the WebAuthn specification, as JSON. */
  publicKeyCredentialRequestOptionsJson: text(),
});
export const VerificationChallengeData = message('VerificationChallengeData', {
  webauthnData: ref(PasskeyChallenge),
  /** Where a code was sent to, mostly hidden: `a…@example.com`. */
  hint: text(),
});
/** What is missing at a login after the password was right. */
export const MfaChallengeData = message('MfaChallengeData', {
  /** Whether the browser may be remembered with the answer, so that it is not asked again for a while. */
  browserCanBeRemembered: boolean,
  /** The one that the data is for; the others can be chosen by `startSecondFactor`. */
  factorType: FactorType,
  verificationChallengeData: ref(VerificationChallengeData),
  availableFactors: list(ref(OfferedFactor)),
  reason: SecondFactorReason,
});
/** PublicKeyCredential of the WebAuthn specification, as its `toJSON` gives it. */
export const PasskeyAnswer = anyObject;
/** A code as people type it: digits of an app or a mail, or a recovery code. */
export const typedCode = text({ minLength: 1, maxLength: 100 });
export const stateToken = text({ minLength: 1, maxLength: 1000 });
