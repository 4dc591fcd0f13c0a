import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { LinkAccount, useLinkForm } from '../join/link-account.tsx';
import { LinkFrame } from '../join/link-frame.tsx';
import type { ReceivedTransfer } from './queries.ts';

const texts = words.ownSites.transfer;

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
      title={texts.takeOver}
      heading={({ siteName = '' }) => texts.takeOverNamed(siteName)}
      found={transfer}
      gone={{
        code: 'TRANSFER_NOT_FOUND',
        text: texts.gone,
      }}
    >
      {(found) => <AcceptForm token={token} transfer={found} />}
    </LinkFrame>
  );
}

function AcceptForm({ token, transfer }: { token: string; transfer: ReceivedTransfer }) {
  const { email = '', siteName = '', offeredBy = '', staysOnTeam, hasAccount = false } = transfer;
  const accept = (account: object) => api.siteTransfers.acceptTransferByLink({ token, ...account });
  const form = useLinkForm({ email, hasAccount, accept, next: '/sites' });
  return (
    <Form form={form}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {texts.text(offeredBy, siteName, email)} {staysOnTeam ? texts.stays(offeredBy) : texts.leaves(offeredBy)}
      </Text>
      <LinkAccount form={form} email={email} hasAccount={hasAccount} />
      <FormProblem form={form} />
      <Button type="submit" loading={form.isSaving} fullWidth>
        {texts.becomeOwner}
      </Button>
    </Form>
  );
}
