import { ActionIcon, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import type { DraftView } from './draft.ts';
import { FeeDialog } from './fee-dialog.tsx';
import { useDraftChange } from './queries.ts';

const texts = words.orderDrafts;

type Dialog = 'discount' | 'fee' | null;

/** The discounts and fees of a draft: those of the order and of the shop can be left out, others added. */
export function AdjustmentsPanel({ draft }: { draft: DraftView }) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const rows = adjustmentsOf(draft);
  return (
    <Panel title={texts.adjustments.title}>
      <Stack gap="sm">
        {rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.adjustments.none}
          </Text>
        )}
        {rows.map((row) => (
          <AdjustmentRow key={row.id} draft={draft} {...row} />
        ))}
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={() => setDialog('discount')}>
            {texts.adjustments.addDiscount}
          </Button>
          <Button variant="default" size="xs" onClick={() => setDialog('fee')}>
            {texts.adjustments.addFee}
          </Button>
        </Group>
      </Stack>
      <DiscountDialog draft={draft} opened={dialog === 'discount'} onClose={() => setDialog(null)} />
      <FeeDialog draft={draft} opened={dialog === 'fee'} onClose={() => setDialog(null)} />
    </Panel>
  );
}

type Adjustment = {
  kind: 'discount' | 'fee';
  id: string;
  name: string;
  /** In the currency of the draft; what a discount takes off is below zero. */
  amount: string;
  isApplied: boolean;
  /** Whether it was made for this draft, and can be deleted with it. */
  isOwn: boolean;
};

function adjustmentsOf({ discounts = [], additionalFees = [] }: DraftView): Adjustment[] {
  return [
    ...discounts.map(({ discount = {}, applied = false, source }): Adjustment => {
      const { id, coupon, merchantDiscount, discountRule } = discount;
      const { amount = '0' } = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount ?? {};
      const name =
        coupon?.name || merchantDiscount?.description || discountRule?.name?.original || texts.adjustments.discount;
      return {
        kind: 'discount',
        id: id ?? '',
        name,
        amount: `-${amount}`,
        isApplied: applied,
        isOwn: source === 'CUSTOM',
      };
    }),
    ...additionalFees.map(({ additionalFee = {}, applied = false, source }): Adjustment => {
      const { id, name, price } = additionalFee;
      return {
        kind: 'fee',
        id: id ?? '',
        name: name || texts.adjustments.fee,
        amount: price?.amount ?? '0',
        isApplied: applied,
        isOwn: source === 'CUSTOM',
      };
    }),
  ];
}

function AdjustmentRow({ draft, kind, id, name, amount, isApplied, isOwn }: Adjustment & { draft: DraftView }) {
  const format = useFormat();
  const draftOrderId = draft.id ?? '';
  const { run, problem, isChanging } = useDraftChange(draftOrderId);
  const remove = () =>
    run(() =>
      kind === 'discount'
        ? api.draftOrders.deleteCustomDiscounts({ draftOrderId, discountIds: [id] })
        : api.draftOrders.deleteCustomAdditionalFees({ draftOrderId, customAdditionalFees: [id] }),
    );
  const apply = (applied: boolean) =>
    run(() =>
      kind === 'discount'
        ? api.draftOrders.setDiscounts({ draftOrderId, discounts: [{ id, applied }] })
        : api.draftOrders.setAdditionalFees({ draftOrderId, additionalFees: [{ id, applied }] }),
    );
  const price = format.money(amount, draft.currency ?? undefined);
  return (
    <div>
      <Group wrap="nowrap" justify="space-between" gap="md">
        {isOwn ? (
          <Text size="sm">{name}</Text>
        ) : (
          <Switch
            label={name}
            checked={isChanging ? !isApplied : isApplied}
            onChange={(event) => apply(event.currentTarget.checked)}
          />
        )}
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" td={isApplied ? undefined : 'line-through'} c={isApplied ? undefined : 'dimmed'}>
            {price}
          </Text>
          {isOwn && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              loading={isChanging}
              aria-label={words.actions.removeNamed(name)}
              onClick={remove}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      </Group>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}
