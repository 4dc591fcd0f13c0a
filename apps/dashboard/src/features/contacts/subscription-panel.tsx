import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ContactView, nameOfContact, subscriptionOf } from './contact.ts';
import { subscriptionQuery } from './queries.ts';

const texts = words.contacts.subscription;

const says = {
  NOT_SET: texts.states.NOT_SET,
  SUBSCRIBED: texts.states.SUBSCRIBED,
  UNSUBSCRIBED: texts.states.UNSUBSCRIBED,
};

const sources = {
  CHECKOUT: texts.sources.CHECKOUT,
  MAIL: texts.sources.MAIL,
  STAFF: texts.sources.STAFF,
  FORM: texts.sources.FORM,
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
          title: texts.againTitle(name),
          text: texts.againText,
          confirm: texts.again,
          isHarmless: true,
          onConfirm: () => set('SUBSCRIBED', texts.isAgain(name)),
        })
      : confirmFirst({
          title: texts.endTitle(name),
          text: texts.endText,
          confirm: texts.end,
          onConfirm: () => set('UNSUBSCRIBED', texts.hasEnded(name)),
        });
  return (
    <Panel title={texts.title}>
      {contact.primaryEmail?.deliverabilityStatus === 'BOUNCED' && (
        <Alert color="red" mb="sm">
          {texts.bounced}
        </Alert>
      )}
      <Text size="sm">{says[subscription]}</Text>
      <Origin contactId={contact.id ?? ''} />
      {may('contactSubscriptions.setSubscription') && (
        <Group mt="sm">
          <Button variant="default" size="xs" loading={change.isPending} onClick={confirm}>
            {isUnsubscribed ? texts.again : texts.end}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
