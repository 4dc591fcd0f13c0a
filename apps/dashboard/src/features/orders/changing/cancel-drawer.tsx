import { List, Switch, Text, Textarea } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { effectsOf, usualCancellation } from './cancellation.ts';

const texts = words.orderChanging;

type CancelDrawerProps = { order: OrderView; opened: boolean; onClose: () => void };

/** Cancels an order, after saying what that will do. */
export function CancelDrawer({ order, opened, onClose }: CancelDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.cancelTitle(order.number ?? '')}>
      {opened && <CancelForm order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

const refusals = {
  ORDER_HAS_AUTHORIZED_TRANSACTION: {
    text: texts.refusals.ORDER_HAS_AUTHORIZED_TRANSACTION,
  },
  ORDER_IS_PENDING: { text: texts.refusals.ORDER_IS_PENDING },
  ORDER_IS_REJECTED: { text: texts.refusals.ORDER_IS_REJECTED },
  ORDER_CANNOT_BE_EDITED: { text: texts.refusals.ORDER_CANNOT_BE_EDITED },
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
    saved: () => texts.cancelled(order.number ?? ''),
    onDone: onClose,
    refresh: [['orders'], ['inventory']],
  });
  const { values } = form;
  return (
    <Form form={form}>
      {order.status !== 'INITIALIZED' && <Switch label={texts.restock} {...form.toggle('restock')} />}
      {email && <Switch label={texts.tell} description={email} {...form.toggle('tell')} />}
      {values.tell && (
        <Textarea
          label={texts.message}
          description={texts.messageText}
          maxLength={1000}
          autosize
          minRows={3}
          maxRows={10}
          {...form.text('message')}
        />
      )}
      <div aria-live="polite">
        <Text size="sm" fw={600} mb={4}>
          {texts.effects}
        </Text>
        <List size="sm">
          {effectsOf(order, values).map((effect) => (
            <List.Item key={effect}>{effect}</List.Item>
          ))}
        </List>
      </div>
      <FormEnd form={form} leave={texts.keep}>
        {texts.cancel}
      </FormEnd>
    </Form>
  );
}
