import { Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { decimalOf, minorOf } from '../paying/amount-field.ts';
import type { DraftView } from './draft.ts';
import { useKeepDraft } from './queries.ts';

type DiscountDialogProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Gives a discount on a draft. */
export function DiscountDialog({ draft, opened, onClose }: DiscountDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title="Add a discount">
      {opened && <DiscountForm draft={draft} onClose={onClose} />}
    </FormDialog>
  );
}

const targets = [
  { value: 'GLOBAL', label: 'All items' },
  { value: 'SHIPPING', label: 'Delivery' },
];

const tooMuch = 'That is more than there is to take it off.';

function DiscountForm({ draft, onClose }: Omit<DiscountDialogProps, 'opened'>) {
  const draftOrderId = draft.id ?? '';
  const currency = draft.currency ?? '';
  const keep = useKeepDraft(draftOrderId);
  const form = useEntityForm({
    entity: null,
    read: () => ({ description: '', kind: 'PERCENTAGE', value: '', target: 'GLOBAL' }),
    validate: ({ kind, value }) => ({ value: kind === 'PERCENTAGE' ? wrongPercentage(value) : wrongValue(value) }),
    wire: {
      fields: [
        ['discounts.0.percentage', 'value'],
        ['discounts.0.priceAmount.amount', 'value'],
        ['discounts.0.description', 'description'],
      ],
      codes: {
        DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: { field: 'value', text: tooMuch },
        DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: { field: 'value', text: tooMuch },
        DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: { field: 'value', text: tooMuch },
      },
    },
    save: async ({ description, kind, value, target }) =>
      keep(
        await api.draftOrders.createCustomDiscounts({
          draftOrderId,
          discounts: [
            {
              discountType: target === 'SHIPPING' ? 'SHIPPING' : 'GLOBAL',
              ...(kind === 'PERCENTAGE'
                ? { percentage: decimalOf(value) }
                : { priceAmount: { amount: decimalOf(value) } }),
              description: description.trim() || null,
              applyToDraftOrder: true,
            },
          ],
        }),
      ),
    onDone: onClose,
    isQuick: true,
  });
  const { kind, target } = form.values;

  function wrongValue(text: string): string | null {
    return (minorOf(text, currency) ?? 0) > 0 ? null : 'Enter an amount, such as 12.50.';
  }
  return (
    <Form form={form}>
      <SegmentedControl
        aria-label="Kind of discount"
        data={[
          { value: 'PERCENTAGE', label: 'Percentage' },
          { value: 'AMOUNT', label: 'Amount' },
        ]}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      <Group grow align="flex-start">
        <TextInput
          label={kind === 'PERCENTAGE' ? 'Per cent' : `Amount in ${currency}`}
          required
          inputMode="decimal"
          data-autofocus
          {...form.text('value')}
        />
        <Select
          label="Off"
          data={targets}
          allowDeselect={false}
          value={target}
          onChange={(chosen) => form.set({ target: chosen ?? 'GLOBAL' })}
        />
      </Group>
      <TextInput
        label="Name"
        description="The customer sees it on the order."
        maxLength={200}
        {...form.text('description')}
      />
      <FormEnd form={form}>Add discount</FormEnd>
    </Form>
  );
}

function wrongPercentage(text: string): string | null {
  const value = Number(decimalOf(text) || Number.NaN);
  return value > 0 && value <= 100 ? null : 'Enter a number from 0.01 to 100.';
}
