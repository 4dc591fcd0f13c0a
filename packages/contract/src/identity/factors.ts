/** Authentication factors and second-factor challenges. */
import { anyObject, boolean, choice, list, message, ref, text } from '../schema.ts';
import { FactorType } from './identity.ts';

/**
 * The status of a factor at login: enabled by the person, to be set up for the first time or again, or enabled or
 * disabled by the site's policy and the server's configuration.
 */
export const OfferedFactorStatus = choice(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
);
export const OfferedFactor = message('OfferedFactor', { factorType: FactorType, factorStatus: OfferedFactorStatus });
/** `HIGH_RISK_LOGIN` covers unusual logins and sites that require a second factor from everybody. */
export const SecondFactorReason = choice('USER_SETTINGS', 'HIGH_RISK_LOGIN');
export const PasskeyChallenge = message('PasskeyChallenge', {
  /** `PublicKeyCredentialRequestOptions` of the WebAuthn specification, as JSON. */
  publicKeyCredentialRequestOptionsJson: text(),
});
export const VerificationChallengeData = message('VerificationChallengeData', {
  webauthnData: ref(PasskeyChallenge),
  /** The address that a code was sent to, mostly hidden: `a…@example.com`. */
  hint: text(),
});
/** The second-factor challenge after a correct password. */
export const MfaChallengeData = message('MfaChallengeData', {
  /** Whether the response may ask to remember the browser, which then skips the second factor for a while. */
  browserCanBeRemembered: boolean,
  /** The factor that the challenge data is for. `startSecondFactor` chooses another one. */
  factorType: FactorType,
  verificationChallengeData: ref(VerificationChallengeData),
  availableFactors: list(ref(OfferedFactor)),
  reason: SecondFactorReason,
});
/** `PublicKeyCredential` of the WebAuthn specification, as returned by its `toJSON`. */
export const PasskeyAnswer = anyObject;
/** A code as typed: digits from an app or an e-mail, or a recovery code. */
export const typedCode = text({ minLength: 1, maxLength: 100 });
export const stateToken = text({ minLength: 1, maxLength: 1000 });
