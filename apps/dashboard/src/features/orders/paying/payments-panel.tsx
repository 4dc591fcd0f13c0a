import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderView } from '../order.ts';
import { transactionsQuery } from '../queries.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import { heldPayments, type LedgerDetail, type LedgerRow, ledgerRows, type PaymentView, titleOf } from './ledger.ts';
import { holdsMoney, owedFor } from './owed.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { RecordPaymentDrawer } from './record-payment-drawer.tsx';
import { RefundDrawer } from './refund-drawer.tsx';

const texts = words.orderPayments;

/** What happened to the money of an order, and what can be done with it. */
export function PaymentsPanel({ order }: { order: OrderView }) {
  const result = useQuery(transactionsQuery(order.id ?? ''));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <PanelsSkeleton />;
  const rows = ledgerRows(result.data);
  return (
    <Panel title={texts.title} flush aside={<Actions order={order} />}>
      <ul className={list.cards}>
        {rows.length === 0 && (
          <li className={list.card}>
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          </li>
        )}
        {rows.map((row) => (
          <li key={row.key} className={list.card}>
            <Row row={row} order={order} />
          </li>
        ))}
        {heldPayments(result.data).map((payment) => (
          <li key={`decide ${payment.id}`} className={list.card}>
            <HeldMoney order={order} payment={payment} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({
  row: { title, date, amount, status, details, receiptOf },
  order,
}: {
  row: LedgerRow;
  order: OrderView;
}) {
  const format = useFormat();
  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between" gap="md">
      <Stack gap={2} style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          {status && (
            <Badge variant="light" color={status.color}>
              {status.text}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {date && format.dateTime(date)}
        </Text>
        {details.map((detail) => (
          <Detail key={detail.label} detail={detail} />
        ))}
        {receiptOf && (
          <div>
            <ReceiptButton orderId={order.id ?? ''} paymentId={receiptOf} title={title} />
          </div>
        )}
      </Stack>
      <Text size="sm" className={list.numeric} style={{ whiteSpace: 'nowrap' }}>
        {format.money(amount, order.currency ?? undefined)}
      </Text>
    </Group>
  );
}

function Detail({ detail: { label, value, kind } }: { detail: LedgerDetail }) {
  const format = useFormat();
  const shown = kind === 'date' ? format.dateTime(value) : value;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {label}: {kind === 'code' ? <Code>{value}</Code> : shown}
    </Text>
  );
}

function Actions({ order }: { order: OrderView }) {
  const may = useMay();
  const format = useFormat();
  const change = useChange(['orders']);
  const [open, setOpen] = useState<'record' | 'refund' | null>(null);
  const owed = owedFor(order);
  const isOwed = order.status === 'APPROVED' && Number(owed) > 0;
  const hasMoney = holdsMoney(order);
  const markAsPaid = () =>
    confirmFirst({
      title: texts.markAsPaid.title,
      text: texts.markAsPaid.text(format.money(owed, order.currency ?? undefined)),
      confirm: texts.markAsPaid.button,
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.orders.paymentCollectionMarkOrderAsPaid({ ecomOrderId: order.id ?? '' }),
          done: texts.markAsPaid.done,
        }),
    });
  return (
    <Group gap="xs">
      {isOwed && may('orders.recordManuallyCollectedPayment') && (
        <Button variant="default" size="sm" onClick={() => setOpen('record')}>
          {texts.record.title}
        </Button>
      )}
      {isOwed && may('orders.paymentCollectionMarkOrderAsPaid') && (
        <Button size="sm" loading={change.isPending} onClick={markAsPaid}>
          {texts.markAsPaid.button}
        </Button>
      )}
      {hasMoney && may('orderBilling.refundPayments') && may('orderBilling.getOrderRefundability') && (
        <Button variant="default" size="sm" onClick={() => setOpen('refund')}>
          {texts.refund.title}
        </Button>
      )}
      <RecordPaymentDrawer order={order} opened={open === 'record'} onClose={() => setOpen(null)} />
      <RefundDrawer order={order} opened={open === 'refund'} onClose={() => setOpen(null)} />
    </Group>
  );
}

/** Money that a bank holds is captured or released. */
function HeldMoney({ order, payment }: { order: OrderView; payment: PaymentView }) {
  const may = useMay();
  const format = useFormat();
  const change = useChange(['orders']);
  const [isCapturing, setIsCapturing] = useState(false);
  const money = format.money(payment.amount?.amount, order.currency ?? undefined);
  const release = () =>
    confirmFirst({
      title: texts.hold.releaseTitle(money),
      text: texts.hold.releaseText,
      confirm: texts.hold.release,
      onConfirm: () =>
        change.mutate({
          change: () =>
            api.orderBilling.voidAuthorizedPayments({ orderId: order.id ?? '', paymentIds: [payment.id ?? ''] }),
          done: texts.hold.released,
        }),
    });
  const [mayCapture, mayRelease] = [
    may('orderBilling.captureAuthorizedPayments'),
    may('orderBilling.voidAuthorizedPayments'),
  ];
  return (
    <Group justify="space-between" gap="md">
      <Text size="sm">{texts.hold.text(money, titleOf(payment))}</Text>
      <Group gap="xs">
        {mayRelease && (
          <Button variant="default" size="sm" loading={change.isPending} onClick={release}>
            {texts.hold.release}
          </Button>
        )}
        {mayCapture && (
          <Button size="sm" onClick={() => setIsCapturing(true)}>
            {texts.hold.capture}
          </Button>
        )}
      </Group>
      <CaptureDialog order={order} payment={payment} opened={isCapturing} onClose={() => setIsCapturing(false)} />
    </Group>
  );
}
