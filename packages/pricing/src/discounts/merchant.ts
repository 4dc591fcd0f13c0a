import { allocate } from '@stoa/money';
import type { MerchantDiscount } from '../pricing-input.ts';
import { spread } from './order-amount.ts';
import { withoutPercentage } from './percentage.ts';
import type { Units } from './units.ts';

/** Whether a discount by the shop's staff is on a line. */
export const isGivenOn = ({ lineIds }: MerchantDiscount, { line }: Pick<Units, 'line'>): boolean =>
  lineIds === null || lineIds.includes(line.id);

/**
 * A percentage is one of the price before other discounts on the cart, rounded per line; an amount is split over the
 * lines. Neither takes more than is left.
 */
export function givenByMerchant({ discount }: MerchantDiscount, units: readonly Units[]): Units[] {
  if (discount.type === 'AMOUNT') return spread(discount.amount, units);
  const { percentage } = discount;
  const ofLine = Map.groupBy(units, ({ line }) => line);
  return [...ofLine].flatMap(([{ linePrice }, parts]) => {
    const most = parts.reduce((total, { amount }) => total + amount, 0);
    if (most === 0) return parts;
    const saved = allocate(
      Math.min(most, linePrice - withoutPercentage(linePrice, percentage)),
      parts.map(({ amount }) => amount),
    );
    return parts.map((part, index) => ({ ...part, amount: part.amount - (saved[index] ?? 0) }));
  });
}

/** What a discount takes off the shipping, of which others have taken `saved` already: a part of its whole price, or an amount. */
export function givenOnShipping({ discount }: MerchantDiscount, price: number, saved: number): number {
  const wanted = discount.type === 'AMOUNT' ? discount.amount : price - withoutPercentage(price, discount.percentage);
  return Math.min(wanted, Math.max(0, price - saved));
}
