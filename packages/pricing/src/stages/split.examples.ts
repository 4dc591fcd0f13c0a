import { aCart, aFee, aGiftCard, aLine, aRule, aTax, type Example, shippingAt, taxedBy } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'the total is the subtotal less discounts, plus shipping, fees and added tax',
    cart: aCart([aLine(2000, 2)], {
      discountRules: [aRule(10)],
      shipping: shippingAt(500),
      additionalFees: [aFee(100)],
      giftCards: [aGiftCard(1000)],
      ...taxedBy(aTax('0.2')),
    }),
    gives: {
      subtotal: 4000,
      discount: 400,
      shipping: 500,
      additionalFees: 100,
      tax: 720,
      total: 4920,
      afterGiftCards: 3920,
    },
  },
];
