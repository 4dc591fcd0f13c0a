import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Requests an e-mail with a link to set a new password. */
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '' }),
    validate: ({ email }) => ({ email: notEmail(email) }),
    save: ({ email }) => api.accounts.sendPasswordLink({ email: email.trim() }),
    onSaved: (_, { email }) => setSentTo(email.trim()),
    isQuick: true,
  });
  const back = (
    <Anchor component={Link} to="/sign-in" size="sm" ta="center">
      Back to sign in
    </Anchor>
  );
  if (sentTo)
    return (
      <SignInFrame title="Check your e-mail" description="The link works once, for an hour." footer={back}>
        <Text size="sm" role="status">
          If {sentTo} has an account here, an e-mail with a link is on its way. Check your spam folder as well.
        </Text>
      </SignInFrame>
    );
  return (
    <SignInFrame title="Forgot password" description="We’ll e-mail you a link to set a new one." footer={back}>
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          maxLength={320}
          {...form.text('email')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          Send the link
        </Button>
      </Form>
    </SignInFrame>
  );
}
