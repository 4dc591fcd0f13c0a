import { useState } from 'react';
import type { Waiting } from './second-step.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { type SignedIn, waitingIn } from './signed-in.ts';

/** Sign-in with all its steps, within a dialog of another page. */
export function SignInHere({ onSignedIn }: { onSignedIn: () => void }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const take = (answer: SignedIn) => {
    const missing = waitingIn(answer);
    if (missing) setWaiting(missing);
    else onSignedIn();
  };
  if (!waiting) return <SignInForm onAnswer={take} />;
  return <SecondStep {...waiting} onDone={onSignedIn} onRestart={() => setWaiting(null)} />;
}
