import {
  aCart,
  aCoupon,
  aGiftCard,
  aLine,
  aTax,
  type Example,
  onTrial,
  shippingAt,
  taxedBy,
  withDeposit,
} from '../example-cart.ts';

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
  {
    rule: 'an item with a free trial costs nothing before the trial is over',
    cart: aCart([aLine(900, 2, onTrial)]),
    gives: { subtotal: 0, total: 0, now: 0, later: 0, afterTrial: 1800 },
  },
  {
    rule: 'shipping is due with the order, and again with the first charge after the trial',
    cart: aCart([aLine(900, 1, onTrial)], { shipping: shippingAt(490) }),
    gives: { total: 490, now: 490, later: 0, afterTrial: 1390 },
  },
  {
    rule: 'tax is charged on what is charged, and when it is',
    cart: aCart([aLine(1000, 1, onTrial)], { shipping: shippingAt(500), ...taxedBy(aTax('0.2')) }),
    gives: { tax: 0, total: 500, afterTrial: 1700 },
  },
  {
    rule: 'a coupon lowers what is charged after the trial',
    cart: aCart([aLine(1000, 1, onTrial)], {
      coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 20 }, { appliesToSubscriptions: true }),
    }),
    gives: { discount: 0, total: 0, afterTrial: 800 },
  },
  {
    rule: 'a gift card pays for nothing that is charged after a trial',
    cart: aCart([aLine(1000, 1, onTrial)], { shipping: shippingAt(500), giftCards: [aGiftCard(2000)] }),
    gives: { total: 500, afterGiftCards: 0, afterTrial: 1500 },
  },
  {
    rule: 'what is on trial beside other items changes nothing of what they cost',
    cart: aCart([aLine(1000, 1, onTrial), aLine(2500, 1, withDeposit(500))], { shipping: shippingAt(500) }),
    gives: { total: 3000, now: 1000, later: 2000, afterTrial: 1000 },
  },
];
