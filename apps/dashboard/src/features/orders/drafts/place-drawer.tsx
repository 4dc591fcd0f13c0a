import { Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.orderDrafts;

type PlaceDrawerProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Makes an order of a draft, and says how it is paid. */
export function PlaceDrawer({ draft, opened, onClose }: PlaceDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.place.title}>
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
    { value: 'LATER', label: texts.place.later, description: texts.place.laterText },
  ];
  if (may('orders.paymentCollectionMarkOrderAsPaid'))
    options.push({ value: 'PAID', label: texts.place.paid, description: texts.place.paidText });
  if (email && may('orderPaymentRequests.createOrderPaymentRequest') && may('paymentRequestPage.sendPaymentRequest'))
    options.push({
      value: 'REQUEST',
      label: texts.place.request,
      description: texts.place.requestText(email),
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
    saved: ({ number }) => texts.place.done(number ?? ''),
    onSaved: (order, { payment }) => collect(order, payment),
    onDone: ({ id }) => navigate(`/orders/${id}`, { replace: true }),
    refresh: [['orders'], ['inventory']],
  });
  return (
    <Form form={form}>
      <RadioChoice
        label={texts.place.payment}
        options={options}
        disabled={form.isSaving}
        value={form.values.payment}
        error={undefined}
        onChange={(payment) => form.set({ payment })}
      />
      {email && <Checkbox label={texts.place.confirm} description={email} {...form.toggle('tell')} />}
      <FormEnd form={form}>{texts.place.button}</FormEnd>
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
      title: texts.place.notRecorded,
      message: detail,
    });
  }
}
