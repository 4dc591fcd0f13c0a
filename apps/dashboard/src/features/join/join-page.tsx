import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { inTeamWords } from '../settings/team/team-words.ts';
import { LinkAccount, useLinkForm } from './link-account.tsx';
import { LinkFrame } from './link-frame.tsx';

const texts = words.join;

/** The page behind an invitation link: it creates an account, or gives the role to an existing one. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => present((await api.team.getInvitation({ token })).invitation, 'invitation'),
  });
  return (
    <LinkFrame
      title={texts.title}
      heading={({ siteName = '' }) => texts.joinSite(siteName)}
      found={invitation}
      gone={{
        code: 'INVITATION_NOT_FOUND',
        text: texts.gone,
      }}
    >
      {(found) => <AcceptForm token={token} invitation={found} />}
    </LinkFrame>
  );
}

type Invitation = NonNullable<Awaited<ReturnType<typeof api.team.getInvitation>>['invitation']>;

function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email = '', roleTitle, invitedBy, hasAccount = false } = invitation;
  const accept = (account: object) => api.team.acceptInvitation({ token, ...account });
  const form = useLinkForm({ email, hasAccount, accept, next: '/' });
  return (
    <Form form={form}>
      <Text>{texts.invites(invitedBy ?? '', email, inTeamWords(roleTitle ?? ''))}</Text>
      <LinkAccount form={form} email={email} hasAccount={hasAccount} />
      <FormProblem form={form} />
      <Button type="submit" loading={form.isSaving} fullWidth>
        {texts.title}
      </Button>
    </Form>
  );
}
