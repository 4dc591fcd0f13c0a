import type { PricingInput } from './pricing-input.ts';

/**
 * The cart that is charged first once free trials are over; null where nothing is on trial. Its shipping and fees are those
 * of the whole cart, where all of it is on trial. Tips and gift cards are for what is paid with the order.
 */
export function inputAfterTrial(input: PricingInput): PricingInput | null {
  const lines = input.lines.flatMap(({ isOnTrial, ...line }) => (isOnTrial ? line : []));
  if (lines.length === 0) return null;
  const { taxAfterTrial: tax = input.tax, ...rest } = input;
  const isWhole = lines.length === input.lines.length;
  return { ...rest, lines, tax, tip: null, giftCards: [], ...(!isWhole && { shipping: null, additionalFees: [] }) };
}
