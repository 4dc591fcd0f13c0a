import { List, Switch, Text, Textarea } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { effectsOf, usualCancellation } from './cancellation.ts';

type CancelDrawerProps = { order: OrderView; opened: boolean; onClose: () => void };

/** Cancels an order, after saying what that will do. */
export function CancelDrawer({ order, opened, onClose }: CancelDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={`Cancel order ${order.number}`}>
      {opened && <CancelForm order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

const refusals = {
  ORDER_HAS_AUTHORIZED_TRANSACTION: {
    text: 'The customer’s bank holds money for this order. Capture or release it first.',
  },
  ORDER_IS_PENDING: { text: 'A payment for this order is still being decided. Try again once it’s through.' },
  ORDER_IS_REJECTED: { text: 'This order was rejected and can’t be cancelled.' },
  ORDER_CANNOT_BE_EDITED: { text: 'Only the app that manages this order can cancel it.' },
};

function CancelForm({ order, onClose }: Omit<CancelDrawerProps, 'opened'>) {
  const email = order.buyerInfo?.email;
  const form = useEntityForm({
    entity: order,
    read: usualCancellation,
    wire: { fields: [['customMessage', 'message']], codes: refusals },
    save: async ({ restock, tell, message }) => {
      const customMessage = message.trim();
      const answer = await api.orders.cancelOrder({
        id: order.id ?? '',
        restockAllItems: restock,
        sendOrderCanceledEmail: tell,
        ...(tell && customMessage && { customMessage }),
      });
      return present(answer.order, 'order');
    },
    saved: () => `Order ${order.number} was cancelled`,
    onDone: onClose,
    refresh: [['orders'], ['inventory']],
  });
  const { values } = form;
  return (
    <Form form={form}>
      {order.status !== 'INITIALIZED' && <Switch label="Put the items back into stock" {...form.toggle('restock')} />}
      {email && <Switch label="Tell the customer by e-mail" description={email} {...form.toggle('tell')} />}
      {values.tell && (
        <Textarea
          label="Message to the customer"
          description="Part of the e-mail. Leave it empty to send the usual text alone."
          maxLength={1000}
          autosize
          minRows={3}
          maxRows={10}
          {...form.text('message')}
        />
      )}
      <div aria-live="polite">
        <Text size="sm" fw={600} mb={4}>
          What happens
        </Text>
        <List size="sm">
          {effectsOf(order, values).map((effect) => (
            <List.Item key={effect}>{effect}</List.Item>
          ))}
        </List>
      </div>
      <FormEnd form={form} leave="Keep order">
        Cancel order
      </FormEnd>
    </Form>
  );
}
