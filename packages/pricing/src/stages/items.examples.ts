import { aCart, aLine, type Example } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'an empty cart costs nothing',
    cart: aCart([]),
    gives: { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 },
  },
  {
    rule: 'a line costs its unit price times its quantity',
    cart: aCart([aLine(1250, 3)]),
    gives: { subtotal: 3750, total: 3750 },
  },
  {
    rule: 'a price of 0 stays 0',
    cart: aCart([aLine(0, 3, { unitFullPrice: 500 })]),
    gives: { subtotal: 0, discount: 0, total: 0 },
  },
  {
    rule: 'a sale price is not a discount',
    cart: aCart([aLine(80, 2, { unitFullPrice: 100 })]),
    gives: { subtotal: 160, discount: 0 },
  },
];
