import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { waitingIn } from './signed-in.ts';
import { useEnter } from './use-enter.ts';

const texts = words.signIn;

/** Sets a new password through the link in an e-mail, then signs in. */
export function Component() {
  const [params] = useSearchParams();
  const recoveryToken = params.get('token');
  const enter = useEnter('/');
  const [waiting, setWaiting] = useState<ReturnType<typeof waitingIn>>(null);
  const form = useEntityForm({
    entity: null,
    read: () => ({ password: '' }),
    validate: ({ password }) => ({ password: !password && texts.reset.missing }),
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
      <SignInFrame title={texts.reset.gone} description={texts.reset.goneText}>
        <Stack gap="md">
          <Text size="sm">{texts.reset.requestNew}</Text>
          <Button component={Link} to="/forgot-password">
            {texts.reset.sendAnother}
          </Button>
        </Stack>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title={texts.reset.label}
      description={texts.reset.text}
      footer={
        <Anchor component={Link} to="/sign-in" size="sm" ta="center">
          {texts.forgot.back}
        </Anchor>
      }
    >
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <PasswordInput
          label={texts.reset.label}
          autoComplete="new-password"
          description={texts.reset.hint}
          autoFocus
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          {...form.text('password')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          {texts.reset.submit}
        </Button>
      </Form>
    </SignInFrame>
  );
}
