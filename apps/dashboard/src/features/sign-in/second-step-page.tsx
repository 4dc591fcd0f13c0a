import { Anchor } from '@mantine/core';
import { SecondStep, type Waiting } from './second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type SecondStepPageProps = Waiting & { onDone: () => void; onRestart: () => void };

/** The second factor of a sign-in, on its own page. */
export function SecondStepPage(props: SecondStepPageProps) {
  const isUnusual = props.challenge.reason === 'HIGH_RISK_LOGIN';
  return (
    <SignInFrame
      title="One more step"
      description={
        isUnusual
          ? 'You’re signing in on a new device. Confirm that it’s you.'
          : 'Confirm that it’s you, as your security settings require.'
      }
      footer={
        <Anchor component="button" type="button" size="sm" onClick={props.onRestart}>
          Back to sign in
        </Anchor>
      }
    >
      <SecondStep {...props} />
    </SignInFrame>
  );
}
