import { Button, Center, Loader, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, hasCode, present } from '../../app/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { signInPath } from '../../app/return-path.ts';
import { explain } from '../../ui/explain.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Logo } from '../../ui/logo.tsx';

/** The page behind an invitation link: it creates an account, or gives the role to an existing one. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => present((await api.team.getInvitation({ token })).invitation, 'invitation'),
  });
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>Join the team · Stoa</title>
      <Stack w="100%" maw={400} gap="lg">
        <Stack align="center" gap="xs">
          <Logo size={44} />
          <Title order={1} ta="center">
            {invitation.data ? `Join ${invitation.data.siteName}` : 'Join the team'}
          </Title>
        </Stack>
        <Paper p="lg" withBorder>
          {invitation.isPending && (
            <Center>
              <Loader role="status" aria-label="Loading the invitation" />
            </Center>
          )}
          {invitation.isError && <NoInvitation error={invitation.error} />}
          {invitation.data && <AcceptForm token={token} invitation={invitation.data} />}
        </Paper>
      </Stack>
    </Center>
  );
}

function NoInvitation({ error }: { error: unknown }) {
  const isGone = hasCode(error, 'INVITATION_NOT_FOUND');
  return (
    <Stack>
      <Text>
        {isGone
          ? 'This link no longer works: it was used, revoked, or is older than a week. Ask for a new invitation.'
          : explain(error).detail}
      </Text>
      <Button component={Link} to="/sign-in" variant="default">
        Sign in
      </Button>
    </Stack>
  );
}

type Invitation = NonNullable<Awaited<ReturnType<typeof api.team.getInvitation>>['invitation']>;

function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email = '', roleTitle, invitedBy, hasAccount } = invitation;
  const navigate = useNavigate();
  const form = useEntityForm({
    entity: invitation,
    read: () => ({ name: '', password: '' }),
    validate: ({ name, password }) =>
      hasAccount
        ? {}
        : { name: missing(name, 'Enter your name'), password: password.length < 8 && 'Enter at least 8 characters' },
    save: async (account) => {
      const { createdAccount } = await api.team.acceptInvitation({ token, ...(hasAccount ? {} : account) });
      // the password was just chosen, so it need not be typed again
      if (createdAccount) await api.accounts.signIn({ email, password: account.password });
      return createdAccount;
    },
    onSaved: (isSignedIn) => {
      queryClient.clear();
      return navigate(isSignedIn ? '/' : signInPath('/'), { replace: true });
    },
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Text>
        {invitedBy} invites {email} to join the team. Your role: {roleTitle}.
      </Text>
      {hasAccount ? (
        <Text size="sm" c="dimmed">
          You already have an account with this address. Sign in with it next.
        </Text>
      ) : (
        <>
          <TextInput label="Your name" autoComplete="name" required maxLength={100} {...form.text('name')} />
          {/* password managers store the address with the password */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            label="Choose a password"
            description="At least 8 characters. A sentence of your own is good."
            autoComplete="new-password"
            required
            maxLength={128}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            {...form.text('password')}
          />
        </>
      )}
      <FormProblem form={form} />
      <Button type="submit" loading={form.isSaving} fullWidth>
        Join the team
      </Button>
    </Form>
  );
}
