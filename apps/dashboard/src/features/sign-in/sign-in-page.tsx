import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnPath } from '../../app/return-path.ts';
import { words } from '../../app/words.ts';
import { SignUpLink } from '../sign-up/sign-up-link.tsx';
import type { Waiting } from './second-step.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { type SignedIn, waitingIn } from './signed-in.ts';
import { useEnter } from './use-enter.ts';

const texts = words.signIn;

/** Sign-in by password or passkey, followed by a second factor if required. */
export function Component() {
  const [params] = useSearchParams();
  const next = returnPath(params.get('next'));
  const enter = useEnter(next);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isRestarted, setIsRestarted] = useState(false);
  const take = (answer: SignedIn) => {
    const missing = waitingIn(answer);
    if (missing) setWaiting(missing);
    else enter();
  };
  const restart = () => {
    setWaiting(null);
    setIsRestarted(true);
  };
  if (waiting) return <SecondStepPage {...waiting} onDone={enter} onRestart={restart} />;
  const description = next === '/' ? texts.text : texts.textAgain;
  return (
    <SignInFrame title={texts.title} description={description} footer={<SignUpLink />}>
      {isRestarted && (
        <Alert color="gray" mb="md" role="status">
          {texts.startAgain}
        </Alert>
      )}
      <SignInForm onAnswer={take} />
    </SignInFrame>
  );
}
