import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OrderView } from '../order.ts';
import { TipDrawer } from './tip-drawer.tsx';
import { tipQuery } from './tip-queries.ts';

const texts = words.orderTip;

/** The tip of the order, and who gets which part of it. */
export function TipPanel({ order }: { order: OrderView }) {
  const format = useFormat();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  // a tip is one of the additional fees, and none of an app
  const hasFees = (order.additionalFees ?? []).some(({ providerAppId }) => !providerAppId);
  const result = useQuery({ ...tipQuery(order.id ?? ''), enabled: hasFees });
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  const tip = result.data;
  if (!tip) return null;
  const money = (amount: string | null | undefined) => format.money(amount ?? '0', order.currency ?? undefined);
  const { distributions = [], undistributedAmount } = tip;
  const mayShare =
    may('tips.setTipOnOrder') &&
    may('tippableStaff.listTippableStaff') &&
    order.status === 'APPROVED' &&
    !distributions.some(({ transaction }) => transaction);
  return (
    <Panel
      title={texts.title}
      aside={
        mayShare && (
          <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
            {texts.share}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          ...distributions.map(({ staff, amount, transaction }): [string, string] => [
            staff?.name ?? texts.formerStaff,
            transaction ? texts.paidOut(money(amount)) : money(amount),
          ]),
          ...(Number(undistributedAmount) > 0 || distributions.length === 0
            ? [[texts.business, money(undistributedAmount)] as [string, string]]
            : []),
        ]}
      />
      <TipDrawer orderId={order.id ?? ''} tip={tip} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}
