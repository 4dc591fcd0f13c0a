import type { Scope } from './discounts/scope.ts';
import type { Discount } from './discounts/types.ts';
import type { Totals } from './priced-cart.ts';
import type {
  AdditionalFee,
  Coupon,
  DiscountRule,
  MerchantDiscount,
  PricingInput,
  PricingLine,
  TaxRule,
} from './pricing-input.ts';

/** A rule of pricing, with a cart that shows it: tests run it, and docs/pricing.md prints it. */
export type Example = {
  rule: string;
  cart: PricingInput;
  gives: Partial<Totals> & {
    afterGiftCards?: number;
    /** What is due with the order, and later; and what gift cards leave of the latter. */
    now?: number;
    later?: number;
    laterAfterGiftCards?: number;
    /** What is charged first once free trials are over. */
    afterTrial?: number;
  };
};

/** A cart with these lines and nothing else unless given. */
export function aCart(lines: PricingLine[], rest: Partial<PricingInput> = {}): PricingInput {
  return {
    currency: 'EUR',
    taxIncludedInPrices: false,
    discountRules: [],
    merchantDiscounts: [],
    coupon: null,
    tax: { rules: [] },
    shipping: null,
    additionalFees: [],
    tip: null,
    giftCards: [],
    lines,
    ...rest,
  };
}

/** Taxes by these rules. */
export const taxedBy = (...rules: TaxRule[]): Pick<PricingInput, 'tax'> => ({ tax: { rules } });

/** An automatic discount: a percentage off every unit, or one of another kind. */
export function aRule(discount: number | Discount, rest: Partial<DiscountRule> = {}): DiscountRule {
  const given: Discount = typeof discount === 'number' ? { type: 'UNIT_PERCENTAGE', percentage: discount } : discount;
  const id = rest.id ?? JSON.stringify(given);
  const always = { createdDate: '', trigger: null, scopes: null, onlyLowestPriced: false };
  return { id, name: id, ...always, discount: given, ...rest };
}

/** A coupon without conditions. */
export function aCoupon(discount: Discount, rest: Partial<Coupon> = {}): Coupon {
  const always = { minimumSubtotal: null, scopes: null, onlyLowestPriced: false };
  return { id: 'coupon', name: 'Welcome', code: 'WELCOME', ...always, discount, ...rest };
}

/** A discount by the shop's staff, on the whole order. */
export function aGift(discount: MerchantDiscount['discount'], lineIds: string[] | null = null): MerchantDiscount {
  return { id: 'gift', name: 'Discount', lineIds, discount };
}

/** An item of the shop with that id, in these categories. */
export const anItem = (itemId: string, ...categoryIds: string[]) => ({ item: { appId: 'shop', itemId, categoryIds } });

/** The items with those ids, and those in that category. */
export const itemsOf = (...itemIds: string[]): Scope => ({ appId: 'shop', itemIds, categoryIds: null });
export const categoryOf = (...categoryIds: string[]): Scope => ({ appId: 'shop', itemIds: null, categoryIds });

/** A gift card with that balance, all of which may be taken. */
export const aGiftCard = (balance: number, most: number | null = null, id = 'card') => ({ id, balance, most });

/** It costs nothing yet: a free trial comes first. */
export const onTrial: Partial<PricingLine> = { isOnTrial: true, isSubscription: true };

/** A line at that unit price, not on sale. */
export function aLine(unitPrice: number, quantity = 1, rest: Partial<PricingLine> = {}): PricingLine {
  const plain = { id: `${quantity} at ${unitPrice}`, taxGroupId: null, shippable: true, weight: null, item: null };
  return { ...plain, quantity, unitPrice, unitFullPrice: unitPrice, ...rest };
}

/** A gift card that is bought. */
export const aCardToBuy = (value: number, quantity = 1): PricingLine =>
  aLine(value, quantity, { id: 'card', shippable: false, taxGroupId: 'untaxed', isStoredValue: true });

/** Each unit is paid for by that deposit with the order, and the rest later. */
export const withDeposit = (deposit: number): Partial<PricingLine> => ({
  payment: { option: 'DEPOSIT_ONLINE', deposit },
});

/** Everything is paid outside the site, later. */
export const paidElsewhere: Partial<PricingLine> = { payment: { option: 'FULL_PAYMENT_OFFLINE' } };

/** A tax on lines without a tax group. */
export function aTax(rate: string, rest: Partial<TaxRule> = {}): TaxRule {
  return { name: 'VAT', rate, target: 'LINES', taxGroupId: null, ...rest };
}

/** A taxable fee. */
export function aFee(price: number, rest: Partial<AdditionalFee> = {}): AdditionalFee {
  return { id: 'wrapping', name: 'Gift wrapping', price, taxable: true, ...rest };
}

/** Chosen shipping at that price. */
export function shippingAt(price: number): PricingInput['shipping'] {
  return { optionId: 'post', title: 'Post', price };
}
