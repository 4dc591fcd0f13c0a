import { Text, TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { decimalOf, minorOf, wrongAmount } from './amount-field.ts';
import type { PaymentView } from './ledger.ts';

const texts = words.orderPayments;

type CaptureDialogProps = { order: OrderView; payment: PaymentView; opened: boolean; onClose: () => void };

/** Captures held money: all of it, or a part. */
export function CaptureDialog({ opened, onClose, ...rest }: CaptureDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.hold.captureTitle}>
      {opened && <CaptureForm onClose={onClose} {...rest} />}
    </FormDialog>
  );
}

function CaptureForm({ order, payment, onClose }: Omit<CaptureDialogProps, 'opened'>) {
  const format = useFormat();
  const currency = order.currency ?? '';
  const held = payment.amount?.amount ?? '0';
  const most = minorOf(held, currency) ?? 0;
  const money = format.money(held, currency);
  const form = useEntityForm({
    entity: payment,
    read: () => ({ amount: held }),
    validate: ({ amount }) => ({ amount: wrongAmount(amount, currency, most, texts.hold.tooMuch(money)) }),
    wire: { codes: { INVALID_AMOUNT: { field: 'amount' } } },
    save: ({ amount }) =>
      api.orderBilling.captureAuthorizedPayments({
        orderId: order.id ?? '',
        payments: [{ paymentId: payment.id ?? '', amount: { amount: decimalOf(amount) } }],
      }),
    settle: () => payment,
    saved: () => texts.hold.captured,
    onDone: onClose,
    refresh: [['orders']],
  });
  const amount = minorOf(form.values.amount, currency);
  const isPart = amount !== null && amount > 0 && amount < most;
  return (
    <Form form={form}>
      <TextInput label={texts.amount(currency)} inputMode="decimal" data-autofocus {...form.text('amount')} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {isPart ? texts.hold.capturePart : texts.hold.captureAll(money)}
      </Text>
      <FormEnd form={form}>{texts.hold.capture}</FormEnd>
    </Form>
  );
}
