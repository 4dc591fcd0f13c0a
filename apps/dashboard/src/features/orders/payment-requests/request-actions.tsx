import { Group, Menu } from '@mantine/core';
import { IconBan, IconLink, IconMailForward, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { PaymentRequestView } from './queries.ts';

type RequestActionsProps = { request: PaymentRequestView; email: string | null };

/** What can be done with a payment request: copy its link, mail it, make it void, delete it. */
export function RequestActions({ request, email }: RequestActionsProps) {
  const may = useMay();
  const change = useChange(['orders']);
  const { status, title } = request;
  const orderPaymentRequestId = request.id ?? '';
  const isOpen = status === 'UNPAID';
  const maySend = may('paymentRequestPage.sendPaymentRequest') && isOpen && email;
  const mayVoid = may('orderPaymentRequests.voidOrderPaymentRequest') && isOpen;
  const mayDelete = may('orderPaymentRequests.deleteOrderPaymentRequest') && status !== 'PAID';
  const copy = () =>
    change.mutate({
      change: async () => {
        const { orderPaymentRequestUrl = '' } = await api.orderPaymentRequests.getOrderPaymentRequestUrl({
          orderPaymentRequestId,
        });
        await navigator.clipboard.writeText(orderPaymentRequestUrl);
      },
      done: 'The link was copied',
    });
  const send = () =>
    confirmFirst({
      title: 'Send the payment request?',
      text: `The link goes to ${email}.`,
      confirm: 'Send',
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentRequestPage.sendPaymentRequest({ orderPaymentRequestId }),
          done: 'The payment request was sent',
        }),
    });
  const makeVoid = () =>
    confirmFirst({
      title: 'Make the payment request void?',
      text: 'Its link can no longer be used to pay.',
      confirm: 'Make void',
      onConfirm: () =>
        change.mutate({
          change: () => api.orderPaymentRequests.voidOrderPaymentRequest({ orderPaymentRequestId }),
          done: 'The payment request is void',
        }),
    });
  const remove = () =>
    confirmFirst({
      title: 'Delete the payment request?',
      text: 'Its link stops working.',
      confirm: 'Delete',
      onConfirm: () =>
        change.mutate({
          change: () => api.orderPaymentRequests.deleteOrderPaymentRequest({ orderPaymentRequestId }),
          done: 'The payment request was deleted',
        }),
    });
  if (!isOpen && !mayDelete) return null;
  return (
    <Group wrap="nowrap">
      <ActionsMenu label={`Actions for ${title}`}>
        {isOpen && (
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
            Copy link
          </Menu.Item>
        )}
        {maySend && (
          <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={send}>
            Send to customer
          </Menu.Item>
        )}
        {mayVoid && (
          <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={makeVoid}>
            Make void
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
            Delete
          </Menu.Item>
        )}
      </ActionsMenu>
    </Group>
  );
}
