import { Anchor, Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { canUsePasskeys } from './passkeys.ts';
import { ProblemAlert } from './problem-alert.tsx';
import type { SignedIn } from './signed-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const texts = words.signIn;

/** Asks for e-mail and password, or a passkey; the server responds with a cookie, or with the missing step. */
export function SignInForm({ onAnswer }: { onAnswer: (answer: SignedIn) => void }) {
  const passkey = usePasskeySignIn(onAnswer);
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '', password: '' }),
    validate: ({ email, password }) => ({ email: notEmail(email), password: !password && texts.missingPassword }),
    save: ({ email, password }) => {
      passkey.reset();
      return api.accounts.signIn({ email: email.trim(), password });
    },
    onSaved: onAnswer,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={passkey.error ?? form.error} />
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        required
        withAsterisk={false}
        data-autofocus
        autoFocus
        maxLength={320}
        {...form.text('email')}
      />
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
        {...form.text('password')}
      />
      <Button type="submit" loading={form.isSaving} fullWidth>
        {texts.title}
      </Button>
      {canUsePasskeys(window) && (
        <>
          <Divider label={texts.or} />
          <Button
            variant="default"
            fullWidth
            leftSection={<IconFingerprint size={18} aria-hidden />}
            loading={passkey.isPending}
            onClick={passkey.start}
          >
            {texts.withPasskey}
          </Button>
        </>
      )}
      <Anchor component={Link} to="/forgot-password" size="sm" ta="center">
        {texts.forgot.link}
      </Anchor>
    </Form>
  );
}
