import { allocate, multiplyRatio, type Rounding, sum } from '@stoa/money';
import type { PricedCart, Taxed } from '../priced-cart.ts';
import type { ExactTax, PricingInput, TaxInput, TaxRule } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import type { TaxName } from '../tax-name.ts';
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
  const onCosts = rules.filter(({ target }) => target === 'COSTS');
  const onLine = (group: string | null) =>
    rules.filter(({ target, taxGroupId }) => target === 'LINES' && taxGroupId === group);
  return {
    ...draft,
    lines: lines.map((line) => {
      const price = line.linePrice - line.discount;
      return { ...line, ...taxPrice(price, onLine(line.taxGroupId), input) };
    }),
    shipping: shipping && { ...shipping, ...taxPrice(shipping.price - shipping.discount, onCosts, input) },
    additionalFees: additionalFees.map((fee, index) => ({
      ...fee,
      ...taxPrice(fee.price, input.additionalFees[index]?.taxable ? onCosts : [], input),
    })),
  };
}

/** Taxes one price by the applicable rules. The price is gross when prices include tax, otherwise net. */
export function taxPrice(price: number, rules: readonly (TaxName | TaxRule)[], taxation: Taxation): Taxed {
  const rates = rules.map((rule) => rateInMillionths(rule.rate));
  const { taxIncludedInPrices, rounding } = taxation;
  const amounts = taxIncludedInPrices ? includedTax(price, rates, rounding) : addedTax(price, rates, rounding);
  const taxes = rules.map((rule, index) => ({ ...nameOf(rule), amount: amounts[index] ?? 0 }));
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
    taxes: taxes.map((tax) =>
      tax.exempt
        ? { ...nameOf(tax), taxableAmount: 0, nonTaxableAmount: totalBeforeTax, amount: tax.amount }
        : { ...nameOf(tax), taxableAmount: totalBeforeTax, amount: tax.amount },
    ),
    tax: total,
    totalBeforeTax,
    totalAfterTax: sum([totalBeforeTax, total]),
  };
}

/** A tax's name and origin, without what else is known of it. */
const nameOf = ({ name, rate, taxType, jurisdiction, jurisdictionType, exempt }: TaxName): TaxName => ({
  name,
  rate,
  ...(taxType && { taxType }),
  ...(jurisdiction && { jurisdiction }),
  ...(jurisdictionType && { jurisdictionType }),
  ...(exempt && { exempt }),
});
