import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing, notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { signUpRulesQuery } from './queries.ts';
import { solveCaptcha } from './solve-captcha.ts';

const texts = words.signUp;

const back = (
  <Anchor component={Link} to="/sign-in" size="sm" ta="center">
    {texts.hasAccount}
  </Anchor>
);

/** Asks for an address and the shop's name, and mails a link. */
export function Component() {
  const rules = useQuery(signUpRulesQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo)
    return (
      <SignInFrame title={texts.sent.title} description={texts.sent.linkWorks} footer={back}>
        <Text size="sm" role="status">
          {texts.sent.text(sentTo)}
        </Text>
      </SignInFrame>
    );
  if (rules.data?.isOpen === false)
    return (
      <SignInFrame title={texts.closed.title} description={texts.closed.description} footer={back}>
        <Text size="sm">{texts.closed.text}</Text>
      </SignInFrame>
    );
  return <SignUpForm onSent={setSentTo} />;
}

/** How the wire says that a captcha must be solved first. */
const CAPTCHA_REQUIRED = '-19971';

type Values = { email: string; siteName: string };

/** Where many have signed up from the same network, the browser has some work to do first. */
async function send({ email, siteName }: Values) {
  const request = { email: email.trim(), siteName: siteName.trim() };
  try {
    return await api.signUp.startSignUp(request);
  } catch (error) {
    if (!hasCode(error, CAPTCHA_REQUIRED)) throw error;
    return api.signUp.startSignUp({ ...request, captchaTokens: [{ Recaptcha: await solveCaptcha() }] });
  }
}

function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useEntityForm({
    entity: null,
    read: (): Values => ({ email: '', siteName: '' }),
    validate: ({ email, siteName }) => ({
      siteName: missing(siteName, texts.missingSiteName),
      email: notEmail(email),
    }),
    save: send,
    onSaved: (_, { email }) => onSent(email.trim()),
    isQuick: true,
  });
  return (
    <SignInFrame title={texts.title} description={texts.text} footer={back}>
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <TextInput
          label={texts.siteName}
          description={texts.siteNameText}
          required
          withAsterisk={false}
          autoFocus
          maxLength={100}
          {...form.text('siteName')}
        />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          withAsterisk={false}
          maxLength={320}
          {...form.text('email')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          {texts.continue}
        </Button>
      </Form>
    </SignInFrame>
  );
}
