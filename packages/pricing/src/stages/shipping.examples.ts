import { aCart, aCoupon, aLine, type Example, shippingAt } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'shipping is added',
    cart: aCart([aLine(1000)], { shipping: shippingAt(499) }),
    gives: { subtotal: 1000, shipping: 499, total: 1499 },
  },
  {
    rule: 'a discount on lines does not reduce shipping',
    cart: aCart([aLine(1000)], {
      shipping: shippingAt(499),
      coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 100 }),
    }),
    gives: { shipping: 499, discount: 1000, total: 499 },
  },
];
