import { expect, test } from 'vitest';
import { aLine, aTax } from './example-cart.ts';
import { priceItems } from './items.ts';
import { type Taxation, taxLines, taxPrice } from './tax.ts';

const taxation: Taxation = { rules: [aTax('0.2')], taxIncludedInPrices: false, rounding: 'half-up' };

test("a line is taxed on what the cart's discounts leave of it", () => {
  const items = priceItems([aLine(1000)]).map((item) => ({ ...item, discount: 400 }));
  expect(taxLines(items, taxation)).toMatchObject([{ totalBeforeTax: 600, tax: 120, totalAfterTax: 720 }]);
  const included = { ...taxation, taxIncludedInPrices: true };
  expect(taxLines(items, included)).toMatchObject([{ totalBeforeTax: 500, tax: 100, totalAfterTax: 600 }]);
});

test('several taxes in a small price never exceed it', () => {
  const rules = [aTax('5'), aTax('5'), aTax('9')];
  expect(taxPrice(2, rules, { ...taxation, rules, taxIncludedInPrices: true })).toMatchObject({
    taxes: [{ amount: 1 }, { amount: 0 }, { amount: 1 }],
    tax: 2,
    totalBeforeTax: 0,
    totalAfterTax: 2,
  });
});

test('without rules there is no tax', () => {
  expect(taxPrice(500, [], taxation)).toEqual({ taxes: [], tax: 0, totalBeforeTax: 500, totalAfterTax: 500 });
});
