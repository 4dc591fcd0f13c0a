import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { AddLine, RemoveLine } from './parts.tsx';
import type { StepPrice } from './rates.ts';

const texts = words.delivery;

type PriceFieldsProps = { value: StepPrice; errors: FormErrors; onChange: (price: StepPrice) => void };

const MOST_STEPS = 20;

/** A price that depends on the total of the items, with the lowest total that is delivered. */
export function PriceFields({ value, errors, onChange }: PriceFieldsProps) {
  const { currency } = useSession().site;
  const amount = (field: 'amount' | 'minimum' | 'freeFrom') => ({
    inputMode: 'decimal' as const,
    value: value[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...value, [field]: currentTarget.value }),
  });
  return (
    <>
      <TextInput label={texts.prices.price(currency ?? '')} required {...amount('amount')} />
      <Steps value={value} errors={errors} onChange={onChange} />
      <Group grow align="flex-start">
        <TextInput
          label={texts.prices.minimum(currency ?? '')}
          description={texts.prices.minimumText}
          {...amount('minimum')}
        />
        <TextInput
          label={texts.prices.freeFromAmount(currency ?? '')}
          description={texts.prices.freeFromText}
          {...amount('freeFrom')}
        />
      </Group>
    </>
  );
}

/** The prices of higher totals. */
function Steps({ value, errors, onChange }: PriceFieldsProps) {
  const { currency } = useSession().site;
  const { steps } = value;
  const put = (next: StepPrice['steps']) => onChange({ ...value, steps: next });
  const field = (index: number, name: 'from' | 'amount') => ({
    inputMode: 'decimal' as const,
    value: steps[index]?.[name] ?? '',
    error: errors[`steps.${index}.${name}`],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      put(steps.with(index, { from: '', amount: '', ...steps[index], [name]: currentTarget.value })),
  });
  return (
    <Stack gap="xs">
      {steps.length > 0 && (
        <Text size="sm" fw={500}>
          {texts.prices.others}
        </Text>
      )}
      {steps.map((_, index) => (
        <Group key={index} align="flex-start" wrap="nowrap" gap="xs">
          <TextInput flex={1} label={texts.prices.from(currency ?? '')} {...field(index, 'from')} />
          <TextInput flex={1} label={texts.prices.costs(currency ?? '')} {...field(index, 'amount')} />
          <RemoveLine label={texts.prices.remove(index + 2)} onClick={() => put(steps.toSpliced(index, 1))} />
        </Group>
      ))}
      {steps.length < MOST_STEPS && (
        <AddLine onClick={() => put([...steps, { from: '', amount: '' }])}>{texts.prices.add}</AddLine>
      )}
    </Stack>
  );
}
