import { Group, Switch, TextInput } from '@mantine/core';
import type { Bindings } from '../../ui/form/bindings.ts';
import { readAmount, readQuantity } from '../../ui/form/read-number.ts';

/** Limits and dates, which all discounts have. */
export type Terms = {
  usageLimit: string;
  customerLimit: string;
  /** Calendar days in the time zone of the site, `2026-12-24`; empty for none. */
  start: string;
  end: string;
  active: boolean;
};

export const emptyTerms: Terms = { usageLimit: '', customerLimit: '', start: '', end: '', active: true };

/** A whole number of one or more, or nothing. */
const notLimit = (text: string) => text.trim() !== '' && !readQuantity(text) && 'Enter a whole number above 0';
export const limitOf = (text: string): number | null => readQuantity(text) || null;

export const wrongTerms = ({ usageLimit, customerLimit, start, end }: Terms) => ({
  usageLimit: notLimit(usageLimit),
  customerLimit: notLimit(customerLimit),
  end: start !== '' && end !== '' && end < start && 'It would end before it starts',
});

export const notAmount = (text: string) => !Number(readAmount(text)) && 'Enter an amount above 0';
export const notPrice = (text: string) => readAmount(text) === null && 'Enter an amount';
export const notCount = (text: string) => !readQuantity(text) && 'Enter a whole number above 0';
export function notPercentage(text: string) {
  const percentage = Number(readAmount(text) ?? 0);
  return (percentage < 0.1 || percentage > 100) && 'Enter a percentage from 0.1 to 100';
}

/** The fields of limits and dates. */
export function TermsFields({ form }: { form: Bindings<Terms> }) {
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          label="Uses in all"
          description="Empty for no limit"
          inputMode="numeric"
          {...form.text('usageLimit')}
        />
        <TextInput
          label="Uses per customer"
          description="Empty for no limit"
          inputMode="numeric"
          {...form.text('customerLimit')}
        />
      </Group>
      <Group grow align="flex-start">
        <TextInput type="date" label="First day" description="Empty to start now" {...form.text('start')} />
        <TextInput type="date" label="Last day" description="Empty for no end" {...form.text('end')} />
      </Group>
      <Switch label="Active" {...form.toggle('active')} />
    </>
  );
}
