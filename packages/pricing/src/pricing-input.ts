/**
 * Everything a cart's prices follow from. Amounts are integers in minor units of `currency`, and all of them are gross
 * when `taxIncludedInPrices`, otherwise net.
 */
export interface PricingInput {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  lines: readonly PricingLine[];
  taxRules: readonly TaxRule[];
  /** Null while the buyer has not chosen an option or has nothing to ship. */
  shipping: ChosenShipping | null;
  additionalFees: readonly AdditionalFee[];
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

/** Several rules that apply to the same price add up, each on the price before tax: none is a tax on another. */
export interface TaxRule {
  name: string;
  /** A decimal fraction with up to 6 decimals: `'0.19'` is 19 percent. */
  rate: string;
  /** The tax group it is for; null: every line whose group has no rule of its own, and additional fees. */
  taxGroupId: string | null;
  /** Whether shipping is taxed by this rule, whichever group it is for. */
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
