import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';

const transferQuery = queryOptions({
  queryKey: ['site-transfer'],
  queryFn: async () => (await api.siteTransfers.getSiteTransfer()).transfer ?? null,
});

/** Offers the site to another person, who becomes its owner by accepting. */
export function TransferSitePanel({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const transfer = useQuery(transferQuery);
  return (
    <Panel title="Transfer the site">
      {transfer.isError && <Failure error={transfer.error} onRetry={() => void transfer.refetch()} />}
      {transfer.data && <OpenOffer {...transfer.data} />}
      {transfer.data === null && (
        <Stack align="flex-start">
          <Text size="sm">
            Someone else becomes the owner, with everything: orders, customers, files and payment accounts. Nothing
            changes until they accept.
          </Text>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            Transfer the site
          </Button>
        </Stack>
      )}
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Transfer ${name}`}>
        <OfferForm onDone={() => setIsOpen(false)} />
      </FormDialog>
    </Panel>
  );
}

type Offer = { email?: string; staysOnTeam?: boolean; expiresDate?: string };

function OpenOffer({ email = '', staysOnTeam, expiresDate = '' }: Offer) {
  const format = useFormat();
  const change = useChange(transferQuery.queryKey);
  const withdraw = () =>
    confirmFirst({
      title: `Withdraw the offer to ${email}?`,
      text: 'The link in the e-mail will stop working. You stay the owner.',
      confirm: 'Withdraw',
      onConfirm: () =>
        change.mutate({ change: () => api.siteTransfers.withdrawSiteTransfer(), done: 'The offer was withdrawn' }),
    });
  return (
    <Stack align="flex-start">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Offered to {email}, who can accept until {format.date(expiresDate)}.{' '}
        {staysOnTeam ? 'You will stay on the team as an admin.' : 'You will lose access to the site.'}
      </Text>
      <Button variant="default" loading={change.isPending} onClick={withdraw}>
        Withdraw the offer
      </Button>
    </Stack>
  );
}

function OfferForm({ onDone }: { onDone: () => void }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '', stays: 'stays' }),
    validate: ({ email }) => ({ email: notEmail(email) }),
    wire: { codes: { SITE_IS_YOURS: { field: 'email', text: 'This is your own address.' } } },
    save: ({ email, stays }) => api.siteTransfers.offerSite({ email: email.trim(), staysOnTeam: stays === 'stays' }),
    saved: (_, { email }) => `The offer is on its way to ${email.trim()}`,
    refresh: [transferQuery.queryKey],
    onDone,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        label="E-mail of the new owner"
        description="They get a link that works for a week, and need no account yet."
        type="email"
        maxLength={320}
        data-autofocus
        {...form.text('email')}
      />
      <Radio.Group label="You, once they accept" value={form.values.stays} onChange={(stays) => form.set({ stays })}>
        <Stack gap="xs" mt="xs">
          <Radio value="stays" label="Stay on the team as an admin" />
          <Radio value="leaves" label="Lose access to the site" />
        </Stack>
      </Radio.Group>
      <FormEnd form={form}>Send the offer</FormEnd>
    </Form>
  );
}
