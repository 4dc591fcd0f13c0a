import {
  aCardToBuy,
  aCart,
  aCoupon,
  aGift,
  aLine,
  aRule,
  aTax,
  type Example,
  shippingAt,
  taxedBy,
} from '../example-cart.ts';

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
    rule: 'new prices come before percentages, and percentages before amounts, whatever their order',
    cart: aCart([aLine(1000)], {
      discountRules: [
        aRule({ type: 'UNIT_AMOUNT', amount: 100 }),
        aRule(10),
        aRule({ type: 'UNIT_PRICE', price: 800 }),
      ],
    }),
    gives: { discount: 380, total: 620 },
  },
  {
    rule: 'a bundle takes the dearest units; the others keep their price',
    cart: aCart([aLine(1000, 2), aLine(500, 2)], {
      discountRules: [aRule({ type: 'BUNDLES', quantity: 3, price: 2000 })],
    }),
    gives: { discount: 500, total: 2500 },
  },
  {
    rule: 'of the units bought, the cheapest become free, again and again',
    cart: aCart([aLine(1000, 6)], {
      discountRules: [
        aRule({
          type: 'BUY_X_GET_Y',
          buys: { scopes: null, least: { quantity: 2 } },
          gets: 1,
          off: { type: 'UNIT_PERCENTAGE', percentage: 100 },
          limit: null,
        }),
      ],
    }),
    gives: { discount: 2000, total: 4000 },
  },
  {
    rule: 'a condition counts prices before discounts',
    cart: aCart([aLine(5000)], {
      discountRules: [
        aRule(10, { trigger: { type: 'SUBTOTAL', scopes: null, from: 5000, to: null } }),
        aRule({ type: 'UNIT_PRICE', price: 4000 }),
      ],
    }),
    gives: { discount: 1400, total: 3600 },
  },
  {
    rule: 'a percentage by the staff is one of the prices before other discounts',
    cart: aCart([aLine(1000)], {
      discountRules: [aRule(50)],
      merchantDiscounts: [aGift({ type: 'PERCENTAGE', percentage: 20 })],
    }),
    gives: { discount: 700, total: 300 },
  },
  {
    rule: 'a coupon for free shipping saves the whole price of shipping',
    cart: aCart([aLine(1000)], { shipping: shippingAt(490), coupon: aCoupon({ type: 'FREE_SHIPPING' }) }),
    gives: { discount: 490, shipping: 490, total: 1000 },
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
    rule: 'a gift card that is bought has no discount',
    cart: aCart([aLine(1000), aCardToBuy(5000)], { discountRules: [aRule(10)], coupon: twentyPercentOff }),
    gives: { subtotal: 6000, discount: 280, total: 5720 },
  },
  {
    rule: 'a gift card that is bought does not help to reach a minimum subtotal',
    cart: aCart([aLine(1000), aCardToBuy(5000)], { coupon: { ...tenOff, minimumSubtotal: 5000 } }),
    gives: { discount: 0, total: 6000 },
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
