import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  maxSafeNat,
  nat,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aCoupon, aGiftCard, aLine, aRule, aTax, shippingAt, taxedBy } from './example-cart.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import { isPriceable, MOST_PER_LINE, type PricingLine, priceCart } from './index.ts';

test('a line is priceable up to the limit, however large its numbers are', () =>
  assert(
    property(maxSafeNat(), maxSafeNat(), (quantity, unitFullPrice) => {
      const isWithin = BigInt(quantity) * BigInt(unitFullPrice) <= BigInt(MOST_PER_LINE);
      expect(isPriceable({ quantity, unitFullPrice })).toBe(isWithin);
    }),
  ));

test('the limit itself is priceable, and one unit more is not', () => {
  expect(isPriceable({ quantity: 1, unitFullPrice: MOST_PER_LINE })).toBe(true);
  expect(isPriceable({ quantity: MOST_PER_LINE / 10, unitFullPrice: 10 })).toBe(true);
  expect(isPriceable({ quantity: 1, unitFullPrice: MOST_PER_LINE + 1 })).toBe(false);
});

/** Lines of any quantity, most of them near the limit. */
const anyLines = array(
  integer({ min: 1, max: 100_000 }).chain((quantity) => {
    const most = Math.floor(MOST_PER_LINE / quantity);
    return record({ quantity: constantFrom(quantity), price: oneof(constantFrom(most), nat({ max: most })) });
  }),
  { maxLength: 40 },
).map((lines) => lines.map(({ quantity, price }, index): PricingLine => aLine(price, quantity, { id: String(index) })));

const anyRate = integer({ min: 0, max: 1_000_000 }).map((rate) => String(rate / 1_000_000));
const anyPercentage = integer({ min: 1, max: 1_000_000 }).map((percentage) => percentage / 10_000);
const anyCarts = record({
  lines: anyLines,
  rates: array(anyRate, { maxLength: 2 }),
  taxIncludedInPrices: boolean(),
  percentage: option(anyPercentage),
  amountOff: option(maxSafeNat()),
  balance: option(maxSafeNat()),
  shipping: option(nat({ max: 1_000_000_000 })),
});

test('carts of priceable lines have exact amounts, whatever is taken off or added', () =>
  assert(
    property(anyCarts, ({ lines, rates, taxIncludedInPrices, percentage, amountOff, balance, shipping }) => {
      const taxes = rates.flatMap((rate, index) => {
        const name = `Tax ${index}`;
        return [aTax(rate, { name }), aTax(rate, { name, target: 'COSTS' })];
      });
      const cart = priceCart(
        aCart(lines, {
          ...taxedBy(...taxes),
          taxIncludedInPrices,
          discountRules: percentage === null ? [] : [aRule(percentage)],
          coupon: amountOff === null ? null : aCoupon({ type: 'ORDER_AMOUNT', amount: amountOff }),
          giftCards: balance === null ? [] : [aGiftCard(balance)],
          shipping: shipping === null ? null : shippingAt(shipping),
        }),
      );
      expectAddsUp(cart);
      for (const amount of Object.values(cart.totals)) expect(amount).toSatisfy(Number.isSafeInteger);
    }),
  ));

test('the dearest cart that can be made, with the highest tax, has exact amounts', () => {
  const lines = Array.from({ length: 300 }, (_, index) => aLine(MOST_PER_LINE, 1, { id: String(index) }));
  const cart = priceCart(aCart(lines, taxedBy(aTax('2'))));
  expect(cart.totals).toMatchObject({ subtotal: 3e15, tax: 6e15, total: 9e15 });
  expectAddsUp(cart);
});
