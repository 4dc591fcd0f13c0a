import type { ShippingOption } from './queries.ts';

type Rates = NonNullable<ShippingOption['rates']>;

/** A price that may be free from some amount on: what the form can edit. */
export type SimplePrice = { amount: string; freeFrom: string };

/** The price in rates; null where a program set rates of another form. */
export function readPrice(rates: Rates | undefined): SimplePrice | null {
  const [usual, free, ...others] = (rates ?? []).toSorted((one, other) => conditionsOf(one) - conditionsOf(other));
  if (!usual) return { amount: '', freeFrom: '' };
  if (conditionsOf(usual) > 0 || usual.multiplyByQuantity || others.length > 0) return null;
  if (!free) return { amount: usual.amount ?? '', freeFrom: '' };
  const [condition, ...further] = free.conditions ?? [];
  const isFreeFrom = condition?.type === 'BY_TOTAL_PRICE' && condition.operator === 'GTE' && further.length === 0;
  return isFreeFrom && Number(free.amount) === 0
    ? { amount: usual.amount ?? '', freeFrom: condition.value ?? '' }
    : null;
}

const conditionsOf = ({ conditions = [] }: Rates[number]): number => conditions.length;

export const writePrice = ({ amount, freeFrom }: SimplePrice): Rates => [
  { amount: amount.trim() || '0', conditions: [], multiplyByQuantity: false },
  ...(freeFrom.trim()
    ? [
        {
          amount: '0',
          conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: freeFrom.trim() }],
          multiplyByQuantity: false,
        },
      ]
    : []),
];

/** A price in words: `4.90 EUR, free from 80.00 EUR`. */
export function priceText(rates: Rates | undefined, currency: string): string {
  const price = readPrice(rates);
  if (!price) return 'By weight, price or quantity';
  if (Number(price.amount) === 0) return 'Free';
  return `${price.amount} ${currency}${price.freeFrom ? `, free from ${price.freeFrom} ${currency}` : ''}`;
}

export const notAmount = (text: string): string | null =>
  /^\d{1,9}([.]\d{1,3})?$/.test(text.trim()) ? null : 'Enter an amount such as 4.90.';
