import { toDecimal } from '@stoa/money';
import { IconCash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { counted } from '../../../ui/list/define-list.ts';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import type { OrderView } from '../order.ts';
import { minorOf } from '../paying/amount-field.ts';
import { owedFor } from '../paying/owed.ts';
import { outcomeOf } from './bulk-outcome.ts';
import type { useBulkChange } from './use-bulk-change.tsx';

export const payNeeds: readonly Need[] = ['orders.paymentCollectionBulkMarkOrdersAsPaid'];

type PaySelectedProps = { orders: readonly OrderView[]; bulk: ReturnType<typeof useBulkChange> };

/** Records that marked orders were paid outside of the site. */
export function PaySelected({ orders, bulk: { start, isChanging } }: PaySelectedProps) {
  const may = useMay();
  const format = useFormat();
  const unpaid = orders.filter(isOwed);
  if (!payNeeds.every(may) || unpaid.length === 0) return null;
  const some = counted(unpaid.length, { one: 'order', many: 'orders' }, format);
  const sums = [...owedByCurrency(unpaid)].map(([currency, minor]) =>
    format.money(toDecimal(minor, currency), currency),
  );
  const confirm = () =>
    confirmFirst({
      title: `Mark ${some} as paid?`,
      text: `This records that you received ${sums.join(' and ')} outside of this site. No card is charged, and it can’t be undone: what was paid can only be refunded.`,
      confirm: `Mark ${some} as paid`,
      isHarmless: true,
      onConfirm: () => start({ done: 'marked as paid', run: () => markPaid(unpaid) }),
    });
  return (
    <BulkButton icon={<IconCash size={16} aria-hidden />} onClick={confirm} isBusy={isChanging}>
      Mark as paid
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
