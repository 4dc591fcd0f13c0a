import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const texts = words.signIn;

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
      {texts.forgot.back}
    </Anchor>
  );
  if (sentTo)
    return (
      <SignInFrame title={texts.forgot.sentTitle} description={texts.forgot.linkWorks} footer={back}>
        <Text size="sm" role="status">
          {texts.forgot.sent(sentTo)}
        </Text>
      </SignInFrame>
    );
  return (
    <SignInFrame title={texts.forgot.title} description={texts.forgot.text} footer={back}>
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          maxLength={320}
          {...form.text('email')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          {texts.forgot.send}
        </Button>
      </Form>
    </SignInFrame>
  );
}
