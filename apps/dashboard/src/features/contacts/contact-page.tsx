import { Alert, Badge, Button, Grid, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { EmailsPanel } from '../emails/emails-panel.tsx';
import { LatestOrders } from '../orders/latest-orders.tsx';
import { activityOf, type ContactView, isMember, nameOfContact, sourceOf } from './contact.ts';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { LabelsPanel } from './labels-panel.tsx';
import { contactQuery, ordersOfContactQuery } from './queries.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { TaxPanel, taxNeeds } from './tax-panel.tsx';

const texts = words.contacts;

const back = { to: '/contacts', label: texts.title };

export function Component() {
  const contactId = present(useParams().contactId, 'contact id');
  const result = useQuery(contactQuery(contactId));
  const contact = result.data;
  return (
    <Page
      title={contact ? nameOfContact(contact) : texts.contact}
      back={back}
      status={contact && isMember(contact) && <Badge variant="light">{texts.member}</Badge>}
      actions={contact && <Actions contact={contact} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {contact && <Details contact={contact} isMerged={contact.id !== contactId} />}
    </Page>
  );
}

function Details({ contact, isMerged }: { contact: ContactView; isMerged: boolean }) {
  const may = useMay();
  const format = useFormat();
  const { lastActivity, createdDate, updatedDate, primaryEmail } = contact;
  const email = primaryEmail?.email;
  return (
    <Grid gap="md">
      {isMerged && (
        <Grid.Col span={12}>
          <Alert>{texts.wasMerged}</Alert>
        </Grid.Col>
      )}
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          <Panel title={texts.details}>
            <ContactFacts contact={contact} />
          </Panel>
          {may('orders.searchOrders') && <LatestOrders query={ordersOfContactQuery(contact.id ?? '')} />}
          {email && <EmailsPanel to={email} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <LabelsPanel contact={contact} />
          <SubscriptionPanel contact={contact} />
          {taxNeeds.every(may) && <TaxPanel contactId={contact.id ?? ''} />}
          <Panel title={texts.activities.title}>
            <Facts
              facts={[
                [activityOf(contact), lastActivity?.activityDate ? format.dateTime(lastActivity.activityDate) : ''],
                [sourceOf(contact), createdDate ? format.dateTime(createdDate) : ''],
                [texts.activities.changed, updatedDate ? format.dateTime(updatedDate) : ''],
              ]}
            />
          </Panel>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function Actions({ contact }: { contact: ContactView }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'edit' | 'label' | null>(null);
  const confirmDelete = useDeleteContact(contact);
  const close = () => setDialog(null);
  return (
    <>
      {may('contacts.deleteContact') && !isMember(contact) && (
        <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={confirmDelete}>
          {words.common.delete}
        </Button>
      )}
      {may('contacts.labelContact') && (
        <Button variant="default" leftSection={<IconTag size={18} aria-hidden />} onClick={() => setDialog('label')}>
          {texts.labels.action}
        </Button>
      )}
      {may('contacts.updateContact') && (
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setDialog('edit')}>
          {words.actions.edit}
        </Button>
      )}
      <ContactDrawer opened={dialog === 'edit'} contact={contact} onClose={close} />
      <LabelDialog
        opened={dialog === 'label'}
        title={texts.labels.add(nameOfContact(contact))}
        onSave={(labelKeys) => api.contacts.labelContact({ contactId: contact.id ?? '', labelKeys })}
        saved={texts.labels.added(nameOfContact(contact))}
        onClose={close}
      />
    </>
  );
}

/** Deletes the contact after confirmation, then leaves its page. */
function useDeleteContact(contact: ContactView): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const name = nameOfContact(contact);
  const deleting = useMutation({
    mutationFn: () => api.contacts.deleteContact({ contactId: contact.id ?? '' }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: words.actions.deleted(name) });
      queryClient.removeQueries({ queryKey: ['contacts', 'one', contact.id] });
      void navigate('/contacts', { replace: true });
      // the page is about to close, so its queries are not refetched
      return queryClient.invalidateQueries({ queryKey: ['contacts'], refetchType: 'none' });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
  return () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: texts.deleteText,
      confirm: texts.deleteConfirm,
      onConfirm: () => deleting.mutate(),
    });
}
