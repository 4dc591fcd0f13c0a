import { Group, NumberInput, Select, TextInput } from '@mantine/core';
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

type CustomItemDialogProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Adds something to a draft that is not in the catalogue. */
export function CustomItemDialog({ draft, opened, onClose }: CustomItemDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.custom.title}>
      {opened && <CustomItemForm draft={draft} onClose={onClose} />}
    </FormDialog>
  );
}

const kinds = [
  { value: 'PHYSICAL', label: texts.custom.PHYSICAL },
  { value: 'SERVICE', label: texts.custom.SERVICE },
];

function CustomItemForm({ draft, onClose }: Omit<CustomItemDialogProps, 'opened'>) {
  const draftOrderId = draft.id ?? '';
  const currency = draft.currency ?? '';
  const keep = useKeepDraft(draftOrderId);
  const form = useEntityForm({
    entity: null,
    read: () => ({ name: '', price: '', quantity: 1 as number | string, kind: 'PHYSICAL' }),
    validate: ({ name, price, quantity }) => ({
      name: missing(name),
      price: minorOf(price, currency) === null && texts.custom.noPrice,
      quantity: !(Number(quantity) >= 1) && texts.custom.noQuantity,
    }),
    wire: {
      fields: [
        ['customLineItems.0.productName.original', 'name'],
        ['customLineItems.0.price.amount', 'price'],
        ['customLineItems.0.quantity', 'quantity'],
      ],
    },
    save: async ({ name, price, quantity, kind }) =>
      keep(
        await api.draftOrders.addLineItemsToDraftOrder({
          draftOrderId,
          customLineItems: [
            {
              productName: { original: name.trim() },
              price: { amount: decimalOf(price) },
              quantity: Number(quantity),
              itemType: { preset: kind === 'SERVICE' ? 'SERVICE' : 'PHYSICAL' },
            },
          ],
        }),
      ),
    onDone: onClose,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={200} data-autofocus {...form.text('name')} />
      <Group grow align="flex-start">
        <TextInput label={texts.custom.price(currency)} required inputMode="decimal" {...form.text('price')} />
        <NumberInput
          label={texts.custom.quantity}
          min={1}
          max={100_000}
          allowDecimal={false}
          value={form.values.quantity}
          error={form.errors.quantity}
          onChange={(quantity) => form.set({ quantity })}
        />
      </Group>
      <Select
        label={texts.custom.kind}
        data={kinds}
        allowDeselect={false}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind: kind ?? 'PHYSICAL' })}
      />
      <FormEnd form={form}>{words.actions.add}</FormEnd>
    </Form>
  );
}
