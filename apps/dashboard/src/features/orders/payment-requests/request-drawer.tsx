import { Switch, Textarea, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { newRequest, writeRequest, wrongWithRequest } from './request-form.ts';

const texts = words.paymentRequests;

type RequestDrawerProps = { order: OrderView; opened: boolean; onClose: () => void };

/** Asks the buyer of an order for what is owed, or for a part of it. */
export function RequestDrawer({ opened, onClose, order }: RequestDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.request}>
      {opened && <RequestForm order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

function RequestForm({ order, onClose }: Omit<RequestDrawerProps, 'opened'>) {
  const balance = order.balanceSummary?.balance?.amount ?? '0';
  const email = order.buyerInfo?.email;
  const mayMail = useMay()('paymentRequestPage.sendPaymentRequest') && Boolean(email);
  const form = useEntityForm({
    entity: null,
    read: () => ({ ...newRequest(order.number ?? '', balance), isMailed: mayMail }),
    validate: (values) => wrongWithRequest(values, balance),
    wire: {
      fields: [
        ['orderPaymentRequest.amount.amount', 'amount'],
        ['orderPaymentRequest.expirationDate', 'until'],
      ],
    },
    save: async (values) => {
      const { orderPaymentRequest } = await api.orderPaymentRequests.createOrderPaymentRequest({
        orderPaymentRequest: { ...writeRequest(values, order.number ?? ''), orderId: order.id ?? '' },
      });
      const request = present(orderPaymentRequest, 'payment request');
      if (values.isMailed) await api.paymentRequestPage.sendPaymentRequest({ orderPaymentRequestId: request.id ?? '' });
      return request;
    },
    settle: () => null,
    saved: (_, { isMailed }) => (isMailed ? texts.sent : texts.created),
    onDone: onClose,
    refresh: [['orders']],
  });
  return (
    <Form form={form}>
      <TextInput label={texts.for} required maxLength={200} data-autofocus {...form.text('title')} />
      <Textarea label={texts.note} maxLength={300} autosize minRows={2} {...form.text('description')} />
      <TextInput
        label={texts.amount(order.currency ?? '')}
        description={texts.amountText}
        required
        inputMode="decimal"
        {...form.text('amount')}
      />
      <TextInput label={texts.payableUntil} description={texts.payableUntilText} type="date" {...form.text('until')} />
      {mayMail && <Switch label={texts.mailTo(email ?? '')} {...form.toggle('isMailed')} />}
      <FormEnd form={form}>{texts.request}</FormEnd>
    </Form>
  );
}
