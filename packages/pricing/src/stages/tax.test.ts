import { expect, test } from 'vitest';
import { aTax } from '../example-cart.ts';
import { type Taxation, taxPrice } from './tax.ts';

const taxation: Taxation = { taxIncludedInPrices: false, rounding: 'half-up' };

test('several taxes in a small price never exceed it', () => {
  const rules = [aTax('5'), aTax('5'), aTax('9')];
  expect(taxPrice(2, rules, { ...taxation, taxIncludedInPrices: true })).toMatchObject({
    taxes: [{ amount: 1 }, { amount: 0 }, { amount: 1 }],
    tax: 2,
    totalBeforeTax: 0,
    totalAfterTax: 2,
  });
});

test('without rules there is no tax', () => {
  expect(taxPrice(500, [], taxation)).toEqual({ taxes: [], tax: 0, totalBeforeTax: 500, totalAfterTax: 500 });
});
