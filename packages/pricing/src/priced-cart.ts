/**
 * A cart with every amount worked out, in minor units of `currency`. Amounts described as "as entered" are gross when
 * `taxIncludedInPrices`, otherwise net.
 */
export interface PricedCart {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  /** In the order of the input. */
  lines: PricedLine[];
  shipping: PricedShipping | null;
  additionalFees: PricedFee[];
  /** The tax of lines, shipping and fees by name and rate, sorted by both; the amounts add up to `totals.tax`. */
  taxBreakdown: TaxAmount[];
  totals: Totals;
}

/** One tax on one price, or in a breakdown on several. */
export interface TaxAmount {
  name: string;
  /** A decimal fraction: `'0.19'` is 19 percent. */
  rate: string;
  /** Net, after all discounts: what the rate is applied to. */
  taxableAmount: number;
  /** The tax itself. */
  amount: number;
}

export interface Taxed {
  /** One for each rule that applies, with a rate of 0 too. */
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
  /** As entered, per line: what the item's own discount saves. Already taken off `linePrice`. */
  itemDiscount: number;
  /** As entered, per line: its share of the cart's discounts. Not yet taken off `linePrice`. */
  discount: number;
}

export interface PricedLine extends ItemPrices, Taxed {}

export interface PricedShipping extends Taxed {
  optionId: string;
  title: string;
  /** As entered, for the whole cart. */
  price: number;
}

export interface PricedFee extends Taxed {
  id: string;
  name: string;
  /** As entered, for the whole cart. */
  price: number;
}

/** `subtotal - discount + shipping + additionalFees` is `total`, once `tax` is added where prices do not include it. */
export interface Totals {
  /** As entered, all lines, after the items' own discounts, before discounts of the cart. */
  subtotal: number;
  /** As entered: all discounts of the cart. The items' own discounts are not in it. */
  discount: number;
  /** As entered. */
  shipping: number;
  /** As entered: all additional fees. */
  additionalFees: number;
  /** All tax on lines, shipping and fees, whether prices include it or not. */
  tax: number;
  /** Gross, after all discounts: what the buyer pays. */
  total: number;
}
