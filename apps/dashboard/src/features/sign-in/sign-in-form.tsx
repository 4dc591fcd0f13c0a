import { Anchor, Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { canUsePasskeys } from '../../app/passkeys.ts';
import { ProblemAlert } from './problem-alert.tsx';
import type { SignedIn } from './signed-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Credentials = { email: string; password: string };

/** Takes e-mail and password, or a passkey; the server answers with a cookie, or with what is still missing. */
export function SignInForm({ onAnswer }: { onAnswer: (answer: SignedIn) => void }) {
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isEmail('Enter an e-mail address'), password: isNotEmpty('Enter your password') },
  });
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => api.accounts.signIn(credentials),
    onSuccess: onAnswer,
  });
  const passkey = usePasskeySignIn(onAnswer);
  const showFirstProblem = (errors: typeof form.errors) =>
    form.getInputNode(errors.email ? 'email' : 'password')?.focus();
  const submit = (credentials: Credentials) => {
    passkey.reset();
    signIn.mutate(credentials);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, showFirstProblem)}>
      <Stack gap="md">
        <ProblemAlert error={passkey.error ?? signIn.error} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          required
          withAsterisk={false}
          data-autofocus
          autoFocus
          maxLength={320}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={200}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={signIn.isPending} fullWidth>
          Sign in
        </Button>
        {canUsePasskeys(window) && (
          <>
            <Divider label="or" />
            <Button
              variant="default"
              fullWidth
              leftSection={<IconFingerprint size={18} aria-hidden />}
              loading={passkey.isPending}
              onClick={passkey.start}
            >
              Sign in with a passkey
            </Button>
          </>
        )}
        <Anchor component={Link} to="/forgot-password" size="sm" ta="center">
          Forgot password?
        </Anchor>
      </Stack>
    </form>
  );
}
