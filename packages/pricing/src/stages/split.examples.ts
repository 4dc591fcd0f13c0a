import {
  aCart,
  aCoupon,
  aFee,
  aGiftCard,
  aLine,
  aRule,
  aTax,
  type Example,
  paidElsewhere,
  shippingAt,
  taxedBy,
  withDeposit,
} from '../example-cart.ts';

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
  {
    rule: 'a deposit is due with the order, and the rest later',
    cart: aCart([aLine(10000, 1, withDeposit(2000))]),
    gives: { total: 10000, now: 2000, later: 8000 },
  },
  {
    rule: 'a deposit is paid for each unit',
    cart: aCart([aLine(5000, 3, withDeposit(1000))]),
    gives: { total: 15000, now: 3000, later: 12000 },
  },
  {
    rule: 'a deposit includes its tax; shipping and fees are due with the order, with theirs',
    cart: aCart([aLine(10000, 1, withDeposit(2000))], {
      shipping: shippingAt(500),
      additionalFees: [aFee(100)],
      ...taxedBy(aTax('0.2'), aTax('0.2', { target: 'COSTS' })),
    }),
    gives: { tax: 2120, total: 12720, now: 2720, later: 10000 },
  },
  {
    rule: 'lines without a deposit are due with the order',
    cart: aCart([aLine(10000, 1, withDeposit(2000)), aLine(1500)]),
    gives: { total: 11500, now: 3500, later: 8000 },
  },
  {
    rule: 'a deposit is never more than what discounts leave to pay',
    cart: aCart([aLine(10000, 1, withDeposit(3000))], {
      coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 75 }),
    }),
    gives: { discount: 7500, total: 2500, now: 2500, later: 0 },
  },
  {
    rule: 'a line that is paid elsewhere is due later, and shipping with the others',
    cart: aCart([aLine(10000, 1, paidElsewhere), aLine(1500)], { shipping: shippingAt(500) }),
    gives: { total: 12000, now: 2000, later: 10000 },
  },
  {
    rule: 'nothing is due with an order of which all lines are paid elsewhere',
    cart: aCart([aLine(10000, 1, paidElsewhere)], { shipping: shippingAt(500) }),
    gives: { total: 10500, now: 0, later: 10500 },
  },
  {
    rule: 'a gift card pays what is due with the order first, and then what is due later',
    cart: aCart([aLine(10000, 1, withDeposit(2000))], { giftCards: [aGiftCard(5000)] }),
    gives: { total: 10000, now: 2000, later: 8000, afterGiftCards: 0, laterAfterGiftCards: 5000 },
  },
];
