import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { waitingIn } from './signed-in.ts';
import { useEnter } from './use-enter.ts';

/** Sets a new password through the link in an e-mail, then signs in. */
export function Component() {
  const [params] = useSearchParams();
  const recoveryToken = params.get('token');
  const enter = useEnter('/');
  const [waiting, setWaiting] = useState<ReturnType<typeof waitingIn>>(null);
  const form = useEntityForm({
    entity: null,
    read: () => ({ password: '' }),
    validate: ({ password }) => ({ password: !password && 'Enter a new password' }),
    save: ({ password }) => api.accounts.setForgottenPassword({ recoveryToken: recoveryToken ?? '', password }),
    onSaved: (answer) => {
      setWaiting(waitingIn(answer));
      return answer.account && enter();
    },
    isQuick: true,
  });
  if (waiting) return <SecondStepPage {...waiting} onDone={enter} onRestart={enter} />;
  if (!recoveryToken || hasCode(form.error, 'INVALID_RECOVERY_TOKEN'))
    return (
      <SignInFrame title="This link no longer works" description="Links work once, for an hour.">
        <Stack gap="md">
          <Text size="sm">Request a new one by e-mail.</Text>
          <Button component={Link} to="/forgot-password">
            Send another link
          </Button>
        </Stack>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="New password"
      description="Choose one that you don’t use anywhere else. You’ll be signed out on all other devices."
      footer={
        <Anchor component={Link} to="/sign-in" size="sm" ta="center">
          Back to sign in
        </Anchor>
      }
    >
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description="At least 8 characters. Use several words."
          autoFocus
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          {...form.text('password')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          Set password and sign in
        </Button>
      </Form>
    </SignInFrame>
  );
}
