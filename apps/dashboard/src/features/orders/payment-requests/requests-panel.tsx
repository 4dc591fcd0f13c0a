import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import type { OrderView } from '../order.ts';
import { type PaymentRequestView, paymentRequestsQuery } from './queries.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import { RequestStatus } from './request-status.tsx';

const texts = words.paymentRequests;

/** The payment requests of the order, and a button for another one while something is owed. */
export function PaymentRequestsPanel({ order }: { order: OrderView }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const result = useQuery(paymentRequestsQuery(order.id ?? ''));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return null;
  const isOwed = Number(order.balanceSummary?.balance?.amount ?? 0) > 0 && order.status === 'APPROVED';
  const mayCreate = may('orderPaymentRequests.createOrderPaymentRequest') && isOwed;
  const requests = result.data;
  if (requests.length === 0 && !mayCreate) return null;
  return (
    <Panel
      title={texts.title}
      flush={requests.length > 0}
      aside={
        mayCreate && (
          <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
            {texts.request}
          </Button>
        )
      }
    >
      {requests.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <ul className={list.cards}>
          {requests.map((request) => (
            <li key={request.id} className={list.card}>
              <RequestLine request={request} email={order.buyerInfo?.email ?? null} />
            </li>
          ))}
        </ul>
      )}
      <RequestDrawer order={order} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}

function RequestLine({ request, email }: { request: PaymentRequestView; email: string | null }) {
  const format = useFormat();
  const { title, amount, currency, expirationDate, status } = request;
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {format.money(amount?.amount, currency)}
          </Text>
          <RequestStatus request={request} />
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {title}
          {status === 'UNPAID' && expirationDate && ` · ${texts.until(format.date(expirationDate))}`}
        </Text>
      </div>
      <RequestActions request={request} email={email} />
    </Group>
  );
}
