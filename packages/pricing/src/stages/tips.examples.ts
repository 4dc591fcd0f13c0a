import { aCart, aLine, aTax, type Example, taxedBy } from '../example-cart.ts';

const tip = (percentage: number) => ({ id: 'tip', type: 'PERCENTAGE' as const, percentage });

export const examples: Example[] = [
  {
    rule: 'a tip is added without tax',
    cart: aCart([aLine(1000)], { tip: { id: 'tip', type: 'AMOUNT', amount: 150 }, ...taxedBy(aTax('0.2')) }),
    gives: { additionalFees: 150, tax: 200, total: 1350 },
  },
  {
    rule: 'buyers may name an amount of their own',
    cart: aCart([aLine(1000)], { tip: { id: 'tip', type: 'CUSTOM', amount: 37 } }),
    gives: { additionalFees: 37, total: 1037 },
  },
  {
    rule: 'a percentage is one of the items before discounts and without shipping',
    cart: aCart([aLine(1000), aLine(2000)], {
      tip: tip(15),
      shipping: { optionId: 'post', title: 'Post', price: 490 },
      merchantDiscounts: [{ id: 'gift', name: 'Gift', lineIds: null, discount: { type: 'AMOUNT', amount: 500 } }],
    }),
    gives: { additionalFees: 450, discount: 500, total: 3440 },
  },
  {
    rule: 'half a minor unit is rounded up',
    cart: aCart([aLine(1010)], { tip: tip(12.5) }),
    gives: { additionalFees: 126, total: 1136 },
  },
  {
    rule: 'in a currency without minor units, a percentage is whole',
    cart: aCart([aLine(1234)], { currency: 'JPY', tip: tip(10) }),
    gives: { additionalFees: 123, total: 1357 },
  },
];
