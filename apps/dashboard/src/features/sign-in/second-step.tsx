import { api, hasCode, present } from '../../app/api.ts';
import { type FactorAnswer, SecondFactorForm } from './second-factor-form.tsx';
import type { Challenge } from './signed-in.ts';

/** A sign-in that waits for its second factor. */
export type Waiting = { stateToken: string; challenge: Challenge };
type SecondStepProps = Waiting & { onDone: () => void; onRestart: () => void };

/** Takes the second factor of a sign-in; begins again where that took too long or was wrong too often. */
export function SecondStep({ stateToken, challenge, onDone, onRestart }: SecondStepProps) {
  const answer = (given: FactorAnswer) =>
    api.accounts.verifySecondFactor({ stateToken, ...given }).then(onDone, (error: unknown) => {
      if (hasCode(error, 'LOGIN_EXPIRED')) onRestart();
      throw error;
    });
  const choose = async (factorType: FactorAnswer['factorType']) => {
    const { mfaChallengeData } = await api.accounts.startSecondFactor({ stateToken, factorType });
    return present(mfaChallengeData, 'mfaChallengeData');
  };
  return <SecondFactorForm challenge={challenge} submitLabel="Sign in" onAnswer={answer} onChoose={choose} />;
}
