import { describe, expect, test } from 'vitest';
import { combinations } from './combinations.examples.ts';
import { workedCases } from './discounts/worked-cases.ts';
import { aCart, aCoupon, aFee, aGiftCard, aLine, aRule, aTax, shippingAt, taxedBy } from './example-cart.ts';
import { examples } from './examples.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import { type PricedCart, type PricingInput, priceCart } from './index.ts';
import { cases } from './worked-taxes.cases.ts';

const vat = aTax('0.19');
const books = aTax('0.07', { name: 'Reduced VAT', taxGroupId: 'books' });
const included = { taxIncludedInPrices: true };

for (const [stage, ofStage] of Object.entries({ ...examples, combinations })) {
  describe(stage, () => {
    test.each(ofStage)('$rule', ({ cart: input, gives }) => {
      const cart = priceCart(input);
      expect(resultOf(cart)).toMatchObject(gives);
      expectAddsUp(cart);
    });
  });
}

/** What examples name of a priced cart. */
const resultOf = ({ totals, payNow, payLater, afterTrial }: PricedCart) => ({
  ...totals,
  afterGiftCards: payNow.afterGiftCards,
  now: payNow.total,
  later: payLater.total,
  laterAfterGiftCards: payLater.afterGiftCards,
  afterTrial: afterTrial?.totals.total,
});

test('at least two hundred purchases are worked out by hand', () => {
  const worked = [...Object.values(examples).flat(), ...combinations, ...workedCases, ...cases];
  expect(worked.length).toBeGreaterThanOrEqual(200);
});

test('the rounding policy decides on half a unit of tax', () => {
  const input = aCart([aLine(250)], taxedBy(aTax('0.01')));
  expect(priceCart(input).totals.tax).toBe(3);
  expect(priceCart(input, 'half-even').totals.tax).toBe(2);
});

test('every amount of a mixed cart', () => {
  const lines = [
    aLine(1190, 2, { id: 'mug', unitFullPrice: 1490 }),
    aLine(1070, 1, { id: 'book', taxGroupId: 'books' }),
  ];
  const cart = priceCart(
    aCart(lines, {
      ...taxedBy(vat, { ...vat, target: 'COSTS' }, books),
      ...included,
      shipping: shippingAt(595),
      additionalFees: [aFee(119)],
    }),
  );

  expect(cart.lines[0]).toEqual({
    id: 'mug',
    quantity: 2,
    taxGroupId: null,
    unitPrice: 1190,
    unitFullPrice: 1490,
    linePrice: 2380,
    lineFullPrice: 2980,
    itemDiscount: 600,
    linePriceAfterRules: 2380,
    discount: 0,
    taxes: [{ name: 'VAT', rate: '0.19', taxableAmount: 2000, amount: 380 }],
    tax: 380,
    totalBeforeTax: 2000,
    totalAfterTax: 2380,
  });
  expect(cart.shipping).toMatchObject({
    optionId: 'post',
    price: 595,
    tax: 95,
    totalBeforeTax: 500,
    totalAfterTax: 595,
  });
  expect(cart.additionalFees).toMatchObject([{ id: 'wrapping', price: 119, tax: 19, totalBeforeTax: 100 }]);
  expect(cart.taxBreakdown).toEqual([
    { name: 'Reduced VAT', rate: '0.07', taxableAmount: 1000, amount: 70 },
    { name: 'VAT', rate: '0.19', taxableAmount: 2600, amount: 494 },
  ]);
  expect(cart.totals).toEqual({
    subtotal: 3450,
    discount: 0,
    shipping: 595,
    additionalFees: 119,
    tax: 564,
    total: 4164,
  });
  expectAddsUp(cart);
});

