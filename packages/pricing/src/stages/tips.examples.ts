import { aCart, aLine, aTax, type Example, taxedBy } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'a tip is added without tax',
    cart: aCart([aLine(1000)], { tip: 150, ...taxedBy(aTax('0.2')) }),
    gives: { additionalFees: 150, tax: 200, total: 1350 },
  },
];
