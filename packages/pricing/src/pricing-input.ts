import type { Scope } from './discounts/scope.ts';
import type { Trigger } from './discounts/trigger.ts';
import type { Discount } from './discounts/types.ts';
import type { CatalogItem } from './discounts/units.ts';
import type { FeeProvider } from './fee-provider.ts';
import type { LinePayment } from './line-payment.ts';
import type { TaxName } from './tax-name.ts';

/**
 * Everything that determines a cart's prices. Amounts are integers in minor units of `currency`, and all of them are
 * gross when `taxIncludedInPrices`, otherwise net.
 */
export interface PricingInput {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  lines: readonly PricingLine[];
  /** The live automatic discounts, in any order. */
  discountRules: readonly DiscountRule[];
  /** The discounts that the shop's staff gives on this cart. */
  merchantDiscounts: readonly MerchantDiscount[];
  /** The coupon that the buyer entered; null: none. */
  coupon: Coupon | null;
  tax: TaxInput;
  /** That of what is charged after free trials; absent: `tax`. */
  taxAfterTrial?: TaxInput;
  /** Null while the buyer has not chosen an option or has nothing to ship. */
  shipping: ChosenShipping | null;
  additionalFees: readonly AdditionalFee[];
  /** The buyer's tip, untaxed; null: none. */
  tip: Tip | null;
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
  /** Null: taxed like everything without a group of its own. */
  taxGroupId: string | null;
  shippable: boolean;
  /** Per unit, in the site's weight unit; null when unknown, which counts as 0. */
  weight: number | null;
  /** The item of a catalogue, for discounts on certain items; null: an item outside of catalogues. */
  item: CatalogItem | null;
  /** Whether it is money that the buyer can spend later, as a gift card is; absent: no. */
  isStoredValue?: boolean;
  /** Whether it is bought repeatedly: automatic discounts pass it over, and so do coupons that are for single purchases. */
  isSubscription?: boolean;
  /** Whether a free trial comes first: it costs nothing yet, and is paid from the end of the trial on. Absent: no. */
  isOnTrial?: boolean;
  /** When it is paid, where that is not with the order. */
  payment?: LinePayment;
}

/** A discount for every cart that qualifies. */
export interface DiscountRule {
  id: string;
  /** For buyers to read. */
  name: string;
  /** ISO 8601; of rules of the same rank, the older one applies first. */
  createdDate: string;
  /** The condition on the cart; null: none. */
  trigger: Trigger | null;
  /** The items with the discount, of which one scope has to match; null: all lines. */
  scopes: readonly Scope[] | null;
  /** Whether a single unit gets it: one of the cheapest in the scopes. */
  onlyLowestPriced: boolean;
  discount: Discount;
}

/** A discount that the shop's staff gives on one cart. */
export interface MerchantDiscount {
  id: string;
  name: string;
  /** Null: the whole order. */
  lineIds: readonly string[] | null;
  /** Whether it is taken off the shipping, and not off lines; absent: no. */
  isOnShipping?: boolean;
  discount: { type: 'PERCENTAGE'; percentage: number } | { type: 'AMOUNT'; amount: number };
}

/** A discount for buyers who enter its code. */
export interface Coupon extends Omit<DiscountRule, 'trigger' | 'createdDate'> {
  code: string;
  /** The minimum price of the lines after automatic discounts; null: none. */
  minimumSubtotal: number | null;
  /** Whether it is also for what is bought repeatedly; absent: no. */
  appliesToSubscriptions?: boolean;
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
export interface ExactTax extends TaxName {
  amount: number;
}

/** Several rules that apply to the same price add up, each on the price before tax: none is a tax on another. */
export interface TaxRule extends TaxName {
  /** What it taxes: lines of the tax group, or shipping and the additional fees that are taxable. */
  target: 'LINES' | 'COSTS';
  /** The tax group of the lines; null: those without one. */
  taxGroupId: string | null;
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
  /** What it is called in other languages; absent where it has one name. */
  translated?: Readonly<Record<string, string>>;
  /** For the whole cart. */
  price: number;
  taxable: boolean;
  /** Who charges it, and what they call it themselves; absent: the shop. */
  provider?: FeeProvider;
}

/** What the buyer gives on top: a part of the items' price, or an amount that the shop proposed or the buyer named. */
export type Tip = { id: string } & (
  | { type: 'PERCENTAGE'; percentage: number }
  | { type: 'AMOUNT' | 'CUSTOM'; amount: number }
);

/** A gift card that the buyer entered. */
export interface GiftCard {
  id: string;
  /** Its remaining balance. */
  balance: number;
  /** The maximum to charge to it; null: its balance. */
  most: number | null;
}
