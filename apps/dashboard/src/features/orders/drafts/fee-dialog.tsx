import { TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { decimalOf, minorOf } from '../paying/amount-field.ts';
import type { DraftView } from './draft.ts';
import { useKeepDraft } from './queries.ts';

const texts = words.orderDrafts;

type FeeDialogProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Adds a fee to a draft, such as one for wrapping. */
export function FeeDialog({ draft, opened, onClose }: FeeDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.adjustments.addFee}>
      {opened && <FeeForm draft={draft} onClose={onClose} />}
    </FormDialog>
  );
}

function FeeForm({ draft, onClose }: Omit<FeeDialogProps, 'opened'>) {
  const draftOrderId = draft.id ?? '';
  const currency = draft.currency ?? '';
  const keep = useKeepDraft(draftOrderId);
  const form = useEntityForm({
    entity: null,
    read: () => ({ name: '', price: '' }),
    validate: ({ name, price }) => ({
      name: missing(name),
      price: !((minorOf(price, currency) ?? 0) > 0) && texts.custom.noPrice,
    }),
    wire: {
      fields: [
        ['customAdditionalFees.0.name', 'name'],
        ['customAdditionalFees.0.price.amount', 'price'],
      ],
    },
    save: async ({ name, price }) =>
      keep(
        await api.draftOrders.createCustomAdditionalFees({
          draftOrderId,
          customAdditionalFees: [{ name: name.trim(), price: { amount: decimalOf(price) }, applyToDraftOrder: true }],
        }),
      ),
    onDone: onClose,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        label={words.forms.name}
        description={texts.adjustments.nameText}
        required
        maxLength={50}
        data-autofocus
        {...form.text('name')}
      />
      <TextInput label={texts.adjustments.amountIn(currency)} required inputMode="decimal" {...form.text('price')} />
      <FormEnd form={form}>{texts.adjustments.confirmFee}</FormEnd>
    </Form>
  );
}
