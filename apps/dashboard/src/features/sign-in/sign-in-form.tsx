import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, hasCode } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';

type Credentials = { email: string; password: string };

/** Takes e-mail and password; the server answers with a cookie. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isEmail('Enter an e-mail address'), password: isNotEmpty('Enter your password') },
  });
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => api.accounts.signIn(credentials),
    onSuccess: onSignedIn,
  });
  const showFirstProblem = (errors: typeof form.errors) =>
    form.getInputNode(errors.email ? 'email' : 'password')?.focus();
  return (
    <form noValidate onSubmit={form.onSubmit((credentials) => signIn.mutate(credentials), showFirstProblem)}>
      <Stack gap="md">
        {signIn.isError && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {problem(signIn.error)}
          </Alert>
        )}
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
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
      </Stack>
    </form>
  );
}

function problem(error: unknown): string {
  if (hasCode(error, 'INVALID_CREDENTIALS')) return 'E-mail and password do not match. Check both and try again.';
  if (hasCode(error, 'TOO_MANY_REQUESTS')) return 'Too many attempts. Wait a few minutes, then try again.';
  return explain(error).detail;
}
