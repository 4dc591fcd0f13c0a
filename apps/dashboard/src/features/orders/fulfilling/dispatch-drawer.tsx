import { Checkbox } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { LineQuantities } from '../line-quantities.tsx';
import type { OrderView } from '../order.ts';
import { type LineLeft, linesLeft } from './items-left.ts';
import { noTracking, TrackingFields, trackingWire, writeTracking } from './tracking-fields.tsx';

const texts = words.orderFulfilment;

type DispatchDrawerProps = { order: OrderView; left: LineLeft[]; opened: boolean; onClose: () => void };

/** Records that items of an order were sent or picked up. */
export function DispatchDrawer({ opened, onClose, ...rest }: DispatchDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.dispatch.title}>
      {opened && <DispatchForm onClose={onClose} {...rest} />}
    </FormDrawer>
  );
}

export const isPickedUp = ({ shippingInfo }: OrderView): boolean => Boolean(shippingInfo?.logistics?.pickupDetails);

/** Whether the customer can be told that items were sent. */
export const canBeTold = (order: OrderView): boolean => Boolean(order.buyerInfo?.email) && !isPickedUp(order);

function DispatchForm({ order, left, onClose }: Omit<DispatchDrawerProps, 'opened'>) {
  const orderId = order.id ?? '';
  const form = useEntityForm({
    entity: left,
    read: (lines) => ({
      quantities: Object.fromEntries(lines.map((line) => [line.id, line.left])) as Record<string, number | string>,
      ...noTracking,
      notifyBuyer: canBeTold(order),
    }),
    validate: ({ quantities }) => ({
      quantities: Object.values(quantities).some((quantity) => Number(quantity) > 0) ? null : texts.dispatch.none,
    }),
    wire: {
      ...trackingWire,
      codes: {
        ...trackingWire.codes,
        FULFILLMENT_EXCEEDS_ORDER: {
          text: texts.dispatch.meanwhile,
        },
      },
    },
    save: ({ quantities, notifyBuyer, ...tracking }) => {
      const lineItems = Object.entries(quantities).flatMap(([id, quantity]) =>
        Number(quantity) > 0 ? [{ id, quantity: Number(quantity) }] : [],
      );
      const trackingInfo = writeTracking(tracking);
      const hasTracking = Object.values(trackingInfo).some((value) => value !== null);
      const fulfillment = { lineItems, ...(hasTracking && { trackingInfo }) };
      return api.dispatch.dispatchItems({ orderId, fulfillment, notifyBuyer });
    },
    settle: ({ orderWithFulfillments }) => linesLeft(order, orderWithFulfillments?.fulfillments ?? []),
    saved: (_answer, { notifyBuyer }) => (notifyBuyer ? texts.dispatch.doneAndTold : texts.dispatch.done),
    onDone: onClose,
    refresh: [['orders']],
  });
  const quantities = form.list('quantities');
  return (
    <Form form={form}>
      <LineQuantities
        lines={left.map(({ left: most, ...line }) => ({ ...line, most }))}
        quantities={quantities}
        label={texts.quantityOf}
        onQuantity={(id, quantity) => quantities.onChange({ ...quantities.items, [id]: quantity })}
      />
      {!isPickedUp(order) && <TrackingFields form={form} />}
      {canBeTold(order) && (
        <Checkbox
          label={texts.dispatch.mail}
          description={texts.dispatch.mailTo(order.buyerInfo?.email ?? '')}
          {...form.toggle('notifyBuyer')}
        />
      )}
      <FormEnd form={form}>{texts.dispatch.title}</FormEnd>
    </Form>
  );
}
