import { Text } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { FulfillmentView, OrderView } from '../order.ts';
import { canBeTold } from './dispatch-drawer.tsx';
import { readTracking, TrackingFields, trackingWire, writeTracking } from './tracking-fields.tsx';

const texts = words.orderFulfilment;

type TrackingDialogProps = { order: OrderView; fulfillment: FulfillmentView | null; onClose: () => void };

/** Edits the tracking of items that were sent. */
export function TrackingDialog({ fulfillment, onClose, order }: TrackingDialogProps) {
  return (
    <FormDialog opened={fulfillment !== null} onClose={onClose} title={texts.tracking.title}>
      {fulfillment && <TrackingForm key={fulfillment.id} order={order} fulfillment={fulfillment} onClose={onClose} />}
    </FormDialog>
  );
}

function TrackingForm({ order, fulfillment, onClose }: TrackingDialogProps & { fulfillment: FulfillmentView }) {
  const form = useEntityForm({
    entity: fulfillment,
    read: readTracking,
    wire: trackingWire,
    save: (values, { entity: { id = '' } }) =>
      api.orderFulfillments.updateFulfillment({
        orderId: order.id ?? '',
        fulfillment: { id: id ?? '', trackingInfo: writeTracking(values) },
      }),
    settle: ({ orderWithFulfillments }) =>
      orderWithFulfillments?.fulfillments?.find(({ id }) => id === fulfillment.id) ?? fulfillment,
    saved: () => texts.tracking.saved,
    onDone: onClose,
    refresh: [['orders']],
  });
  const isFirst = !fulfillment.trackingInfo?.trackingNumber;
  return (
    <Form form={form}>
      <TrackingFields form={form} />
      {isFirst && canBeTold(order) && (
        <Text size="sm" c="dimmed">
          {texts.tracking.mail}
        </Text>
      )}
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
