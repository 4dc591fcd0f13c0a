import { Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import type { OrderView } from '../order.ts';
import { newRequest } from '../payment-requests/request-form.ts';
import type { DraftView } from './draft.ts';
import { whyItFailed } from './why-it-failed.ts';

type PlaceDrawerProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Makes an order of a draft, and says how it is paid. */
export function PlaceDrawer({ draft, opened, onClose }: PlaceDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title="Place the order">
      {opened && <PlaceForm draft={draft} />}
    </FormDrawer>
  );
}

type Payment = 'LATER' | 'PAID' | 'REQUEST';

function PlaceForm({ draft }: { draft: DraftView }) {
  const may = useMay();
  const navigate = useNavigate();
  const email = draft.buyerInfo?.email;
  const options: { value: Payment; label: string; description: string }[] = [
    { value: 'LATER', label: 'Not yet', description: 'The order is unpaid until you record a payment.' },
  ];
  if (may('orders.paymentCollectionMarkOrderAsPaid'))
    options.push({ value: 'PAID', label: 'It is paid', description: 'In cash, by transfer, or on your terminal.' });
  if (email && may('orderPaymentRequests.createOrderPaymentRequest') && may('paymentRequestPage.sendPaymentRequest'))
    options.push({
      value: 'REQUEST',
      label: 'Request payment by e-mail',
      description: `${email} gets a link to pay online.`,
    });
  const form = useEntityForm({
    entity: null,
    read: () => ({ payment: (options.length > 2 ? 'REQUEST' : 'LATER') as string, tell: Boolean(email) }),
    wire: { codes: { CREATE_ORDER_FAILED_VALIDATIONS: { text: whyItFailed } } },
    save: async ({ tell }) => {
      const { createdOrder } = await api.draftOrders.createOrderFromDraft({
        draftOrderId: draft.id ?? '',
        // whoever places it knows
        createSettings: { notifications: { sendNotificationToBuyer: tell, sendNotificationsToBusiness: false } },
      });
      return present(createdOrder, 'order');
    },
    saved: ({ number }) => `Order ${number} was placed`,
    onSaved: (order, { payment }) => collect(order, payment),
    onDone: ({ id }) => navigate(`/orders/${id}`, { replace: true }),
    refresh: [['orders'], ['inventory']],
  });
  return (
    <Form form={form}>
      <RadioChoice
        label="Payment"
        options={options}
        disabled={form.isSaving}
        value={form.values.payment}
        error={undefined}
        onChange={(payment) => form.set({ payment })}
      />
      {email && <Checkbox label="Send the customer a confirmation" description={email} {...form.toggle('tell')} />}
      <FormEnd form={form}>Place order</FormEnd>
    </Form>
  );
}

/** The order stands, whatever becomes of this: it can be repeated on its page. */
async function collect(order: OrderView, payment: string): Promise<void> {
  const orderId = order.id ?? '';
  const balance = order.balanceSummary?.balance?.amount ?? '0';
  try {
    if (payment === 'PAID') await api.orders.paymentCollectionMarkOrderAsPaid({ ecomOrderId: orderId });
    if (payment === 'REQUEST' && Number(balance) > 0) {
      const { title } = newRequest(order.number ?? '', balance);
      const { orderPaymentRequest } = await api.orderPaymentRequests.createOrderPaymentRequest({
        orderPaymentRequest: { orderId, title, amount: { amount: balance } },
      });
      await api.paymentRequestPage.sendPaymentRequest({ orderPaymentRequestId: orderPaymentRequest?.id ?? '' });
    }
  } catch (error) {
    const { detail } = explain(error);
    notifications.show({
      color: 'red',
      title: 'The order was placed, but the payment was not recorded',
      message: detail,
    });
  }
}
