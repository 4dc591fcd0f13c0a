import { Divider, Stack, Text } from '@mantine/core';
import { toDecimal } from '@stoa/money';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { AmountRow } from './amount-row.tsx';
import type { OrderView } from './order.ts';
import { minorOf } from './paying/amount-field.ts';
import { totalRows } from './totals.ts';

const texts = words.orders;

/** The amounts of the order, and the amount paid so far. */
export function PaymentPanel({ order }: { order: OrderView }) {
  const { balanceSummary = {} } = order;
  const settled = [
    { label: texts.amounts.pending, amount: balanceSummary.pending?.amount ?? '0' },
    { label: texts.amounts.authorised, amount: balanceSummary.authorized?.amount ?? '0' },
    { label: texts.amounts.refunded, amount: balanceSummary.refunded?.amount ?? '0' },
    { label: texts.amounts.outstanding, amount: balanceSummary.balance?.amount ?? '0' },
  ].filter(({ amount }) => Number(amount) !== 0);
  return (
    <Panel title={texts.amounts.title}>
      <Stack gap={6}>
        {totalRows(order).map(({ label, amount, isDiscount, note }) => (
          <AmountRow
            key={label}
            label={label}
            amount={isDiscount ? `-${amount}` : amount}
            note={note}
            currency={order.currency}
          />
        ))}
        <AmountRow
          label={texts.total}
          amount={order.priceSummary?.total?.amount ?? '0'}
          currency={order.currency}
          isStrong
        />
        {order.payNow && <DueParts order={order} />}
        <SeenTotal order={order} />
        <Divider my={4} />
        <AmountRow label={texts.amounts.paid} amount={balanceSummary.paid?.amount ?? '0'} currency={order.currency} />
        {settled.map(({ label, amount }) => (
          <AmountRow key={label} label={label} amount={amount} currency={order.currency} />
        ))}
      </Stack>
    </Panel>
  );
}

/** What was due with the order, and what is due later. */
function DueParts({ order: { payNow, priceSummary, currency } }: { order: OrderView }) {
  const now = payNow?.total?.amount ?? '0';
  const code = currency ?? '';
  const minor = (amount: string | undefined) => minorOf(amount ?? '0', code) ?? 0;
  const later = toDecimal(minor(priceSummary?.total?.amount) - minor(now), code);
  return (
    <>
      <AmountRow label={texts.amounts.dueNow} amount={now} currency={currency} />
      <AmountRow label={texts.amounts.dueLater} amount={later} currency={currency} />
    </>
  );
}

/** What the buyer saw as the total, if they saw amounts in another currency. */
function SeenTotal({ order: { currency, displayCurrency } }: { order: OrderView }) {
  const format = useFormat();
  if (!displayCurrency) return null;
  const { code, rate, total } = displayCurrency;
  return (
    <Text size="sm" c="dimmed">
      {texts.amounts.seen(code ?? '', format.money(total?.amount, code), `1 ${currency} = ${rate} ${code}`)}
    </Text>
  );
}
