import { Stack, Text, Title } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { ContactBlock } from './contact-block.tsx';
import { titleOf } from './drafts/delivery.ts';
import type { OrderView } from './order.ts';
import { DeliveryActions } from './packing/delivery-actions.tsx';

const texts = words.orders;

/** The delivery method and address of the order. */
export function DeliveryPanel({ order }: { order: OrderView }) {
  const format = useFormat();
  const { shippingInfo } = order;
  const { shippingDestination, pickupDetails, deliveryTime, instructions } = shippingInfo?.logistics ?? {};
  if (!shippingInfo) {
    return (
      <Panel title={texts.delivery.title}>
        <Text size="sm">{texts.delivery.none}</Text>
      </Panel>
    );
  }
  return (
    <Panel title={texts.delivery.title}>
      <Stack gap="sm">
        <div>
          <Title order={3}>{texts.delivery.method}</Title>
          <Text size="sm">
            {titleOf(shippingInfo)} · {format.money(order.priceSummary?.shipping?.amount, order.currency ?? undefined)}
          </Text>
          {deliveryTime && (
            <Text size="sm" c="dimmed">
              {deliveryTime}
            </Text>
          )}
        </div>
        <div>
          <Title order={3}>{pickupDetails ? texts.delivery.pickup : texts.delivery.address}</Title>
          <ContactBlock
            contact={pickupDetails ? { address: pickupDetails.address } : (shippingDestination ?? order.recipientInfo)}
          />
        </div>
        {instructions && (
          <div>
            <Title order={3}>{texts.delivery.instructions}</Title>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {instructions}
            </Text>
          </div>
        )}
        <DeliveryActions order={order} />
      </Stack>
    </Panel>
  );
}
