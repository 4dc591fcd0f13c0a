/** The cart as view data for its page and the drawer. */
import type { Messages } from '@stoa/messages';
import type { Amount, Api, CartTotals } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import { type AppliedCode, appliedCodes, type WithCodes } from '../codes/codes.ts';
import { type CartLineView, tooExpensiveOf, viewCartLine } from './line-view.ts';

/** A line of a sum: `Subtotal`, `$48.00`. */
export type SumRow = { label: string; amount: string };

export type CartView = {
  lines: CartLineView[];
  count: number;
  rows: SumRow[];
  total: string;
  coupon: AppliedCode | null;
  canCheckOut: boolean;
};

const emptyCart: CartView = {
  lines: [],
  count: 0,
  rows: [],
  total: '',
  coupon: null,
  canCheckOut: false,
};

/** The visitor's cart with its estimated totals; an empty one if there is none yet. */
export async function loadCart(carts: Api['carts'], messages: Messages['cart']): Promise<CartView> {
  try {
    return viewCart(await carts.estimateCurrentCartTotals({}), messages);
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return emptyCart;
    throw error;
  }
}

function viewCart(totals: CartTotals, messages: Messages['cart']): CartView {
  const { cart, priceSummary } = totals;
  const tooExpensive = tooExpensiveOf(totals);
  const isTaxed = cart?.taxIncludedInPrices ?? false;
  const lines = (cart?.lineItems ?? []).map((line) => viewCartLine(line, messages, tooExpensive));
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    rows: [
      { label: messages.subtotal, amount: formatted(priceSummary?.subtotal) },
      ...discountRows(totals, messages),
      ...(isPositive(priceSummary?.tax)
        ? [{ label: isTaxed ? messages.taxIncluded : messages.tax, amount: formatted(priceSummary?.tax) }]
        : []),
    ],
    total: formatted(priceSummary?.total),
    coupon: appliedCodes(totals).coupon,
    canCheckOut: lines.length > 0 && lines.every((line) => line.problem === null),
  };
}

/** All discounts that save money, by their names or the coupon's code. */
export const discountRows = ({ appliedDiscounts = [] }: WithCodes, messages: Messages['cart']): SumRow[] =>
  appliedDiscounts.flatMap(({ coupon, discountRule }) => {
    const { amount } = coupon ?? discountRule ?? {};
    const name = coupon ? messages.coupon(coupon.code ?? '') : discountRule?.name?.original;
    return isPositive(amount) ? [{ label: name || messages.discount, amount: `−${formatted(amount)}` }] : [];
  });

export const formatted = (amount: Amount | undefined): string =>
  amount?.formattedConvertedAmount || amount?.formattedAmount || '';

export const isPositive = (amount: Amount | undefined): boolean => Number(amount?.amount ?? 0) > 0;
