import { toDecimal } from '@stoa/money';
import { IconCash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import type { OrderView } from '../order.ts';
import { minorOf } from '../paying/amount-field.ts';
import { owedFor } from '../paying/owed.ts';
import { outcomeOf } from './bulk-outcome.ts';
import type { useBulkChange } from './use-bulk-change.tsx';

const texts = words.orderBulk;

export const payNeeds: readonly Need[] = ['orders.paymentCollectionBulkMarkOrdersAsPaid'];

type PaySelectedProps = { orders: readonly OrderView[]; bulk: ReturnType<typeof useBulkChange> };

/** Records that marked orders were paid outside of the site. */
export function PaySelected({ orders, bulk: { start, isChanging } }: PaySelectedProps) {
  const may = useMay();
  const format = useFormat();
  const unpaid = orders.filter(isOwed);
  if (!payNeeds.every(may) || unpaid.length === 0) return null;
  const sums = [...owedByCurrency(unpaid)].map(([currency, minor]) =>
    format.money(toDecimal(minor, currency), currency),
  );
  const confirm = () =>
    confirmFirst({
      title: texts.pay.title(unpaid.length),
      text: texts.pay.text(sums),
      confirm: texts.pay.confirm(unpaid.length),
      isHarmless: true,
      onConfirm: () => start({ outcome: texts.outcomes.paid, run: () => markPaid(unpaid) }),
    });
  return (
    <BulkButton icon={<IconCash size={16} aria-hidden />} onClick={confirm} isBusy={isChanging}>
      {texts.pay.button}
    </BulkButton>
  );
}

const isOwed = (order: OrderView): boolean => order.status === 'APPROVED' && Number(owedFor(order)) > 0;

function owedByCurrency(orders: readonly OrderView[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const currency = order.currency ?? '';
    sums.set(currency, (sums.get(currency) ?? 0) + (minorOf(owedFor(order), currency) ?? 0));
  }
  return sums;
}

async function markPaid(orders: readonly OrderView[]) {
  const { results } = await api.orders.paymentCollectionBulkMarkOrdersAsPaid({
    ecomOrderIds: orders.map(({ id }) => id ?? ''),
  });
  return outcomeOf(orders, results);
}
