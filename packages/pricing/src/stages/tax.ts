import { allocate, multiplyRatio, type Rounding, sum } from '@stoa/money';
import type { PricedCart, Taxed } from '../priced-cart.ts';
import type { ExactTax, PricingInput, TaxInput, TaxRule } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import { millionths, rateInMillionths } from '../tax-rate.ts';

/**
 * Tax is calculated and rounded separately for each line, for shipping and for each taxable fee, after discounts. If
 * prices include tax, it is extracted from them; otherwise it is added.
 */
export const tax: Stage = (draft, input) =>
  'rules' in input.tax ? taxByRules(draft, input, input.tax.rules) : taxAsCalculated(draft, input.tax);

/** The rules for taxing a price. */
export interface Taxation {
  taxIncludedInPrices: boolean;
  rounding: Rounding;
}

type Taxing = Pick<PricingInput, 'additionalFees'> & Taxation;

function taxByRules(draft: PricedCart, input: Taxing, rules: readonly TaxRule[]): PricedCart {
  const { lines, shipping, additionalFees } = draft;
  const ungrouped = rulesOfGroup(null, rules);
  const rulesOfFee = (index: number) => (input.additionalFees[index]?.taxable ? ungrouped : []);
  return {
    ...draft,
    lines: lines.map((line) => {
      const price = line.linePrice - line.discount;
      return { ...line, ...taxPrice(price, rulesOfGroup(line.taxGroupId, rules), input) };
    }),
    shipping: shipping && {
      ...shipping,
      ...taxPrice(
        shipping.price - shipping.discount,
        rules.filter((rule) => rule.appliesToShipping),
        input,
      ),
    },
    additionalFees: additionalFees.map((fee, index) => ({ ...fee, ...taxPrice(fee.price, rulesOfFee(index), input) })),
  };
}

/** The rules of the tax group; if it has none, and for null, the rules without a group. */
function rulesOfGroup(taxGroupId: string | null, rules: readonly TaxRule[]): TaxRule[] {
  const own = rules.filter((rule) => rule.taxGroupId === taxGroupId);
  return own.length > 0 ? own : rules.filter((rule) => rule.taxGroupId === null);
}

/** Taxes one price by the applicable rules. The price is gross when prices include tax, otherwise net. */
export function taxPrice(price: number, rules: readonly TaxRule[], taxation: Taxation): Taxed {
  const rates = rules.map((rule) => rateInMillionths(rule.rate));
  const { taxIncludedInPrices, rounding } = taxation;
  const amounts = taxIncludedInPrices ? includedTax(price, rates, rounding) : addedTax(price, rates, rounding);
  const taxes = rules.map(({ name, rate }, index) => ({ name, rate, amount: amounts[index] ?? 0 }));
  return taxed(price, taxes, taxIncludedInPrices);
}

function addedTax(net: number, rates: readonly number[], rounding: Rounding): number[] {
  return rates.map((rate) => multiplyRatio(net, rate, millionths, rounding));
}

/** Extracted in total and then split: extracted rate by rate, rounding could make the parts exceed a small price. */
function includedTax(gross: number, rates: readonly number[], rounding: Rounding): number[] {
  const rate = sum(rates);
  return allocate(multiplyRatio(gross, rate, millionths + rate, rounding), rates);
}

function taxAsCalculated(draft: PricedCart, calculated: Exclude<TaxInput, { rules: unknown }>): PricedCart {
  const { lines, shipping, additionalFees, taxIncludedInPrices } = draft;
  return {
    ...draft,
    lines: lines.map((line) => {
      const price = line.linePrice - line.discount;
      return { ...line, ...taxed(price, calculated.byLine[line.id] ?? [], taxIncludedInPrices) };
    }),
    shipping: shipping && {
      ...shipping,
      ...taxed(shipping.price - shipping.discount, calculated.shipping, taxIncludedInPrices),
    },
    additionalFees: additionalFees.map((fee) => ({
      ...fee,
      ...taxed(fee.price, calculated.byFee[fee.id] ?? [], taxIncludedInPrices),
    })),
  };
}

/** Throws a RangeError for included tax that exceeds its price. */
function taxed(price: number, taxes: readonly ExactTax[], taxIncludedInPrices: boolean): Taxed {
  const total = sum(taxes.map(({ amount }) => amount));
  if (taxIncludedInPrices && total > price) throw new RangeError(`a price of ${price} cannot include ${total} of tax`);
  const totalBeforeTax = taxIncludedInPrices ? price - total : price;
  return {
    taxes: taxes.map(({ name, rate, amount }) => ({ name, rate, taxableAmount: totalBeforeTax, amount })),
    tax: total,
    totalBeforeTax,
    totalAfterTax: sum([totalBeforeTax, total]),
  };
}
