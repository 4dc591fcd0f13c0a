import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { agreementIn } from './agreement.ts';
import { buyerName } from './buyer.ts';
import { ContactBlock } from './contact-block.tsx';
import type { OrderView } from './order.ts';

const texts = words.orders;

/** The buyer of the order. */
export function BuyerPanel({ order }: { order: OrderView }) {
  const format = useFormat();
  const email = order.buyerInfo?.email;
  const agreement = agreementIn(order);
  return (
    <Panel title={texts.customer}>
      <Stack gap="sm">
        <div>
          <Text size="sm" fw={600}>
            {buyerName(order)}
          </Text>
          {email && (
            <Anchor href={`mailto:${email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Anchor>
          )}
          {email && <ConfirmAgain order={order} email={email} />}
        </div>
        <div>
          <Title order={3}>{texts.buyer.billingAddress}</Title>
          {isSameParty(order) ? (
            <Text size="sm">{texts.buyer.sameAddress}</Text>
          ) : (
            <ContactBlock contact={order.billingInfo} />
          )}
        </div>
        {(order.customFields ?? []).map(({ title, value }, index) => (
          <div key={index}>
            <Title order={3}>{title}</Title>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {String(value ?? '')}
            </Text>
          </div>
        ))}
        {agreement && (
          <div>
            <Title order={3}>{texts.buyer.agreedTo}</Title>
            <Text size="sm">{agreement.policies.join(', ')}</Text>
            <Text size="xs" c="dimmed">
              {format.dateTime(agreement.date)}
            </Text>
          </div>
        )}
        {order.buyerNote && (
          <div>
            <Title order={3}>{texts.buyer.note}</Title>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {order.buyerNote}
            </Text>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** For customers who lost the confirmation, or gave a wrong address at first. */
function ConfirmAgain({ order, email }: { order: OrderView; email: string }) {
  const may = useMay();
  const change = useChange(['orders']);
  if (order.status !== 'APPROVED' || !may('dispatch.resendOrderConfirmation')) return null;
  const resend = () =>
    confirmFirst({
      title: texts.buyer.confirmTitle,
      text: texts.buyer.confirmText(email),
      confirm: words.actions.sendAgain,
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.dispatch.resendOrderConfirmation({ orderId: order.id ?? '' }),
          done: texts.buyer.confirmed,
        }),
    });
  return (
    <Button
      variant="default"
      size="xs"
      mt="xs"
      display="block"
      leftSection={<IconMailForward size={16} aria-hidden />}
      loading={change.isPending}
      onClick={resend}
    >
      {texts.buyer.confirmAgain}
    </Button>
  );
}

/** Whether the bill goes where the goods go. */
function isSameParty({ billingInfo, shippingInfo }: OrderView): boolean {
  const destination = shippingInfo?.logistics?.shippingDestination;
  return Boolean(destination) && JSON.stringify(destination) === JSON.stringify(billingInfo);
}
