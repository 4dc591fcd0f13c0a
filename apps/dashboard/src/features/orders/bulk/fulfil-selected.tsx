import { Checkbox, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTruckDelivery } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import { canBeTold } from '../fulfilling/dispatch-drawer.tsx';
import { linesLeft } from '../fulfilling/items-left.ts';
import type { OrderView } from '../order.ts';
import { type BulkOutcome, oneByOne } from './bulk-outcome.ts';
import type { useBulkChange } from './use-bulk-change.tsx';

const texts = words.orderBulk;

export const fulfilNeeds: readonly Need[] = [
  'dispatch.dispatchItems',
  'orderFulfillments.listFulfillmentsForMultipleOrders',
];

type FulfilSelectedProps = { orders: readonly OrderView[]; bulk: ReturnType<typeof useBulkChange> };

/** Records that everything that is left of marked orders was sent or picked up. */
export function FulfilSelected({ orders, bulk: { start, isChanging } }: FulfilSelectedProps) {
  const may = useMay();
  const [isOpen, dialog] = useDisclosure(false);
  const open = orders.filter(isToFulfil);
  if (!fulfilNeeds.every(may) || open.length === 0) return null;
  return (
    <>
      <BulkButton icon={<IconTruckDelivery size={16} aria-hidden />} onClick={dialog.open} isBusy={isChanging} isMain>
        {texts.fulfil.button}
      </BulkButton>
      <FormDialog opened={isOpen} onClose={dialog.close} title={texts.fulfil.title}>
        {isOpen && (
          <FulfilForm
            orders={open}
            onStart={(notifyBuyer) =>
              start({ outcome: texts.outcomes.fulfilled, run: () => fulfil(open, notifyBuyer) })
            }
            onClose={dialog.close}
          />
        )}
      </FormDialog>
    </>
  );
}

const isToFulfil = ({ status, fulfillmentStatus }: OrderView): boolean =>
  status === 'APPROVED' && fulfillmentStatus !== 'FULFILLED';

type FulfilFormProps = { orders: OrderView[]; onStart: (notifyBuyer: boolean) => void; onClose: () => void };

function FulfilForm({ orders, onStart, onClose }: FulfilFormProps) {
  const told = orders.filter(canBeTold).length;
  const form = useEntityForm({
    entity: null,
    read: () => ({ notifyBuyer: told > 0 }),
    save: async ({ notifyBuyer }) => onStart(notifyBuyer),
    onDone: onClose,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Text size="sm">{texts.fulfil.text(orders.length)}</Text>
      {told > 0 && (
        <Checkbox label={texts.fulfil.mail} description={texts.fulfil.mailText(told)} {...form.toggle('notifyBuyer')} />
      )}
      <FormEnd form={form}>{texts.fulfil.confirm(orders.length)}</FormEnd>
    </Form>
  );
}

async function fulfil(orders: readonly OrderView[], notifyBuyer: boolean): Promise<BulkOutcome> {
  const orderIds = orders.map(({ id }) => id ?? '');
  const { ordersWithFulfillments = [] } = await api.orderFulfillments.listFulfillmentsForMultipleOrders({ orderIds });
  return oneByOne(orders, (order) => {
    const made = ordersWithFulfillments.find(({ orderId }) => orderId === order.id)?.fulfillments ?? [];
    const lineItems = linesLeft(order, made).map(({ id, left }) => ({ id, quantity: left }));
    return api.dispatch.dispatchItems({
      orderId: order.id ?? '',
      fulfillment: { lineItems },
      notifyBuyer: notifyBuyer && canBeTold(order),
    });
  });
}
