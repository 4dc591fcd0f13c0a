import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { waitingIn } from './signed-in.ts';
import { useEnter } from './use-enter.ts';
import { weaknessIn } from './weakness.ts';

/** Sets a new password by the link of a mail, and signs in. */
export function Component() {
  const [params] = useSearchParams();
  const recoveryToken = params.get('token');
  const enter = useEnter('/');
  const [password, setPassword] = useState('');
  const set = useMutation({
    mutationFn: (token: string) => api.accounts.setForgottenPassword({ recoveryToken: token, password }),
    onSuccess: ({ account }) => account && enter(),
  });
  const waiting = set.data && waitingIn(set.data);
  if (waiting) return <SecondStepPage {...waiting} onDone={enter} onRestart={enter} />;
  if (!recoveryToken || hasCode(set.error, 'INVALID_RECOVERY_TOKEN'))
    return (
      <SignInFrame title="This link no longer works" description="Links work once, for an hour.">
        <Stack gap="md">
          <Text size="sm">Have another one mailed to you.</Text>
          <Button component={Link} to="/forgot-password">
            Send another link
          </Button>
        </Stack>
      </SignInFrame>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(recoveryToken);
  };
  const weakness = weaknessIn(set.error);
  return (
    <SignInFrame
      title="New password"
      description="Choose one that you use nowhere else. All other logins end."
      footer={
        <Anchor component={Link} to="/sign-in" size="sm" ta="center">
          Back to sign in
        </Anchor>
      }
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {!weakness && <ProblemAlert error={set.error} />}
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            description="At least 8 characters. A few words in a row are good."
            autoFocus
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={weakness}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          />
          <Button type="submit" loading={set.isPending} fullWidth>
            Set password and sign in
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
