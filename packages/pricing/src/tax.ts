import { allocate, multiplyRatio, type Rounding, sum } from '@stoa/money';
import type { ItemPrices, PricedLine, Taxed } from './priced-cart.ts';
import type { TaxRule } from './pricing-input.ts';
import { millionths, rateInMillionths } from './tax-rate.ts';

/** How a cart is taxed. */
export interface Taxation {
  rules: readonly TaxRule[];
  taxIncludedInPrices: boolean;
  rounding: Rounding;
}

/** Taxes every line by the rules of its group, after its share of the cart's discounts. */
export function taxLines(items: readonly ItemPrices[], taxation: Taxation): PricedLine[] {
  return items.map((item) => {
    const rules = rulesOfGroup(item.taxGroupId, taxation.rules);
    return { ...item, ...taxPrice(item.linePrice - item.discount, rules, taxation) };
  });
}

/** The rules of that tax group; where it has none, and for null, the rules without a group. */
export function rulesOfGroup(taxGroupId: string | null, rules: readonly TaxRule[]): TaxRule[] {
  const own = rules.filter((rule) => rule.taxGroupId === taxGroupId);
  return own.length > 0 ? own : rules.filter((rule) => rule.taxGroupId === null);
}

/** Taxes one price by the rules that apply to it. The price is gross when prices include tax, otherwise net. */
export function taxPrice(price: number, rules: readonly TaxRule[], taxation: Taxation): Taxed {
  const rates = rules.map((rule) => rateInMillionths(rule.rate));
  const { taxIncludedInPrices, rounding } = taxation;
  const amounts = taxIncludedInPrices ? includedTax(price, rates, rounding) : addedTax(price, rates, rounding);
  const tax = sum(amounts);
  const totalBeforeTax = taxIncludedInPrices ? price - tax : price;
  const taxes = rules.map(({ name, rate }, index) => {
    return { name, rate, taxableAmount: totalBeforeTax, amount: amounts[index] ?? 0 };
  });
  return { taxes, tax, totalBeforeTax, totalAfterTax: sum([totalBeforeTax, tax]) };
}

function addedTax(net: number, rates: readonly number[], rounding: Rounding): number[] {
  return rates.map((rate) => multiplyRatio(net, rate, millionths, rounding));
}

/** Extracted once and then split: extracted rate by rate, rounding could make the parts exceed a small price. */
function includedTax(gross: number, rates: readonly number[], rounding: Rounding): number[] {
  const rate = sum(rates);
  return allocate(multiplyRatio(gross, rate, millionths + rate, rounding), rates);
}
