import type { FeeProvider } from './fee-provider.ts';
import type { LinePayment } from './line-payment.ts';
import type { TaxName } from './tax-name.ts';

/**
 * A fully priced cart, in minor units of `currency`. Amounts described as "as entered" are gross when
 * `taxIncludedInPrices`, otherwise net.
 */
export interface PricedCart {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  /** In the order of the input. */
  lines: PricedLine[];
  /** The cart's discounts, in the order of their application. Those without effect are left out. */
  adjustments: Adjustment[];
  /** What became of the coupon; null without one. */
  couponOutcome: CouponOutcome | null;
  shipping: PricedShipping | null;
  /** The tip, where there is one, is the last of them. */
  additionalFees: PricedFee[];
  /** The buyer's tip; part of `additionalFees`. */
  tip: number;
  /** The tax of lines, shipping and fees by name, rate and jurisdiction; the amounts add up to `totals.tax`. */
  taxBreakdown: TaxAmount[];
  totals: Totals;
  /** The payment by each gift card. Gift cards pay for the cart and are no discount: `totals` do not include them. */
  giftCards: GiftCardPayment[];
  /** What is due when the order is placed. */
  payNow: PartToPay;
  /** What is due later. Both parts together are `totals`. */
  payLater: PartToPay;
  /** What is charged first once free trials are over; no part of `totals`. Absent where nothing is on trial. */
  afterTrial?: PricedCart;
}

/** One discount and its saving. */
export interface Adjustment {
  /** Of the rule or the coupon. */
  id: string;
  source: 'RULE' | 'COUPON' | 'MERCHANT';
  /** Its items one by one, the order as a whole, or the shipping. */
  target: 'LINES' | 'ORDER' | 'SHIPPING';
  /** For buyers to read. */
  name: string;
  /** The buyer's input; null where none was needed. */
  code: string | null;
  /** As entered, more than 0: the sum of `byLine`, unless shipping is the target. */
  amount: number;
  /** As entered: the saving on each line. Lines without one are left out. */
  byLine: Record<string, number>;
  /** The bundles that it made; absent where it made none. */
  combinations?: Combination[];
}

/** A bundle, made `count` times. */
export interface Combination {
  count: number;
  /** The units in each of them, and what all of them together save on the line, as entered. */
  lines: { lineId: string; quantity: number; amount: number }[];
}

/** A coupon may have a minimum subtotal, and be for items that are not in the cart. */
export type CouponOutcome = 'APPLIED' | 'MINIMUM_NOT_REACHED' | 'NOT_APPLICABLE';

export interface GiftCardPayment {
  id: string;
  /** Gross. */
  amount: number;
}

export interface PartToPay extends Totals {
  /** Gross: the part of `total` left to charge. */
  afterGiftCards: number;
}

/** One tax on one price, or in a breakdown on several. */
export interface TaxAmount extends TaxName {
  /** Net, after all discounts: the base of the rate. */
  taxableAmount: number;
  /** Net, after all discounts: what an exempt buyer pays no tax on. Absent where there is nothing. */
  nonTaxableAmount?: number;
  /** The tax itself. */
  amount: number;
}

export interface Taxed {
  /** One for each applicable rule, even with a rate of 0. */
  taxes: TaxAmount[];
  /** The sum of `taxes`. */
  tax: number;
  /** Net, per line (or for the whole shipping or fee), after all discounts. */
  totalBeforeTax: number;
  /** Gross, per line (or for the whole shipping or fee), after all discounts: `totalBeforeTax` plus `tax`. */
  totalAfterTax: number;
}

export interface ItemPrices {
  id: string;
  quantity: number;
  taxGroupId: string | null;
  /** As entered, per unit, after the item's own discount, before discounts of the cart. */
  unitPrice: number;
  /** As entered, per unit, before the item's own discount. */
  unitFullPrice: number;
  /** As entered, per line, after the item's own discount, before discounts of the cart. */
  linePrice: number;
  /** As entered, per line, before the item's own discount. */
  lineFullPrice: number;
  /** As entered, per line: the item's own discount. Already taken off `linePrice`. */
  itemDiscount: number;
  /** As entered, per line, after automatic discounts: `linePrice` less the savings of rules. */
  linePriceAfterRules: number;
  /** As entered, per line: its share of all of the cart's discounts. Not yet taken off `linePrice`. */
  discount: number;
  /** When it is paid, where that is not with the order. */
  payment?: LinePayment;
}

export interface PricedLine extends ItemPrices, Taxed {}

export interface PricedShipping extends Taxed {
  optionId: string;
  title: string;
  /** As entered, for the whole cart, before discounts. */
  price: number;
  /** As entered. Not yet taken off `price`. */
  discount: number;
}

export interface PricedFee extends Taxed {
  id: string;
  name: string;
  /** What it is called in other languages; absent where it has one name. */
  translated?: Readonly<Record<string, string>>;
  /** As entered, for the whole cart. */
  price: number;
  /** Who charges it; absent: the shop. */
  provider?: FeeProvider;
}

/** `subtotal - discount + shipping + additionalFees` is `total`, once `tax` is added where prices do not include it. */
export interface Totals {
  /** As entered, all lines, after the items' own discounts, before discounts of the cart. */
  subtotal: number;
  /** As entered: all discounts of the cart, on lines and shipping. The items' own discounts are not in it. */
  discount: number;
  /** As entered, before discounts. */
  shipping: number;
  /** As entered: all additional fees, the tip among them. */
  additionalFees: number;
  /** All tax on lines, shipping and fees, whether prices include it or not. */
  tax: number;
  /** Gross, after all discounts: the buyer's price. */
  total: number;
}
