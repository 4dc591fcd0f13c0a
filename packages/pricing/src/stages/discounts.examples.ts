import { aCart, aCoupon, aLine, aRule, aTax, type Example, taxedBy } from '../example-cart.ts';

const tenOff = aCoupon({ type: 'ORDER_AMOUNT', amount: 1000 });
const twentyPercentOff = aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 20 });

export const examples: Example[] = [
  {
    rule: 'an automatic discount lowers the price of each unit',
    cart: aCart([aLine(1000, 3)], { discountRules: [aRule(10)] }),
    gives: { subtotal: 3000, discount: 300, total: 2700 },
  },
  {
    rule: 'the discounted unit price is rounded before it is multiplied',
    cart: aCart([aLine(999, 2)], { discountRules: [aRule(10)] }),
    gives: { subtotal: 1998, discount: 200, total: 1798 },
  },
  {
    rule: 'each discount applies to what the discounts before it left',
    cart: aCart([aLine(1000)], { discountRules: [aRule(20), aRule(50)] }),
    gives: { discount: 600, total: 400 },
  },
  {
    rule: 'a coupon for 20% on top of an automatic 20% saves 36%',
    cart: aCart([aLine(10_000)], { discountRules: [aRule(20)], coupon: twentyPercentOff }),
    gives: { discount: 3600, total: 6400 },
  },
  {
    rule: 'a coupon for an amount applies once per order',
    cart: aCart([aLine(1000, 3)], { coupon: tenOff }),
    gives: { subtotal: 3000, discount: 1000, total: 2000 },
  },
  {
    rule: 'a coupon never makes a cart cheaper than free',
    cart: aCart([aLine(800)], { coupon: tenOff }),
    gives: { discount: 800, total: 0 },
  },
  {
    rule: 'a percentage of the whole cart is rounded once',
    cart: aCart([aLine(3, 1), aLine(3, 2)], { coupon: twentyPercentOff }),
    gives: { discount: 2, total: 7 },
  },
  {
    rule: 'a coupon with a minimum subtotal applies if the subtotal reaches it',
    cart: aCart([aLine(5000)], { coupon: { ...tenOff, minimumSubtotal: 5000 } }),
    gives: { discount: 1000 },
  },
  {
    rule: 'a coupon does not apply below its minimum subtotal',
    cart: aCart([aLine(4999)], { coupon: { ...tenOff, minimumSubtotal: 5000 } }),
    gives: { discount: 0 },
  },
  {
    rule: 'automatic discounts are subtracted before the minimum subtotal is checked',
    cart: aCart([aLine(5000)], { discountRules: [aRule(10)], coupon: { ...tenOff, minimumSubtotal: 5000 } }),
    gives: { discount: 500 },
  },
  {
    rule: 'tax is charged on what discounts leave',
    cart: aCart([aLine(1000)], { coupon: aCoupon({ type: 'ORDER_AMOUNT', amount: 400 }), ...taxedBy(aTax('0.2')) }),
    gives: { subtotal: 1000, discount: 400, tax: 120, total: 720 },
  },
  {
    rule: 'tax included in prices is also calculated after discounts',
    cart: aCart([aLine(1000)], {
      coupon: aCoupon({ type: 'ORDER_AMOUNT', amount: 400 }),
      taxIncludedInPrices: true,
      ...taxedBy(aTax('0.2')),
    }),
    gives: { subtotal: 1000, discount: 400, tax: 100, total: 600 },
  },
];
