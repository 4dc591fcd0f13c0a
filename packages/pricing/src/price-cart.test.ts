import { expect, test } from 'vitest';
import { aCart, aFee, aLine, aTax, shippingAt } from './example-cart.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import { type PricingInput, priceCart, type Totals } from './index.ts';

const vat = aTax('0.19');
const books = aTax('0.07', { name: 'Reduced VAT', taxGroupId: 'books' });
const included = { taxIncludedInPrices: true };

const rules: [rule: string, input: PricingInput, totals: Partial<Totals>][] = [
  [
    'an empty cart costs nothing',
    aCart([]),
    { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 },
  ],
  ['a line costs its unit price times its quantity', aCart([aLine(1250, 3)]), { subtotal: 3750, total: 3750 }],
  ['a price of 0 stays 0', aCart([aLine(0, 3, { unitFullPrice: 500 })]), { subtotal: 0, discount: 0, total: 0 }],
  [
    'a sale price is no discount of the cart',
    aCart([aLine(80, 2, { unitFullPrice: 100 })]),
    { subtotal: 160, discount: 0 },
  ],
  ['tax is added to net prices', aCart([aLine(1000)], { taxRules: [vat] }), { subtotal: 1000, tax: 190, total: 1190 }],
  ['tax is found in gross prices', aCart([aLine(1190)], { taxRules: [vat], ...included }), { tax: 190, total: 1190 }],
  ['tax is rounded per line', aCart([aLine(3), aLine(3)], { taxRules: [vat] }), { tax: 2, total: 8 }],
  ['and not per unit', aCart([aLine(3, 2)], { taxRules: [vat] }), { tax: 1, total: 7 }],
  [
    'taxes add up and none is on another',
    aCart([aLine(1000)], { taxRules: [aTax('0.05'), aTax('0.09975')] }),
    { tax: 150 },
  ],
  [
    'a group is taxed by its own rule',
    aCart([aLine(1000, 1, { taxGroupId: 'books' })], { taxRules: [vat, books] }),
    { tax: 70 },
  ],
  ['or else as the rest', aCart([aLine(1000, 1, { taxGroupId: 'toys' })], { taxRules: [vat, books] }), { tax: 190 }],
  ['or not at all', aCart([aLine(1000, 1, { taxGroupId: 'toys' })], { taxRules: [books] }), { tax: 0 }],
  [
    'a rate of 0 exempts a group',
    aCart([aLine(9, 9, { taxGroupId: 'a' })], { taxRules: [vat, aTax('0', { taxGroupId: 'a' })] }),
    { tax: 0 },
  ],
  [
    'shipping is added',
    aCart([aLine(1000)], { shipping: shippingAt(499) }),
    { subtotal: 1000, shipping: 499, total: 1499 },
  ],
  [
    'shipping is not taxed by every rule',
    aCart([], { shipping: shippingAt(500), taxRules: [vat] }),
    { tax: 0, total: 500 },
  ],
  [
    'but by those that say so',
    aCart([], { shipping: shippingAt(500), taxRules: [{ ...vat, appliesToShipping: true }] }),
    { tax: 95 },
  ],
  [
    'whichever group they are for',
    aCart([], { shipping: shippingAt(500), taxRules: [{ ...books, appliesToShipping: true }] }),
    { tax: 35 },
  ],
  [
    'a fee is taxed as lines without a group',
    aCart([], { additionalFees: [aFee(200)], taxRules: [vat, books] }),
    { tax: 38, total: 238 },
  ],
  [
    'unless it is not taxable',
    aCart([], { additionalFees: [aFee(200, { taxable: false })], taxRules: [vat] }),
    { tax: 0, total: 200 },
  ],
  [
    'yen have no decimals',
    aCart([aLine(199, 1)], { currency: 'JPY', taxRules: [aTax('0.1')] }),
    { tax: 20, total: 219 },
  ],
];

test.each(rules)('%s', (_rule, input, totals) => {
  const cart = priceCart(input);
  expect(cart.totals).toMatchObject(totals);
  expectAddsUp(cart);
});

test('half a unit of tax goes where the rounding policy says', () => {
  const input = aCart([aLine(250)], { taxRules: [aTax('0.01')] });
  expect(priceCart(input).totals.tax).toBe(3);
  expect(priceCart(input, 'half-even').totals.tax).toBe(2);
});

test('every amount of a mixed cart', () => {
  const lines = [
    aLine(1190, 2, { id: 'mug', unitFullPrice: 1490 }),
    aLine(1070, 1, { id: 'book', taxGroupId: 'books' }),
  ];
  const taxRules = [{ ...vat, appliesToShipping: true }, books];
  const cart = priceCart(
    aCart(lines, { taxRules, ...included, shipping: shippingAt(595), additionalFees: [aFee(119)] }),
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
  ['A tax rate must be a decimal fraction such as \'0.19\', got "19%"', aCart([], { taxRules: [aTax('19%')] })],
  ['A tax rate must be a decimal fraction such as \'0.19\', got "-0.1"', aCart([], { taxRules: [aTax('-0.1')] })],
  ['Not an ISO 4217 currency code: "euro"', aCart([], { currency: 'euro' })],
  ['product must be a whole number in the safe integer range', aCart([aLine(Number.MAX_SAFE_INTEGER, 2)])],
  ['sum must be a whole number in the safe integer range', aCart([aLine(Number.MAX_SAFE_INTEGER), aLine(1)])],
  ['sum must be a whole number', aCart([aLine(Number.MAX_SAFE_INTEGER)], { taxRules: [aTax('0.000001')] })],
];

test.each(refused)('refuses: %s', (message, input) => {
  expect(() => priceCart(input)).toThrow(RangeError);
  expect(() => priceCart(input)).toThrow(message);
});
