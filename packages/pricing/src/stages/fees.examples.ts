import { aCart, aCoupon, aFee, aLine, type Example } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'a fee is added',
    cart: aCart([aLine(1000)], { additionalFees: [aFee(200)] }),
    gives: { additionalFees: 200, total: 1200 },
  },
  {
    rule: 'discounts do not reduce fees',
    cart: aCart([aLine(1000)], {
      additionalFees: [aFee(200)],
      coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 50 }),
    }),
    gives: { discount: 500, additionalFees: 200, total: 700 },
  },
];
