import type { Static } from '@stoa/contract';
import type { MfaChallengeData } from '@stoa/contract/identity/factors';
import type { api } from '../../app/api.ts';

/** What the server answers to a step of signing in: an account, or what is missing. */
export type SignedIn = Awaited<ReturnType<typeof api.accounts.signIn>>;
export type Challenge = Static<typeof MfaChallengeData>;
export type FactorType = NonNullable<Challenge['factorType']>;

/** The factors that a challenge can be answered with, the best first. */
export const usableFactors = ({ availableFactors = [] }: Challenge): FactorType[] =>
  availableFactors.flatMap(({ factorType, factorStatus }) =>
    factorType && (factorStatus === 'ENABLED' || factorStatus === 'ENABLED_BY_RULE') ? [factorType] : [],
  );

/** What the browser needs to answer with a passkey; undefined where the challenge is of another kind. */
export function passkeyOptions({ verificationChallengeData }: Challenge): Record<string, unknown> | undefined {
  const json = verificationChallengeData?.webauthnData?.publicKeyCredentialRequestOptionsJson;
  return json === undefined ? undefined : JSON.parse(json);
}

/** The second factor that a sign-in waits for; null where somebody is in. */
export const waitingIn = ({ stateToken, mfaChallengeData: challenge }: SignedIn) =>
  stateToken && challenge ? { stateToken, challenge } : null;
