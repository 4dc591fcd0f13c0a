import { Anchor, Button, Center, Divider, Loader, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, hasCode, present } from '../../app/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { FurnishingNotice } from '../own-sites/furnishing-notice.tsx';
import { NewSiteFields } from '../own-sites/new-site-fields.tsx';
import { addressOf, firstValues, siteOf, thisBrowser, wrongWithSite } from '../own-sites/new-site-form.ts';
import { openWhenFurnished } from '../own-sites/open-when-furnished.ts';
import { newSiteWire } from '../own-sites/site-name-fields.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

const texts = words.signUp.finish;

type SignUp = NonNullable<Awaited<ReturnType<typeof api.signUp.getSignUp>>['signUp']>;

/** The page behind a mailed link: it makes the account and the site, and opens the dashboard. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const link = useQuery({
    queryKey: ['sign-up', token],
    queryFn: async () => present((await api.signUp.getSignUp({ token })).signUp, 'signUp'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = link;
  if (data) return <FinishForm token={token} signUp={data} />;
  return (
    <SignInFrame title={texts.title} description={error ? texts.problem : texts.oneMoment}>
      {error ? (
        <NoSignUp error={error} />
      ) : (
        <Center>
          <Loader role="status" aria-label={texts.loading} />
        </Center>
      )}
    </SignInFrame>
  );
}

function NoSignUp({ error }: { error: unknown }) {
  const isGone = hasCode(error, 'SIGN_UP_NOT_FOUND');
  return (
    <>
      <Text size="sm" mb="md">
        {isGone ? texts.gone : explain(error).detail}
      </Text>
      <Anchor component={Link} to="/sign-in" size="sm">
        {texts.signIn}
      </Anchor>
    </>
  );
}

function FinishForm({ token, signUp }: { token: string; signUp: SignUp }) {
  const { email = '', siteName = '', address = '', domain = '' } = signUp;
  const [browser] = useState(thisBrowser);
  const [siteId, setSiteId] = useState<string | null>(null);
  const form = useEntityForm({
    entity: null,
    read: () => ({ ...firstValues(browser, siteName), address, ownName: '', password: '' }),
    validate: ({ ownName, password, ...site }) => ({
      ...wrongWithSite(site),
      ownName: missing(ownName, texts.missingName),
      password: password.length < 8 && texts.tooShort,
    }),
    wire: {
      ...newSiteWire,
      fields: [
        ['site.name', 'name'],
        ['name', 'ownName'],
      ],
    },
    save: async ({ ownName, password, ...site }) => {
      const made = await api.signUp.finishSignUp({
        token,
        name: ownName.trim(),
        password,
        site: siteOf(site, browser),
      });
      // the password was just chosen, so it need not be typed again
      await api.accounts.signIn({ email, password });
      queryClient.clear();
      const madeId = present(made.siteId, 'siteId');
      setSiteId(madeId);
      await openWhenFurnished(madeId);
    },
    onSaved: () => {},
    isQuick: true,
  });
  return (
    <SignInFrame title={texts.title} description={texts.for(email)}>
      <Form form={form}>
        <TextInput
          label={texts.name}
          autoComplete="name"
          required
          maxLength={100}
          autoFocus
          {...form.text('ownName')}
        />
        {/* password managers store the address with the password */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={texts.password}
          description={texts.passwordText}
          autoComplete="new-password"
          required
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          {...form.text('password')}
        />
        <Divider label={texts.yourSite} />
        <NewSiteFields form={form} domain={domain} suggest={async (name) => address || addressOf(name)} />
        <FormProblem form={form} />
        <Button type="submit" loading={form.isSaving} fullWidth>
          {texts.submit}
        </Button>
        <FurnishingNotice isShown={form.isSaving && form.values.template !== ''} siteId={siteId} />
      </Form>
    </SignInFrame>
  );
}
