/** What items, shipping and fees of an order come to, with their share of discounts and tax. Pure. */
import { divideRounded } from '@stoa/money';
import type { Order } from '../order.ts';
import { refundedFee, refundedQuantity, refundedShipping } from './refund.ts';

/** In minor units. `subtotal` and `discount` are as entered, `total` is what the buyer paid. */
export type Share = { total: number; tax: number; discount: number; subtotal: number };

/** What is to be refunded; amounts in minor units, everything that is left where they are null. */
export type RefundWish = {
  lines: readonly { id: string; quantity: number }[];
  fees: readonly { id: string; amount: number | null }[];
  shipping: { amount: number | null } | null;
};

export type CalculationProblem =
  | { of: 'LINE'; id: string; quantity: number; code: 'LINE_ITEM_NOT_FOUND' | 'INVALID_LINE_ITEM_REFUND_QUANTITY' }
  | { of: 'FEE'; id: string; code: 'ADDITIONAL_FEE_NOT_FOUND' | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT' }
  | { of: 'SHIPPING'; code: 'SHIPPING_NOT_FOUND' | 'INVALID_SHIPPING_REFUND_AMOUNT' };

export type Calculated = {
  lines: { id: string; quantity: number; share: Share }[];
  fees: { id: string; amount: number; share: Share }[];
  shipping: { amount: number; share: Share } | null;
  total: Share;
};

/** The shares of what is wished for, or everything that stands in the way. */
export function calculate(order: Order, { lines, fees, shipping }: RefundWish): Calculated | CalculationProblem[] {
  const ofLines = inTurn(lines).map((line) => shareOfLine(order, line));
  const ofFees = fees.map((fee, index) => shareOfFee(order, fee, isRepeated(fees, index)));
  const ofShipping = shipping ? shareOfShipping(order, shipping.amount) : null;
  const all = [...ofLines, ...ofFees, ...(ofShipping ? [ofShipping] : [])];
  const problems = all.filter((each): each is CalculationProblem => 'code' in each);
  if (problems.length > 0) return problems;
  const known = { lines: ofLines, fees: ofFees, shipping: ofShipping } as Omit<Calculated, 'total'>;
  const shares = [...known.lines, ...known.fees, ...(known.shipping ? [known.shipping] : [])].map(({ share }) => share);
  return { ...known, total: shares.reduce(add, none) };
}

const none: Share = { total: 0, tax: 0, discount: 0, subtotal: 0 };

export const add = (one: Share, other: Share): Share => ({
  total: one.total + other.total,
  tax: one.tax + other.tax,
  discount: one.discount + other.discount,
  subtotal: one.subtotal + other.subtotal,
});

const isRepeated = (items: readonly { id: string }[], index: number): boolean =>
  items.findIndex(({ id }) => id === items[index]?.id) < index;

/** A line that is named twice continues where its first part ended. */
const inTurn = (lines: RefundWish['lines']) =>
  lines.map((line, index) => ({
    ...line,
    before: lines
      .slice(0, index)
      .filter(({ id }) => id === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));

type LineShare = Calculated['lines'][number] | Extract<CalculationProblem, { of: 'LINE' }>;

/**
 * Counts on from what was refunded before: whatever the steps, the parts of a line add up to it, and the last unit takes
 * what rounding left.
 */
function shareOfLine(
  order: Order,
  { id, quantity, before }: { id: string; quantity: number; before: number },
): LineShare {
  const line = order.lines.find((each) => each.id === id);
  if (!line) return { of: 'LINE', id, quantity, code: 'LINE_ITEM_NOT_FOUND' };
  const from = refundedQuantity(order, id) + before;
  if (from + quantity > line.quantity) return { of: 'LINE', id, quantity, code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' };
  const part = (amount: number) => between(amount, from, from + quantity, line.quantity);
  const { totalAfterTax, tax, discount, linePrice } = line.prices;
  const share = { total: part(totalAfterTax), tax: part(tax), discount: part(discount), subtotal: part(linePrice) };
  return { id, quantity, share };
}

type FeeShare = Calculated['fees'][number] | Extract<CalculationProblem, { of: 'FEE' }>;

function shareOfFee(order: Order, { id, amount: wished }: RefundWish['fees'][number], repeated: boolean): FeeShare {
  const fee = (order.fees ?? []).find((each) => each.id === id);
  if (!fee) return { of: 'FEE', id, code: 'ADDITIONAL_FEE_NOT_FOUND' };
  const before = refundedFee(order, id);
  const amount = wished ?? fee.totalAfterTax - before;
  if (repeated || !isWithin(amount, fee.totalAfterTax - before))
    return { of: 'FEE', id, code: 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT' };
  const part = (of: number) => between(of, before, before + amount, fee.totalAfterTax);
  return { id, amount, share: { total: amount, tax: part(fee.tax), discount: 0, subtotal: part(fee.price) } };
}

type ShippingShare = NonNullable<Calculated['shipping']> | Extract<CalculationProblem, { of: 'SHIPPING' }>;

function shareOfShipping(order: Order, wished: number | null): ShippingShare {
  const prices = order.delivery?.prices;
  if (!prices || prices.totalAfterTax === 0) return { of: 'SHIPPING', code: 'SHIPPING_NOT_FOUND' };
  const { totalAfterTax, tax, discount, price } = prices;
  const before = refundedShipping(order);
  const amount = wished ?? totalAfterTax - before;
  if (!isWithin(amount, totalAfterTax - before)) return { of: 'SHIPPING', code: 'INVALID_SHIPPING_REFUND_AMOUNT' };
  const part = (of: number) => between(of, before, before + amount, totalAfterTax);
  return { amount, share: { total: amount, tax: part(tax), discount: part(discount), subtotal: part(price) } };
}

const isWithin = (amount: number, left: number): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= left;

/** The part of an amount between two places on the way to the whole. */
function between(amount: number, from: number, to: number, whole: number): number {
  const upTo = (place: number) => Number(divideRounded(BigInt(amount) * BigInt(place), BigInt(whole), 'half-up'));
  return upTo(to) - upTo(from);
}
