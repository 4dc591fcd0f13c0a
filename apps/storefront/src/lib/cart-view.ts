/** The cart as its page and the drawer show it. */
import type { Amount, Api, CartTotals } from './api.ts';
import { hasCode } from './api-errors.ts';
import { type CartLineView, viewCartLine } from './line-view.ts';

/** A line of a sum: `Subtotal`, `$48.00`. */
export type SumRow = { label: string; amount: string };

export type CartView = {
  lines: CartLineView[];
  count: number;
  rows: SumRow[];
  total: string;
  canCheckOut: boolean;
};

const emptyCart: CartView = { lines: [], count: 0, rows: [], total: '', canCheckOut: false };

/** The visitor's cart with what it is expected to cost; the empty one where there is none yet. */
export async function loadCart(carts: Api['carts']): Promise<CartView> {
  try {
    return viewCart(await carts.estimateCurrentCartTotals({}));
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return emptyCart;
    throw error;
  }
}

function viewCart({ cart, priceSummary }: CartTotals): CartView {
  const lines = (cart?.lineItems ?? []).map(viewCartLine);
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    rows: [
      { label: 'Subtotal', amount: formatted(priceSummary?.subtotal) },
      ...(isPositive(priceSummary?.discount)
        ? [{ label: 'Discount', amount: `−${formatted(priceSummary?.discount)}` }]
        : []),
      ...(isPositive(priceSummary?.tax) ? [{ label: 'Tax', amount: formatted(priceSummary?.tax) }] : []),
    ],
    total: formatted(priceSummary?.total),
    canCheckOut: lines.length > 0 && lines.every((line) => line.problem === null),
  };
}

export const formatted = (amount: Amount | undefined): string =>
  amount?.formattedConvertedAmount || amount?.formattedAmount || '';

export const isPositive = (amount: Amount | undefined): boolean => Number(amount?.amount ?? 0) > 0;
