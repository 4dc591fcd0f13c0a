import type { Static } from '@stoa/contract';
import type { MfaChallengeData } from '@stoa/contract/identity/factors';
import type { api } from '../../app/api.ts';

/** The server's response to a sign-in step: an account, or the missing step. */
export type SignedIn = Awaited<ReturnType<typeof api.accounts.signIn>>;
export type Challenge = Static<typeof MfaChallengeData>;
export type FactorType = NonNullable<Challenge['factorType']>;

/** The factors that can answer a challenge, best first. */
export const usableFactors = ({ availableFactors = [] }: Challenge): FactorType[] =>
  availableFactors.flatMap(({ factorType, factorStatus }) =>
    factorType && (factorStatus === 'ENABLED' || factorStatus === 'ENABLED_BY_RULE') ? [factorType] : [],
  );

/** The data that the browser needs for a passkey; undefined for challenges of another kind. */
export function passkeyOptions({ verificationChallengeData }: Challenge): Record<string, unknown> | undefined {
  const json = verificationChallengeData?.webauthnData?.publicKeyCredentialRequestOptionsJson;
  return json === undefined ? undefined : JSON.parse(json);
}

/** The second factor that a sign-in is waiting for; null once it is complete. */
export const waitingIn = ({ stateToken, mfaChallengeData: challenge }: SignedIn) =>
  stateToken && challenge ? { stateToken, challenge } : null;
