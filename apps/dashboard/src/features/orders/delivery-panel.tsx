import { Stack, Text, Title } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ContactBlock } from './contact-block.tsx';
import type { OrderView } from './order.ts';
import { DeliveryActions } from './packing/delivery-actions.tsx';

/** The delivery method and address of the order. */
export function DeliveryPanel({ order }: { order: OrderView }) {
  const format = useFormat();
  const { shippingInfo } = order;
  const { shippingDestination, pickupDetails, deliveryTime, instructions } = shippingInfo?.logistics ?? {};
  if (!shippingInfo) {
    return (
      <Panel title="Delivery">
        <Text size="sm">Nothing to ship.</Text>
      </Panel>
    );
  }
  return (
    <Panel title="Delivery">
      <Stack gap="sm">
        <div>
          <Title order={3}>Method</Title>
          <Text size="sm">
            {shippingInfo.title} · {format.money(order.priceSummary?.shipping?.amount, order.currency ?? undefined)}
          </Text>
          {deliveryTime && (
            <Text size="sm" c="dimmed">
              {deliveryTime}
            </Text>
          )}
        </div>
        <div>
          <Title order={3}>{pickupDetails ? 'Pickup location' : 'Delivery address'}</Title>
          <ContactBlock
            contact={pickupDetails ? { address: pickupDetails.address } : (shippingDestination ?? order.recipientInfo)}
          />
        </div>
        {instructions && (
          <div>
            <Title order={3}>Instructions</Title>
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
