/** Gift cards, as programs that know their codes read, redeem and refund them. */
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, choice, currency, decimal, guid, message, nullable, ref, text } from '../schema.ts';

export const GiftCardMoney = message('GiftCardMoney', {
  value: decimal({ gte: 0, lte: 999999999.99, maxScale: 5 }),
  currency,
});
export const GiftCardStatus = choice('VALID', 'EXPIRED', 'DISABLED');
export const GiftVoucher = message('GiftVoucher', {
  obfuscatedCode: text({ maxLength: 30 }),
  balance: ref(GiftCardMoney),
  status: GiftCardStatus,
  appId: guid,
  /** The id of the card. */
  externalId: nullable(text({ minLength: 1, maxLength: 50 })),
});
export const GiftCardContext = message('GiftCardContext', { locationId: nullable(text({ maxLength: 50 })) });
export const GiftCardExtendedFields = message('GiftCardExtendedFields', { namespaces: anyObject });

export const giftCardCode = text({ minLength: 8, maxLength: 20 });
const transactionId = text({ minLength: 1, maxLength: 100 });
const context = ref(GiftCardContext);
const pin = nullable(text({ maxLength: 50 }));
const extendedFields = ref(GiftCardExtendedFields);

export const giftVouchers = service('ecom.gift-vouchers', ['/ecom', ''], {
  redeemGiftCard: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/gift-cards/redeem',
    summary: 'Take an amount off a gift card, once for each order',
    permit: backOffice('ECOM.GIFT_CARD_REDEEM'),
    request: {
      code: giftCardCode,
      amount: ref(GiftCardMoney),
      orderId: guid,
      appId: guid,
      context,
      pin,
      extendedFields,
    },
    response: { transactionId },
    required: ['code', 'amount', 'amount.value', 'appId'],
    errors: [
      'ALREADY_REDEEMED',
      'CURRENCY_NOT_SUPPORTED',
      'GIFT_CARD_DISABLED',
      'GIFT_CARD_EXPIRED',
      'GIFT_CARD_NOT_CONFIRMED',
      'GIFT_CARD_NOT_FOUND',
      'INSUFFICIENT_FUNDS',
    ],
  }),
  voidTransaction: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/gift-cards/void',
    summary: 'Return what was taken off a gift card',
    permit: backOffice('ECOM.GIFT_CARD_TRANSACTION_VOID'),
    request: { transactionId, appId: guid, context, extendedFields },
    response: {},
    required: ['appId', 'transactionId'],
    errors: [
      'ALREADY_VOIDED',
      'GIFT_CARD_DISABLED',
      'GIFT_CARD_EXPIRED',
      'GIFT_CARD_NOT_CONFIRMED',
      'TRANSACTION_NOT_FOUND',
    ],
  }),
  getGiftCard: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/gift-cards/{code}',
    summary: 'Get gift card',
    permit: backOffice('ECOM.GIFT_CARD_READ'),
    request: { code: giftCardCode, appId: nullable(guid), context, pin, extendedFields },
    response: { giftCard: ref(GiftVoucher) },
    required: ['code'],
    errors: ['GIFT_CARD_NOT_CONFIRMED', 'GIFT_CARD_NOT_FOUND'],
  }),
});
