import { multiply, parseAmount } from '@stoa/money';

/** What the items of one profile amount to. */
export type Measures = {
  /** In minor units: after automatic discounts and coupons, as prices are entered. */
  price: number;
  /** In the site's weight unit. */
  weight: number;
  /** Units of all items. */
  quantity: number;
};

export type RateCondition = {
  type?: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY';
  value?: string;
  operator?: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE';
};
export type Rate = { amount?: string; conditions?: readonly RateCondition[]; multiplyByQuantity?: boolean };

/** The lowest price, in minor units, of the rates whose conditions are all met; null where none is. */
export function lowestRate(rates: readonly Rate[], measures: Measures, currency: string): number | null {
  const matching = rates.filter(({ conditions = [] }) => conditions.every((one) => isMet(one, measures, currency)));
  const prices = matching.map(({ amount = '0', multiplyByQuantity }) => {
    const price = minorUnits(amount, currency);
    return multiplyByQuantity ? multiply(price, measures.quantity) : price;
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** An amount in minor units; finer ones are rounded. */
export const minorUnits = (amount: string, currency: string): number => parseAmount(amount, currency, 'half-up') ?? 0;

function isMet({ type, value = '0', operator = 'EQ' }: RateCondition, measures: Measures, currency: string): boolean {
  const measured = measureOf(type, measures);
  // a price is compared in minor units, which may be fractions on the side of the condition
  const limit = type === 'BY_TOTAL_PRICE' ? Number(value) * minorUnits('1', currency) : Number(value);
  switch (operator) {
    case 'EQ':
      return isSame(measured, limit);
    case 'GT':
      return measured > limit && !isSame(measured, limit);
    case 'GTE':
      return measured >= limit || isSame(measured, limit);
    case 'LT':
      return measured < limit && !isSame(measured, limit);
    case 'LTE':
      return measured <= limit || isSame(measured, limit);
  }
}

function measureOf(type: RateCondition['type'], { price, weight, quantity }: Measures): number {
  if (type === 'BY_TOTAL_WEIGHT') return weight;
  return type === 'BY_TOTAL_QUANTITY' ? quantity : price;
}

/** 3 × 0.1 is slightly more than 0.3. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
