import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, hasCode } from '../../app/api.ts';
import { missing, notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { signUpRulesQuery } from './queries.ts';
import { solveCaptcha } from './solve-captcha.ts';

const back = (
  <Anchor component={Link} to="/sign-in" size="sm" ta="center">
    I have an account
  </Anchor>
);

/** Asks for an address and the shop's name, and mails a link. */
export function Component() {
  const rules = useQuery(signUpRulesQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo)
    return (
      <SignInFrame title="Check your e-mail" description="The link works once, for a day." footer={back}>
        <Text size="sm" role="status">
          We’ve sent an e-mail to {sentTo}. Follow its link to open your site. If it doesn’t arrive, check your spam
          folder.
        </Text>
      </SignInFrame>
    );
  if (rules.data?.isOpen === false)
    return (
      <SignInFrame title="No sign-up here" description="Sites on this server are made by invitation." footer={back}>
        <Text size="sm">Ask the people who run this server for an account.</Text>
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
      siteName: missing(siteName, 'Enter the name of your shop.'),
      email: notEmail(email),
    }),
    save: send,
    onSaved: (_, { email }) => onSent(email.trim()),
    isQuick: true,
  });
  return (
    <SignInFrame title="Make your site" description="A site with a shop, open in a minute." footer={back}>
      <Form form={form}>
        <ProblemAlert error={form.error} />
        <TextInput
          label="Name of your shop"
          description="You can change it later."
          required
          withAsterisk={false}
          autoFocus
          maxLength={100}
          {...form.text('siteName')}
        />
        <TextInput
          label="Your e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          withAsterisk={false}
          maxLength={320}
          {...form.text('email')}
        />
        <Button type="submit" loading={form.isSaving} fullWidth>
          Continue
        </Button>
      </Form>
    </SignInFrame>
  );
}
