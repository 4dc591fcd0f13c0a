import type { AdditionalFee, PricingInput, PricingLine, TaxRule } from './pricing-input.ts';

/** A cart of these lines; whatever the test does not mention is absent. */
export function aCart(lines: PricingLine[], rest: Partial<PricingInput> = {}): PricingInput {
  const empty = { currency: 'EUR', taxIncludedInPrices: false, taxRules: [], shipping: null, additionalFees: [] };
  return { ...empty, lines, ...rest };
}

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
