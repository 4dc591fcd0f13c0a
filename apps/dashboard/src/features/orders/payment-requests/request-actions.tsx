import { Group, Menu } from '@mantine/core';
import { IconBan, IconLink, IconMailForward, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { PaymentRequestView } from './queries.ts';

const texts = words.paymentRequests;

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
      done: texts.copied,
    });
  const send = () =>
    confirmFirst({
      title: texts.sendTitle,
      text: texts.sendText(email ?? ''),
      confirm: words.actions.send,
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentRequestPage.sendPaymentRequest({ orderPaymentRequestId }),
          done: texts.sent,
        }),
    });
  const makeVoid = () =>
    confirmFirst({
      title: texts.voidTitle,
      text: texts.voidText,
      confirm: texts.makeVoid,
      onConfirm: () =>
        change.mutate({
          change: () => api.orderPaymentRequests.voidOrderPaymentRequest({ orderPaymentRequestId }),
          done: texts.voided,
        }),
    });
  const remove = () =>
    confirmFirst({
      title: texts.deleteTitle,
      text: texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({
          change: () => api.orderPaymentRequests.deleteOrderPaymentRequest({ orderPaymentRequestId }),
          done: texts.deleted,
        }),
    });
  if (!isOpen && !mayDelete) return null;
  return (
    <Group wrap="nowrap">
      <ActionsMenu label={words.actions.of(title ?? '')}>
        {isOpen && (
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
            {texts.copy}
          </Menu.Item>
        )}
        {maySend && (
          <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={send}>
            {texts.send}
          </Menu.Item>
        )}
        {mayVoid && (
          <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={makeVoid}>
            {texts.makeVoid}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
            {words.common.delete}
          </Menu.Item>
        )}
      </ActionsMenu>
    </Group>
  );
}
