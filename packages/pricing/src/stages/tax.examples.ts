import { aCart, aFee, aLine, aTax, type Example, shippingAt, taxedBy } from '../example-cart.ts';

const vat = aTax('0.19');
const reducedCosts = aTax('0.07', { name: 'Reduced VAT', target: 'COSTS' });
const books = aTax('0.07', { name: 'Reduced VAT', taxGroupId: 'books' });

export const examples: Example[] = [
  {
    rule: 'tax is added to net prices',
    cart: aCart([aLine(1000)], taxedBy(vat)),
    gives: { subtotal: 1000, tax: 190, total: 1190 },
  },
  {
    rule: 'tax is extracted from gross prices',
    cart: aCart([aLine(1190)], { ...taxedBy(vat), taxIncludedInPrices: true }),
    gives: { tax: 190, total: 1190 },
  },
  { rule: 'tax is rounded per line', cart: aCart([aLine(3), aLine(3)], taxedBy(vat)), gives: { tax: 2, total: 8 } },
  { rule: 'tax is not rounded per unit', cart: aCart([aLine(3, 2)], taxedBy(vat)), gives: { tax: 1, total: 7 } },
  {
    rule: 'several taxes add up; none is charged on another',
    cart: aCart([aLine(1000)], taxedBy(aTax('0.05'), aTax('0.09975'))),
    gives: { tax: 150 },
  },
  {
    rule: 'a tax group is taxed by its own rule',
    cart: aCart([aLine(1000, 1, { taxGroupId: 'books' })], taxedBy(vat, books)),
    gives: { tax: 70 },
  },
  {
    rule: 'a tax group without a rule is not taxed',
    cart: aCart([aLine(1000, 1, { taxGroupId: 'toys' })], taxedBy(vat, books)),
    gives: { tax: 0 },
  },
  {
    rule: 'a rate of 0 exempts a tax group',
    cart: aCart([aLine(9, 9, { taxGroupId: 'a' })], taxedBy(vat, aTax('0', { taxGroupId: 'a' }))),
    gives: { tax: 0 },
  },
  {
    rule: 'shipping is not taxed by rules for lines',
    cart: aCart([], { shipping: shippingAt(500), ...taxedBy(vat) }),
    gives: { tax: 0, total: 500 },
  },
  {
    rule: 'shipping is taxed by rules for costs',
    cart: aCart([], { shipping: shippingAt(500), ...taxedBy(vat, reducedCosts) }),
    gives: { tax: 35 },
  },
  {
    rule: 'a fee that is taxable is taxed like shipping',
    cart: aCart([], { additionalFees: [aFee(200)], ...taxedBy(vat, reducedCosts) }),
    gives: { tax: 14, total: 214 },
  },
  {
    rule: 'a fee that is not taxable is not taxed',
    cart: aCart([], { additionalFees: [aFee(200, { taxable: false })], ...taxedBy(reducedCosts) }),
    gives: { tax: 0, total: 200 },
  },
  {
    rule: 'amounts in yen have no decimals',
    cart: aCart([aLine(199, 1)], { currency: 'JPY', ...taxedBy(aTax('0.1')) }),
    gives: { tax: 20, total: 219 },
  },
  {
    rule: 'an external calculator may provide the amounts',
    cart: aCart([aLine(1000, 1, { id: 'mug' })], {
      tax: { byLine: { mug: [{ name: 'City', rate: '0.0875', amount: 88 }] }, byFee: {}, shipping: [] },
    }),
    gives: { tax: 88, total: 1088 },
  },
];
