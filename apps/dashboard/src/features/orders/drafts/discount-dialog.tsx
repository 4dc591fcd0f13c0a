import { Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { decimalOf, minorOf } from '../paying/amount-field.ts';
import type { DraftView } from './draft.ts';
import { useKeepDraft } from './queries.ts';

const texts = words.orderDrafts;

type DiscountDialogProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Gives a discount on a draft. */
export function DiscountDialog({ draft, opened, onClose }: DiscountDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.adjustments.addDiscount}>
      {opened && <DiscountForm draft={draft} onClose={onClose} />}
    </FormDialog>
  );
}

const targets = [
  { value: 'GLOBAL', label: texts.adjustments.allItems },
  { value: 'SHIPPING', label: texts.delivery.title },
];

const tooMuch = texts.adjustments.tooMuch;

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
    return (minorOf(text, currency) ?? 0) > 0 ? null : texts.custom.noPrice;
  }
  return (
    <Form form={form}>
      <SegmentedControl
        aria-label={texts.adjustments.kind}
        data={[
          { value: 'PERCENTAGE', label: texts.adjustments.percentage },
          { value: 'AMOUNT', label: texts.adjustments.amount },
        ]}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      <Group grow align="flex-start">
        <TextInput
          label={kind === 'PERCENTAGE' ? texts.adjustments.percent : texts.adjustments.amountIn(currency)}
          required
          inputMode="decimal"
          data-autofocus
          {...form.text('value')}
        />
        <Select
          label={texts.adjustments.off}
          data={targets}
          allowDeselect={false}
          value={target}
          onChange={(chosen) => form.set({ target: chosen ?? 'GLOBAL' })}
        />
      </Group>
      <TextInput
        label={words.forms.name}
        description={texts.adjustments.nameText}
        maxLength={200}
        {...form.text('description')}
      />
      <FormEnd form={form}>{texts.adjustments.confirmDiscount}</FormEnd>
    </Form>
  );
}

function wrongPercentage(text: string): string | null {
  const value = Number(decimalOf(text) || Number.NaN);
  return value > 0 && value <= 100 ? null : texts.adjustments.noPercentage;
}
