import { expect, test } from 'vitest';
import { expectAddsUp } from '../expect-adds-up.ts';
import { priceCart } from '../price-cart.ts';
import { workedCases } from './worked-cases.ts';

test.each(workedCases)('$row', ({ cart, costs }) => {
  const priced = priceCart(cart);
  expectAddsUp(priced);
  expect(priced.lines.map(({ totalAfterTax }) => totalAfterTax)).toEqual(costs.lines);
  expect(priced.shipping?.totalAfterTax ?? null).toBe(costs.shipping);
});

test('there are at least a hundred of them', () => {
  expect(workedCases.length).toBeGreaterThanOrEqual(100);
});
