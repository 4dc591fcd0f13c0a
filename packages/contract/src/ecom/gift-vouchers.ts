import { backOffice, operation, service } from '../operation.ts';
import { choice, currency, date, decimal, guid, message, nullable, ref, text } from '../schema.ts';

const Money = message('GiftCardMoney', { value: decimal({ gte: 0, lte: 999999999.99, maxScale: 5 }), currency });
export const GiftVoucher = message('GiftVoucher', {
  obfuscatedCode: text(),
  balance: ref(Money),
  status: choice('VALID', 'EXPIRED', 'DISABLED'),
});

export const giftVouchers = service('ecom.gift-vouchers', ['/ecom', ''], {
  getGiftCard: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/gift-cards/{code}',
    summary: 'Get gift card',
    permit: backOffice('ECOM.GIFT_CARD_READ'),
    request: { code: text({ minLength: 8, maxLength: 20 }) },
    response: { giftCard: ref(GiftVoucher) },
    required: ['code'],
    errors: ['GIFT_CARD_NOT_FOUND'],
  }),
});

/** Creates gift cards. The services of the public API only read and redeem them. */
export const giftCards = service('stoa.gift-cards', ['/stoa'], {
  createGiftCard: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/gift-cards',
    summary: 'Create a gift card; its code is shown only once',
    permit: backOffice('ECOM.GIFT_CARD_CREATE'),
    request: {
      amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 5 }),
      /** Generated if left out. */
      code: nullable(text({ minLength: 8, maxLength: 20 })),
      expirationDate: nullable(date),
    },
    response: { id: guid, code: text() },
    required: ['amount'],
    errors: ['ALREADY_EXISTS'],
  }),
});
