import type { PricingLine } from './pricing-input.ts';

/** The most that a line may cost before discounts, in minor units. */
export const MOST_PER_LINE = 10 ** 13;

/**
 * Whether a line costs no more than can be calculated with: 300 such lines, with taxes of up to 200 percent, stay in the
 * safe integer range.
 */
export const isPriceable = ({ quantity, unitFullPrice }: Pick<PricingLine, 'quantity' | 'unitFullPrice'>): boolean =>
  unitFullPrice * quantity <= MOST_PER_LINE;