const refused: [message: string, input: PricingInput][] = [
  ['lines[1].quantity must be a whole number from 0 to 9007199254740991, got -1', aCart([aLine(1), aLine(1, -1)])],
  ['lines[0].quantity must be', aCart([aLine(1, 1.5)])],
  ['lines[0].unitPrice must be', aCart([aLine(9.99)])],
  ['lines[0].unitPrice must be', aCart([aLine(-1)])],
  ['lines[0].unitFullPrice must be', aCart([aLine(1, 1, { unitFullPrice: Number.NaN })])],
  ['lines[0].unitFullPrice (99) is below its unitPrice (100)', aCart([aLine(100, 1, { unitFullPrice: 99 })])],
  ['shipping.price must be', aCart([], { shipping: shippingAt(-1) })],
  ['additionalFees[0].price must be', aCart([], { additionalFees: [aFee(0.5)] })],
  ['A tax rate must be a decimal fraction such as \'0.19\', got "19%"', aCart([], taxedBy(aTax('19%')))],
  ['A tax rate must be a decimal fraction such as \'0.19\', got "-0.1"', aCart([], taxedBy(aTax('-0.1')))],
  ['of discount ten must be above 0 and at most 100, got 0', aCart([], { discountRules: [aRule(0, { id: 'ten' })] })],
  ['of discount ten must be', aCart([], { discountRules: [aRule(101, { id: 'ten' })] })],
  ['The amount of discount coupon must be', aCart([], { coupon: aCoupon({ type: 'ORDER_AMOUNT', amount: -1 }) })],
  ['giftCards[0].balance must be', aCart([], { giftCards: [aGiftCard(-1)] })],
  ['giftCards[0].most must be', aCart([], { giftCards: [aGiftCard(1, 0.5)] })],
  ['tip.amount must be', aCart([], { tip: { id: 'tip', type: 'CUSTOM', amount: -1 } })],
  ['tip.percentage must be', aCart([], { tip: { id: 'tip', type: 'PERCENTAGE', percentage: 101 } })],
  [
    'a price of 100 cannot include 101 of tax',
    aCart([aLine(100, 1, { id: 'mug' })], {
      ...included,
      tax: { byLine: { mug: [{ name: 'VAT', rate: '0.2', amount: 101 }] }, byFee: {}, shipping: [] },
    }),
  ],
  ['Not an ISO 4217 currency code: "euro"', aCart([], { currency: 'euro' })],
  ['product must be a whole number in the safe integer range', aCart([aLine(Number.MAX_SAFE_INTEGER, 2)])],
  ['sum must be a whole number in the safe integer range', aCart([aLine(Number.MAX_SAFE_INTEGER), aLine(1)])],
  ['sum must be a whole number', aCart([aLine(Number.MAX_SAFE_INTEGER)], taxedBy(aTax('0.000001')))],
];

test.each(refused)('refuses: %s', (message, input) => {
  expect(() => priceCart(input)).toThrow(RangeError);
  expect(() => priceCart(input)).toThrow(message);
});

test('an amount off the whole cart is split by the lines’ prices, the remaining unit going to the earlier line', () => {
  const lines = [aLine(1000, 1, { id: 'mug' }), aLine(1000, 1, { id: 'cup' }), aLine(0, 1, { id: 'card' })];
  const cart = priceCart(aCart(lines, { coupon: aCoupon({ type: 'ORDER_AMOUNT', amount: 333 }) }));
  expect(cart.adjustments).toEqual([
    {
      id: 'coupon',
      source: 'COUPON',
      target: 'ORDER',
      name: 'Welcome',
      code: 'WELCOME',
      amount: 333,
      byLine: { mug: 167, cup: 166 },
    },
  ]);
});

test('a discount without effect is not listed', () => {
  const cart = priceCart(
    aCart([aLine(1)], { discountRules: [aRule(1)], coupon: aCoupon({ type: 'ORDER_AMOUNT', amount: 0 }) }),
  );
  expect(cart.adjustments).toEqual([]);
});

test('a line shows its price after automatic discounts separately from the coupon', () => {
  const cart = priceCart(
    aCart([aLine(1000, 2)], {
      discountRules: [aRule(10)],
      coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 50 }),
    }),
  );
  expect(cart.lines[0]).toMatchObject({
    linePrice: 2000,
    linePriceAfterRules: 1800,
    discount: 1100,
    totalAfterTax: 900,
  });
});
