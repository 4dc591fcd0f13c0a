import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ContactView, nameOfContact, subscriptionOf } from './contact.ts';
import { subscriptionQuery } from './queries.ts';

const says = {
  NOT_SET: 'Receives review requests and reminders, unless they unsubscribe.',
  SUBSCRIBED: 'Wants news, offers, review requests and reminders.',
  UNSUBSCRIBED: 'Unsubscribed: receives no review requests and no reminders. E-mails about orders are still sent.',
};

const sources = {
  CHECKOUT: 'at checkout',
  MAIL: 'by the link in an e-mail',
  STAFF: 'noted by your team',
  FORM: 'by a form',
};

/** When and how the address got its status. */
function Origin({ contactId }: { contactId: string }) {
  const format = useFormat();
  const { statusDate, source } = useQuery(subscriptionQuery(contactId)).data ?? {};
  if (!statusDate) return null;
  return (
    <Text size="xs" c="dimmed">
      {[format.dateTime(statusDate), source ? sources[source] : null].filter(Boolean).join(', ')}
    </Text>
  );
}

/** Whether a contact receives mails that nobody asked for. */
export function SubscriptionPanel({ contact }: { contact: ContactView }) {
  const may = useMay();
  const change = useChange(['contacts']);
  const subscription = subscriptionOf(contact);
  if (!subscription) return null;
  const isUnsubscribed = subscription === 'UNSUBSCRIBED';
  const name = nameOfContact(contact);
  const set = (status: 'SUBSCRIBED' | 'UNSUBSCRIBED', done: string) =>
    change.mutate({
      change: () => api.contactSubscriptions.setSubscription({ contactId: contact.id ?? '', status }),
      done,
    });
  const confirm = () =>
    isUnsubscribed
      ? confirmFirst({
          title: `Subscribe ${name} again?`,
          text: 'Do so only if they asked for it: the law protects people who unsubscribed.',
          confirm: 'Subscribe again',
          isHarmless: true,
          onConfirm: () => set('SUBSCRIBED', `${name} is subscribed again`),
        })
      : confirmFirst({
          title: `Unsubscribe ${name}?`,
          text: 'They receive no more review requests and reminders. E-mails about orders are still sent.',
          confirm: 'Unsubscribe',
          onConfirm: () => set('UNSUBSCRIBED', `${name} is unsubscribed`),
        });
  return (
    <Panel title="Subscription">
      {contact.primaryEmail?.deliverabilityStatus === 'BOUNCED' && (
        <Alert color="red" mb="sm">
          The last e-mail to this address bounced. Until one gets through, it receives no reminders, review requests or
          news of items that are back in stock.
        </Alert>
      )}
      <Text size="sm">{says[subscription]}</Text>
      <Origin contactId={contact.id ?? ''} />
      {may('contactSubscriptions.setSubscription') && (
        <Group mt="sm">
          <Button variant="default" size="xs" loading={change.isPending} onClick={confirm}>
            {isUnsubscribed ? 'Subscribe again' : 'Unsubscribe'}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
