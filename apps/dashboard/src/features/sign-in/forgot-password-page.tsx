import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Has a link mailed by which a new password can be set. */
export function Component() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: isEmail('Enter an e-mail address') },
  });
  const send = useMutation({ mutationFn: (request: { email: string }) => api.accounts.sendPasswordLink(request) });
  const back = (
    <Anchor component={Link} to="/sign-in" size="sm" ta="center">
      Back to sign in
    </Anchor>
  );
  if (send.isSuccess)
    return (
      <SignInFrame title="Look into your mail" description="The link works once, for an hour." footer={back}>
        <Text size="sm" role="status">
          If {send.variables.email} has an account here, a mail with a link is on its way. Look among unwanted mails as
          well.
        </Text>
      </SignInFrame>
    );
  return (
    <SignInFrame title="Forgot password" description="We mail you a link to set a new one." footer={back}>
      <form noValidate onSubmit={form.onSubmit((request) => send.mutate(request))}>
        <Stack gap="md">
          <ProblemAlert error={send.error} />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            maxLength={320}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={send.isPending} fullWidth>
            Send the link
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
