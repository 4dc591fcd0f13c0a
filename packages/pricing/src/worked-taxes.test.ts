/**
 * Taxes of purchases in many places, at rates in force there on 1 January 2025, worked out apart from this code in exact
 * fractions: each line, the shipping and each fee are taxed by themselves, and rounded half up to the currency's smallest
 * unit.
 */
import { describe, expect, test } from 'vitest';
import { aCart, aCoupon, aFee, aLine, shippingAt } from './example-cart.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import { priceCart, type TaxRule } from './index.ts';
import { type Case, cases } from './worked-taxes.cases.ts';

const rulesOf = ({ taxes, reduced = [], costs }: Case): TaxRule[] => [
  ...named(taxes, 'LINES', null),
  ...named(reduced, 'LINES', 'reduced'),
  ...named(taxesOnCosts(costs, taxes), 'COSTS', null),
];
function taxesOnCosts(costs: Case['costs'], taxes: string[]): string[] {
  if (costs === 'as lines') return taxes;
  return costs === 'untaxed' ? [] : costs;
}
const named = (taxes: readonly string[], target: TaxRule['target'], taxGroupId: string | null): TaxRule[] =>
  taxes.map((tax) => {
    const [, name = '', rate = '', exempt] = /^(.+) ([\d.]+)( exempt)?$/.exec(tax) ?? [];
    return { name, rate, target, taxGroupId, ...(exempt && { exempt: true }) };
  });

const cartOf = (one: Case) => {
  const { currency, included = false, lines, shipping, fee, off } = one;
  const items = lines.map(([unitPrice, quantity, group], index) =>
    aLine(unitPrice, quantity, { id: `line ${index}`, taxGroupId: group ?? null }),
  );
  return aCart(items, {
    currency,
    taxIncludedInPrices: included,
    tax: { rules: rulesOf(one) },
    shipping: shipping === undefined ? null : shippingAt(shipping),
    additionalFees: fee === undefined ? [] : [aFee(fee)],
    coupon: off === undefined ? null : aCoupon({ type: 'ORDER_AMOUNT', amount: off }),
  });
};

describe.each(cases)('$in', (one) => {
  const cart = priceCart(cartOf(one));

  test('the tax is what the law of the place says', () => {
    const taxes: Record<string, number> = {};
    const untaxed: Record<string, number> = {};
    for (const { name, amount, nonTaxableAmount } of cart.taxBreakdown) {
      taxes[name] = (taxes[name] ?? 0) + amount;
      if (nonTaxableAmount) untaxed[name] = (untaxed[name] ?? 0) + nonTaxableAmount;
    }
    expect({ taxes, untaxed, total: cart.totals.total }).toEqual({ untaxed: {}, ...one.gives });
  });

  test('the parts add up, and the same purchase always costs the same', () => {
    expectAddsUp(cart);
    expect(priceCart(cartOf(one))).toEqual(cart);
    for (const part of [...cart.lines, ...(cart.shipping ? [cart.shipping] : []), ...cart.additionalFees])
      expect(part.totalBeforeTax + part.tax).toBe(part.totalAfterTax);
  });
});

test('there are enough of them', () => expect(cases.length).toBeGreaterThanOrEqual(60));
