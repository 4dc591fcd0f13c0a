import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { nameOfLine } from '../../../ui/line.ts';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderView } from '../order.ts';
import { orderQuery } from '../queries.ts';
import { AnswerDrawer, type ReturnAnswer } from './answer-drawer.tsx';
import { type ReturnView, returnReasons, returnsOfOrderQuery } from './return.ts';
import { ReturnStatus } from './return-status.tsx';

const texts = words.returns;

/** What the customer asked to return of the order, and what to do next. Nothing where nothing was asked for. */
export function ReturnsPanel({ order }: { order: OrderView }) {
  const client = useQueryClient();
  const { id: orderId = '' } = order;
  const result = useQuery(returnsOfOrderQuery(orderId ?? ''));
  const isWaiting = result.data?.some(({ status }) => status === 'RECEIVED') ?? false;
  // once the refund has been noted here, the order has it in its history as well
  useEffect(() => {
    if (!isWaiting) return;
    return () => void client.invalidateQueries({ queryKey: orderQuery(orderId ?? '').queryKey, exact: true });
  }, [client, orderId, isWaiting]);
  // what is there stays, with whatever is being written about it
  if (result.isError && !result.data) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending || result.data.length === 0) return null;
  return (
    <Panel title={texts.title} flush>
      <ul className={list.cards}>
        {result.data.map((each) => (
          <li key={each.id} className={list.card}>
            <ReturnCard order={order} each={each} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ReturnCard({ order, each }: { order: OrderView; each: ReturnView }) {
  const format = useFormat();
  const { status, reason, note, answer, createdDate, lineItems = [] } = each;
  const items = lineItems.map(({ lineItemId, quantity = 1 }) => {
    const line = order.lineItems?.find(({ id }) => id === lineItemId);
    return `${quantity} × ${nameOfLine(line ?? {})}`;
  });
  return (
    <div>
      <Group gap="xs">
        <ReturnStatus status={status} />
        <Text size="sm" c="dimmed">
          {createdDate && texts.requestedOn(format.dateTime(createdDate))}
        </Text>
      </Group>
      <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {items.join(', ')}
      </Text>
      <Words title={texts.reason}>{reason && returnReasons[reason]}</Words>
      <Words title={texts.note}>{note}</Words>
      <Words title={texts.answer}>{answer}</Words>
      {status === 'RECEIVED' && (
        <Text size="sm" c="dimmed" mt={4}>
          {texts.refundNext}
        </Text>
      )}
      <Steps each={each} />
    </div>
  );
}

function Words({ title, children }: { title: string; children: string | null | undefined }) {
  if (!children) return null;
  return (
    <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Text span c="dimmed">
        {title}:{' '}
      </Text>
      {children}
    </Text>
  );
}

/** The steps that a return can take now. */
function Steps({ each: { id: returnId = '', status } }: { each: ReturnView }) {
  const may = useMay();
  const change = useChange(['orders']);
  const [answer, setAnswer] = useState<ReturnAnswer | null>(null);
  const isOpen = status === 'REQUESTED' || status === 'APPROVED' || status === 'RECEIVED';
  if (!isOpen || !may('orderReturns.approveReturn')) return null;
  const receive = () =>
    change.mutate({
      change: () => api.orderReturns.receiveReturn({ returnId: returnId ?? '' }),
      done: texts.received,
    });
  return (
    <Group gap="xs" mt="sm">
      {status === 'REQUESTED' && (
        <Button size="sm" onClick={() => setAnswer('approve')}>
          {texts.approve.button}
        </Button>
      )}
      {status === 'APPROVED' && (
        <Button size="sm" loading={change.isPending} onClick={receive}>
          {texts.receive}
        </Button>
      )}
      <Button size="sm" variant="default" onClick={() => setAnswer('decline')}>
        {texts.decline.button}
      </Button>
      <AnswerDrawer returnId={returnId ?? ''} answer={answer} onClose={() => setAnswer(null)} />
    </Group>
  );
}
