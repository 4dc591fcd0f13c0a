import { NativeSelect, Text, TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { decimalOf, minorOf, wrongAmount } from './amount-field.ts';
import { owedFor } from './owed.ts';

const texts = words.orderPayments;

type RecordPaymentDrawerProps = { order: OrderView; opened: boolean; onClose: () => void };

/** Records money that the shop received outside of the site. */
export function RecordPaymentDrawer({ opened, onClose, order }: RecordPaymentDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.record.title}>
      {opened && <RecordPaymentForm order={order} onClose={onClose} />}
    </FormDrawer>
  );
}

const methods = [
  { value: 'CASH', label: texts.methods.CASH },
  { value: 'BANK_TRANSFER', label: texts.methods.BANK_TRANSFER },
  { value: 'CHECK', label: texts.methods.CHECK },
  { value: 'OTHER', label: texts.methods.OTHER },
] as const;
type Method = (typeof methods)[number]['value'];

function RecordPaymentForm({ order, onClose }: Omit<RecordPaymentDrawerProps, 'opened'>) {
  const format = useFormat();
  const currency = order.currency ?? '';
  const owed = owedFor(order);
  const money = format.money(owed, currency);
  const form = useEntityForm({
    entity: order,
    read: () => ({ amount: owed, method: 'CASH' as Method, name: '' }),
    validate: ({ amount, method, name }) => ({
      amount: wrongAmount(amount, currency, minorOf(owed, currency) ?? 0, texts.record.tooMuch(money)),
      name: method === 'OTHER' && missing(name),
    }),
    wire: { codes: { INVALID_AMOUNT: { field: 'amount', text: texts.record.tooMuch(money) } } },
    save: ({ amount, method, name }) =>
      api.orders.recordManuallyCollectedPayment({
        orderId: order.id ?? '',
        amount: { amount: decimalOf(amount) },
        userDefinedPaymentMethodName: method === 'OTHER' ? { custom: name.trim() } : { predefined: method },
      }),
    settle: () => order,
    saved: () => texts.record.done,
    onDone: onClose,
    refresh: [['orders']],
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.record.text}
      </Text>
      <TextInput
        label={texts.amount(currency)}
        description={texts.record.owed(money)}
        inputMode="decimal"
        data-autofocus
        {...form.text('amount')}
      />
      <NativeSelect label={texts.record.method} data={[...methods]} {...form.text('method')} />
      {form.values.method === 'OTHER' && (
        <TextInput label={texts.record.other} maxLength={150} required {...form.text('name')} />
      )}
      <FormEnd form={form}>{texts.record.title}</FormEnd>
    </Form>
  );
}
