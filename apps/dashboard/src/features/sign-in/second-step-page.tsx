import { Anchor } from '@mantine/core';
import { words } from '../../app/words.ts';
import { SecondStep, type Waiting } from './second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const texts = words.signIn;

type SecondStepPageProps = Waiting & { onDone: () => void; onRestart: () => void };

/** The second factor of a sign-in, on its own page. */
export function SecondStepPage(props: SecondStepPageProps) {
  const isUnusual = props.challenge.reason === 'HIGH_RISK_LOGIN';
  return (
    <SignInFrame
      title={texts.second.title}
      description={isUnusual ? texts.second.newDevice : texts.second.required}
      footer={
        <Anchor component="button" type="button" size="sm" onClick={props.onRestart}>
          {texts.forgot.back}
        </Anchor>
      }
    >
      <SecondStep {...props} />
    </SignInFrame>
  );
}
