import type { Discount } from './discounts/types.ts';
import type { Totals } from './priced-cart.ts';
import type { AdditionalFee, Coupon, DiscountRule, PricingInput, PricingLine, TaxRule } from './pricing-input.ts';

/** A rule of pricing, with a cart that shows it: tests run it, and docs/pricing.md prints it. */
export type Example = {
  rule: string;
  cart: PricingInput;
  gives: Partial<Totals> & { afterGiftCards?: number };
};

/** A cart with these lines and nothing else unless given. */
export function aCart(lines: PricingLine[], rest: Partial<PricingInput> = {}): PricingInput {
  return {
    currency: 'EUR',
    taxIncludedInPrices: false,
    discountRules: [],
    coupon: null,
    tax: { rules: [] },
    shipping: null,
    additionalFees: [],
    tip: 0,
    giftCards: [],
    lines,
    ...rest,
  };
}

/** Taxes by these rules. */
export const taxedBy = (...rules: TaxRule[]): Pick<PricingInput, 'tax'> => ({ tax: { rules } });

/** An automatic percentage discount on every unit. */
export const aRule = (percentage: number, id = `${percentage} % off`): DiscountRule => {
  return { id, name: id, discount: { type: 'UNIT_PERCENTAGE', percentage } };
};

/** A coupon without conditions. */
export function aCoupon(discount: Discount, minimumSubtotal: number | null = null): Coupon {
  return { id: 'coupon', name: 'Welcome', code: 'WELCOME', minimumSubtotal, discount };
}

/** A gift card with that balance, all of which may be taken. */
export const aGiftCard = (balance: number, most: number | null = null, id = 'card') => ({ id, balance, most });

/** A line at that unit price, not on sale. */
export function aLine(unitPrice: number, quantity = 1, rest: Partial<PricingLine> = {}): PricingLine {
  const plain = { id: `${quantity} at ${unitPrice}`, taxGroupId: null, shippable: true, weight: null };
  return { ...plain, quantity, unitPrice, unitFullPrice: unitPrice, ...rest };
}

/** A tax on every group, not on shipping. */
export function aTax(rate: string, rest: Partial<TaxRule> = {}): TaxRule {
  return { name: 'VAT', rate, taxGroupId: null, appliesToShipping: false, ...rest };
}

/** A taxable fee. */
export function aFee(price: number, rest: Partial<AdditionalFee> = {}): AdditionalFee {
  return { id: 'wrapping', name: 'Gift wrapping', price, taxable: true, ...rest };
}

/** Chosen shipping at that price. */
export function shippingAt(price: number): PricingInput['shipping'] {
  return { optionId: 'post', title: 'Post', price };
}
