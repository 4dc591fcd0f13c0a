import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Panel } from '../../ui/panel.tsx';
import { buyerName } from './buyer.ts';
import { ContactBlock } from './contact-block.tsx';
import type { OrderView } from './order.ts';

/** The buyer of the order. */
export function BuyerPanel({ order }: { order: OrderView }) {
  const email = order.buyerInfo?.email;
  return (
    <Panel title="Customer">
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
        </div>
        <div>
          <Title order={3}>Billing address</Title>
          {isSameParty(order) ? (
            <Text size="sm">Same as the delivery address</Text>
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
        {order.buyerNote && (
          <div>
            <Title order={3}>Note from the customer</Title>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {order.buyerNote}
            </Text>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** Whether the bill goes where the goods go. */
function isSameParty({ billingInfo, shippingInfo }: OrderView): boolean {
  const destination = shippingInfo?.logistics?.shippingDestination;
  return Boolean(destination) && JSON.stringify(destination) === JSON.stringify(billingInfo);
}
