import { Group, Switch, TextInput } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';
import { readAmount, readQuantity } from '../../ui/form/read-number.ts';

const texts = words.discounts;

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
const notLimit = (text: string) => text.trim() !== '' && !readQuantity(text) && texts.wrong.count;
export const limitOf = (text: string): number | null => readQuantity(text) || null;

export const wrongTerms = ({ usageLimit, customerLimit, start, end }: Terms) => ({
  usageLimit: notLimit(usageLimit),
  customerLimit: notLimit(customerLimit),
  end: start !== '' && end !== '' && end < start && texts.wrong.end,
});

export const notAmount = (text: string) => !Number(readAmount(text)) && texts.wrong.amount;
export const notPrice = (text: string) => readAmount(text) === null && texts.wrong.price;
export const notCount = (text: string) => !readQuantity(text) && texts.wrong.count;
export function notPercentage(text: string) {
  const percentage = Number(readAmount(text) ?? 0);
  return (percentage < 0.1 || percentage > 100) && texts.wrong.percentage;
}

/** The fields of limits and dates. */
export function TermsFields({ form }: { form: Bindings<Terms> }) {
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          label={texts.terms.uses}
          description={texts.terms.noLimit}
          inputMode="numeric"
          {...form.text('usageLimit')}
        />
        <TextInput
          label={texts.terms.usesPerCustomer}
          description={texts.terms.noLimit}
          inputMode="numeric"
          {...form.text('customerLimit')}
        />
      </Group>
      <Group grow align="flex-start">
        <TextInput
          type="date"
          label={texts.terms.firstDay}
          description={texts.terms.firstDayText}
          {...form.text('start')}
        />
        <TextInput
          type="date"
          label={texts.terms.lastDay}
          description={texts.terms.lastDayText}
          {...form.text('end')}
        />
      </Group>
      <Switch label={texts.active} {...form.toggle('active')} />
    </>
  );
}
