import { api, hasCode, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { type FactorAnswer, SecondFactorForm } from './second-factor-form.tsx';
import type { Challenge } from './signed-in.ts';

const texts = words.signIn;

/** A sign-in that is waiting for its second factor. */
export type Waiting = { stateToken: string; challenge: Challenge };
type SecondStepProps = Waiting & { onDone: () => void; onRestart: () => void };

/** Asks for the second factor of a sign-in; starts over after a timeout or too many wrong attempts. */
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
  return <SecondFactorForm challenge={challenge} submitLabel={texts.title} onAnswer={answer} onChoose={choose} />;
}
