import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';

const texts = words.ownSites.transfer.offer;

const transferQuery = queryOptions({
  queryKey: ['site-transfer'],
  queryFn: async () => (await api.siteTransfers.getSiteTransfer()).transfer ?? null,
});

/** Offers the site to another person, who becomes its owner by accepting. */
export function TransferSitePanel({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const transfer = useQuery(transferQuery);
  return (
    <Panel title={texts.title}>
      {transfer.isError && <Failure error={transfer.error} onRetry={() => void transfer.refetch()} />}
      {transfer.data && <OpenOffer {...transfer.data} />}
      {transfer.data === null && (
        <Stack align="flex-start">
          <Text size="sm">{texts.text}</Text>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {texts.title}
          </Button>
        </Stack>
      )}
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={texts.named(name)}>
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
      title: texts.withdrawTitle(email),
      text: texts.withdrawText,
      confirm: texts.withdrawConfirm,
      onConfirm: () => change.mutate({ change: () => api.siteTransfers.withdrawSiteTransfer(), done: texts.withdrawn }),
    });
  return (
    <Stack align="flex-start">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {texts.made(email, format.date(expiresDate))} {staysOnTeam ? texts.willStay : texts.willLeave}
      </Text>
      <Button variant="default" loading={change.isPending} onClick={withdraw}>
        {texts.withdraw}
      </Button>
    </Stack>
  );
}

function OfferForm({ onDone }: { onDone: () => void }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ email: '', stays: 'stays' }),
    validate: ({ email }) => ({ email: notEmail(email) }),
    wire: { codes: { SITE_IS_YOURS: { field: 'email', text: texts.isYours } } },
    save: ({ email, stays }) => api.siteTransfers.offerSite({ email: email.trim(), staysOnTeam: stays === 'stays' }),
    saved: (_, { email }) => texts.sent(email.trim()),
    refresh: [transferQuery.queryKey],
    onDone,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        label={texts.email}
        description={texts.emailText}
        type="email"
        maxLength={320}
        data-autofocus
        {...form.text('email')}
      />
      <Radio.Group label={texts.you} value={form.values.stays} onChange={(stays) => form.set({ stays })}>
        <Stack gap="xs" mt="xs">
          <Radio value="stays" label={texts.stay} />
          <Radio value="leaves" label={texts.leave} />
        </Stack>
      </Radio.Group>
      <FormEnd form={form}>{texts.send}</FormEnd>
    </Form>
  );
}
