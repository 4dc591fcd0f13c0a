import { Stack, Text, TextInput } from '@mantine/core';
import { toDecimal } from '@stoa/money';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { RefundablePayment, RefundPart } from './refund-plan.ts';

const texts = words.orderPayments;

type PartsFieldProps = {
  payments: (RefundablePayment & { title: string })[];
  planned: readonly RefundPart[];
  currency: string;
  /** What was typed for a payment; the others follow the plan. */
  decided: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (decided: Record<string, string>) => void;
};

/** Which payment gets which part of a refund. */
export function PartsField({ payments, planned, currency, decided, error, onChange }: PartsFieldProps) {
  const format = useFormat();
  const plannedFor = (id: string) => toDecimal(planned.find(({ payment }) => payment.id === id)?.amount ?? 0, currency);
  const change = (id: string, text: string) => {
    const { [id]: _before, ...others } = decided;
    onChange(text.trim() === '' ? others : { ...others, [id]: text });
  };
  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={600} size="sm" mb="xs">
        {texts.refund.parts}
      </Text>
      {payments.map(({ id, title, most, isWholeOnly }) => (
        <TextInput
          key={id}
          label={title}
          description={(isWholeOnly ? texts.refund.onlyWhole : texts.refund.upTo)(
            format.money(toDecimal(most, currency), currency),
          )}
          placeholder={plannedFor(id)}
          inputMode="decimal"
          value={decided[id] ?? ''}
          onChange={({ currentTarget }) => change(id, currentTarget.value)}
        />
      ))}
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
