import type { Discount } from './discounts/types.ts';

/**
 * Everything that determines a cart's prices. Amounts are integers in minor units of `currency`, and all of them are
 * gross when `taxIncludedInPrices`, otherwise net.
 */
export interface PricingInput {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  lines: readonly PricingLine[];
  /** The live automatic discounts, in the order of their application. */
  discountRules: readonly DiscountRule[];
  /** The coupon that the buyer entered; null: none. */
  coupon: Coupon | null;
  tax: TaxInput;
  /** Null while the buyer has not chosen an option or has nothing to ship. */
  shipping: ChosenShipping | null;
  additionalFees: readonly AdditionalFee[];
  /** The buyer's tip, untaxed; 0: none. */
  tip: number;
  giftCards: readonly GiftCard[];
}

export interface PricingLine {
  id: string;
  /** Whole, 0 or more. */
  quantity: number;
  /** Per unit, after the item's own discount (a sale price), before discounts of the cart. */
  unitPrice: number;
  /** Per unit, before the item's own discount; never below `unitPrice`. */
  unitFullPrice: number;
  /** Null: the tax rules without a group apply. */
  taxGroupId: string | null;
  shippable: boolean;
  /** Per unit, in the site's weight unit; null when unknown, which counts as 0. */
  weight: number | null;
}

/** A discount for every cart that qualifies. */
export interface DiscountRule {
  id: string;
  /** For buyers to read. */
  name: string;
  discount: Discount;
}

/** A discount for buyers who enter its code. */
export interface Coupon extends DiscountRule {
  code: string;
  /** The minimum price of the lines after automatic discounts; null: none. */
  minimumSubtotal: number | null;
}

/** The site's rules, or amounts that a calculator computed for exactly this cart. */
export type TaxInput = { rules: readonly TaxRule[] } | CalculatedTax;

/** Taxes by the id of a line or fee, and of the shipping. Omitted items are not taxed. */
export interface CalculatedTax {
  byLine: Readonly<Record<string, readonly ExactTax[]>>;
  byFee: Readonly<Record<string, readonly ExactTax[]>>;
  shipping: readonly ExactTax[];
}

/** One tax on one price, as a calculator returns it. */
export interface ExactTax {
  name: string;
  /** A decimal fraction: `'0.19'` is 19 percent. */
  rate: string;
  amount: number;
}

/** Several rules that apply to the same price add up, each on the price before tax: none is a tax on another. */
export interface TaxRule {
  name: string;
  /** A decimal fraction with up to 6 decimals: `'0.19'` is 19 percent. */
  rate: string;
  /** The tax group it applies to; null: every line whose group has no rule of its own, and additional fees. */
  taxGroupId: string | null;
  /** Whether shipping is taxed by this rule, whatever its group. */
  appliesToShipping: boolean;
}

export interface ChosenShipping {
  optionId: string;
  title: string;
  /** For the whole cart. */
  price: number;
}

export interface AdditionalFee {
  id: string;
  name: string;
  /** For the whole cart. */
  price: number;
  taxable: boolean;
}

/** A gift card that the buyer entered. */
export interface GiftCard {
  id: string;
  /** Its remaining balance. */
  balance: number;
  /** The maximum to charge to it; null: its balance. */
  most: number | null;
}
