/** The cart as view data for its page and the drawer. */
import type { Messages } from '@stoa/messages';
import type { Amount, Api, CartTotals } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import { type AppliedCode, appliedCodes, type WithCodes } from '../codes/codes.ts';
import { type DeliveryEstimate, type EstimatePlace, estimateRequest } from './delivery-estimate.ts';
import {
  type CartLineView,
  formatted,
  type Objection,
  objectionsOf,
  tooExpensiveOf,
  viewCartLine,
} from './line-view.ts';

/** A line of a sum: `Subtotal`, `$48.00`. */
export type SumRow = { label: string; amount: string };

/** Amounts and their total; `later` is due after what the total says. */
export type SumView = { rows: SumRow[]; totalLabel: string; total: string; later?: SumRow | null };

export type CartView = {
  /** Whether something in it is delivered. */
  isShipped: boolean;
  /** The ways to deliver it; null while nobody asked. */
  deliveries: DeliveryEstimate['options'];
  lines: CartLineView[];
  count: number;
  /** Above the total. */
  rows: SumRow[];
  total: string;
  /** What of the total is paid with the order, and what later; null where all of it is paid with the order. */
  due: { now: string; later: string } | null;
  /** What is charged first once a free trial is over; null where there is none. */
  afterTrial: string | null;
  coupon: AppliedCode | null;
  /** What the buyer wants the shop to know. */
  note: string;
  canCheckOut: boolean;
  /** What is held against the purchase: the items cost too little, or something else. */
  objections: Objection[];
};

export const emptyCart: CartView = {
  isShipped: false,
  deliveries: null,
  lines: [],
  count: 0,
  rows: [],
  total: '',
  due: null,
  afterTrial: null,
  coupon: null,
  note: '',
  canCheckOut: false,
  objections: [],
};

/** The visitor's cart with its estimated totals; an empty one if there is none yet. */
export async function loadCart(
  carts: Api['carts'],
  messages: Messages['cart'],
  place: EstimatePlace = { country: '', postalCode: '' },
): Promise<CartView> {
  try {
    const request = estimateRequest(place) as Parameters<typeof carts.estimateCurrentCartTotals>[0];
    return viewCart(await carts.estimateCurrentCartTotals(request), messages, place.country !== '');
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return emptyCart;
    throw error;
  }
}

function viewCart(totals: CartTotals, messages: Messages['cart'], isEstimated: boolean): CartView {
  const { cart, priceSummary } = totals;
  const tooExpensive = tooExpensiveOf(totals);
  const isTaxed = cart?.taxIncludedInPrices ?? false;
  const lines = (cart?.lineItems ?? []).map((line) => viewCartLine(line, messages, tooExpensive));
  const isShipped = (cart?.lineItems ?? []).some(({ physicalProperties }) => physicalProperties?.shippable);
  const chosen = totals.shippingInfo?.selectedCarrierServiceOption;
  return {
    isShipped,
    deliveries: isEstimated && isShipped ? viewOptions(totals, messages) : null,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    rows: [
      { label: messages.subtotal, amount: formatted(priceSummary?.subtotal) },
      ...discountRows(totals, messages),
      ...(chosen
        ? [
            {
              label: messages.delivery,
              amount: isPositive(priceSummary?.shipping) ? formatted(priceSummary?.shipping) : messages.free,
            },
          ]
        : []),
      ...(totals.additionalFees ?? []).map(({ name, translatedName, price }) => ({
        label: translatedName || name || messages.fees,
        amount: formatted(price),
      })),
      ...(isPositive(priceSummary?.tax)
        ? [{ label: isTaxed ? messages.taxIncluded : messages.tax, amount: formatted(priceSummary?.tax) }]
        : []),
    ],
    total: formatted(priceSummary?.total),
    due: isPositive(totals.payLater?.total)
      ? { now: formatted(totals.payNow?.total), later: formatted(totals.payLater?.total) }
      : null,
    afterTrial: formatted(totals.payAfterFreeTrial?.total) || null,
    coupon: appliedCodes(totals).coupon,
    note: cart?.buyerNote ?? '',
    canCheckOut: lines.length > 0 && lines.every((line) => line.problem === null),
    objections: objectionsOf(totals),
  };
}

/** The ways to deliver; those at several times are one. */
function viewOptions({ shippingInfo }: CartTotals, messages: Messages['cart']): DeliveryEstimate['options'] {
  const options = (shippingInfo?.carrierServiceOptions ?? [])
    .flatMap(({ shippingOptions = [] }) => shippingOptions)
    .filter(({ partial }) => !partial)
    .map(({ title = '', logistics, cost }) => ({
      title,
      time: logistics?.deliveryTime ?? '',
      price: isPositive(cost?.price) ? formatted(cost?.price) : messages.free,
    }));
  return [...new Map(options.map((option) => [`${option.title} ${option.price}`, option])).values()];
}

/** What a cart costs, and what of it is paid with the order. */
export function sumOfCart({ rows, total, due, afterTrial }: CartView, messages: Messages['cart']): SumView {
  const later = afterTrial ? { label: messages.afterTrial, amount: afterTrial } : null;
  if (!due) return { rows, totalLabel: messages.estimatedTotal, total, later };
  return {
    rows: [...rows, { label: messages.estimatedTotal, amount: total }],
    totalLabel: messages.dueNow,
    total: due.now,
    later: { label: messages.dueLater, amount: due.later },
  };
}

/** All discounts that save money, by their names or the coupon's code. */
export const discountRows = ({ appliedDiscounts = [] }: WithCodes, messages: Messages['cart']): SumRow[] =>
  appliedDiscounts.flatMap(({ coupon, discountRule, merchantDiscount }) => {
    const { amount } = coupon ?? discountRule ?? merchantDiscount ?? {};
    const name = coupon ? messages.coupon(coupon.code ?? '') : discountRule?.name?.original;
    return isPositive(amount) ? [{ label: name || messages.discount, amount: `−${formatted(amount)}` }] : [];
  });

export const isPositive = (amount: Amount | undefined): boolean => Number(amount?.amount ?? 0) > 0;
