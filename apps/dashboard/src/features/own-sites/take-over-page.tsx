import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { LinkAccount, useLinkForm } from '../join/link-account.tsx';
import { LinkFrame } from '../join/link-frame.tsx';
import type { ReceivedTransfer } from './queries.ts';

/** The page behind the link by which a site gets another owner. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const transfer = useQuery({
    queryKey: ['site-transfer', token],
    queryFn: async () => present((await api.siteTransfers.getTransferByLink({ token })).transfer, 'transfer'),
  });
  return (
    <LinkFrame
      title="Take over a site"
      heading={({ siteName }) => `Take over ${siteName}`}
      found={transfer}
      gone={{
        code: 'TRANSFER_NOT_FOUND',
        text: 'This link no longer works: the site was accepted or withdrawn, or the offer is older than a week. Ask its owner for a new one.',
      }}
    >
      {(found) => <AcceptForm token={token} transfer={found} />}
    </LinkFrame>
  );
}

function AcceptForm({ token, transfer }: { token: string; transfer: ReceivedTransfer }) {
  const { email = '', siteName, offeredBy, staysOnTeam, hasAccount = false } = transfer;
  const accept = (account: object) => api.siteTransfers.acceptTransferByLink({ token, ...account });
  const form = useLinkForm({ email, hasAccount, accept, next: '/sites' });
  return (
    <Form form={form}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {offeredBy} would like to transfer {siteName} to {email}, with its orders, customers and files. You become its
        owner. {staysOnTeam ? `${offeredBy} stays on the team as an admin.` : `${offeredBy} leaves the team.`}
      </Text>
      <LinkAccount form={form} email={email} hasAccount={hasAccount} />
      <FormProblem form={form} />
      <Button type="submit" loading={form.isSaving} fullWidth>
        Become the owner
      </Button>
    </Form>
  );
}
