import { aCardToBuy, aCart, aGiftCard, aLine, aTax, type Example, taxedBy } from '../example-cart.ts';

export const examples: Example[] = [
  {
    rule: 'a gift card pays without changing what the cart costs',
    cart: aCart([aLine(1000)], { giftCards: [aGiftCard(300)], ...taxedBy(aTax('0.2')) }),
    gives: { discount: 0, tax: 200, total: 1200, afterGiftCards: 900 },
  },
  {
    rule: 'a gift card pays no more than the total',
    cart: aCart([aLine(1000)], { giftCards: [aGiftCard(5000)] }),
    gives: { total: 1000, afterGiftCards: 0 },
  },
  {
    rule: 'a gift card pays no more than the buyer allows',
    cart: aCart([aLine(1000)], { giftCards: [aGiftCard(5000, 250)] }),
    gives: { total: 1000, afterGiftCards: 750 },
  },
  {
    rule: 'the next gift card pays what is left',
    cart: aCart([aLine(1000)], { giftCards: [aGiftCard(400, null, 'first'), aGiftCard(700, null, 'second')] }),
    gives: { total: 1000, afterGiftCards: 0 },
  },
  {
    rule: 'a gift card does not pay for a gift card',
    cart: aCart([aLine(1000), aCardToBuy(2500)], { giftCards: [aGiftCard(5000)] }),
    gives: { total: 3500, afterGiftCards: 2500 },
  },
];
