/** Gift cards as a shop issues and manages them. The services of the public API only read, redeem and refund them. */
import { GiftCardMoney, GiftCardStatus, giftCardCode } from '../ecom/gift-vouchers.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  email,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CursorPagingMetadata, cursorQuery, FieldSorting } from '../shared/paging.ts';

export const GiftCardRecipient = message('GiftCardRecipient', {
  name: nullable(text({ maxLength: 100 })),
  email,
});
export const GiftCardOrder = message('GiftCardOrder', { id: guid, number: nullable(text()) });
export const IssuedGiftCard = message('IssuedGiftCard', {
  id: readonly(guid),
  revision: readonly(int64),
  createdDate: readonly(date),
  updatedDate: readonly(date),
  /** All but its last four characters are stars. */
  obfuscatedCode: readonly(text()),
  initialAmount: readonly(ref(GiftCardMoney)),
  balance: readonly(ref(GiftCardMoney)),
  status: readonly(GiftCardStatus),
  disabled: boolean,
  /** When it can no longer be used; null: never. */
  expirationDate: nullable(date),
  /** Who gets its code by e-mail; null: nobody. */
  recipient: nullable(ref(GiftCardRecipient)),
  senderName: nullable(text({ maxLength: 100 })),
  /** The sender's words to the recipient. */
  message: nullable(text({ maxLength: 500 })),
  /** When its code is sent to the recipient; at once if absent or past. */
  deliveryDate: nullable(date),
  /** When its code was sent last. */
  sentDate: readonly(nullable(date)),
  /** For the people who run the site. */
  note: nullable(text({ maxLength: 500 })),
  /** The order that it was bought with. */
  order: readonly(nullable(ref(GiftCardOrder))),
});

/** A movement of a gift card's balance: what was taken is negative, what was returned positive. */
export const GiftCardTransaction = message('GiftCardTransaction', {
  id: guid,
  createdDate: date,
  type: choice('REDEEMED', 'RETURNED'),
  amount: decimal(),
  order: nullable(ref(GiftCardOrder)),
  /** Whether the amount was returned later. */
  voided: boolean,
});

export const GiftCardQuery = cursorQuery('GiftCardQuery', { sorting: FieldSorting, mostSorts: 2 });

/** The gift cards in one currency. */
export const GiftCardTotals = message('GiftCardTotals', {
  currency,
  /** Cards that can be used. */
  count: integer({ minimum: 0 }),
  /** What they can still pay. */
  balance: decimal(),
  /** What all cards have paid so far. */
  redeemed: decimal(),
});

const read = backOffice('ECOM.GIFT_CARD_READ');
const update = backOffice('ECOM.GIFT_CARD_UPDATE');
const giftCard = ref(IssuedGiftCard);

export const giftCards = service('stoa.gift-cards', ['/stoa'], {
  createGiftCard: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    creates: 'giftCard',
    path: '/v1/gift-cards',
    summary: 'Create a gift card; its code is shown only once, and sent to the recipient if there is one',
    permit: backOffice('ECOM.GIFT_CARD_CREATE'),
    request: {
      /** In the site's currency. */
      amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 5 }),
      /** Generated if left out. */
      code: nullable(giftCardCode),
      expirationDate: nullable(date),
      recipient: nullable(ref(GiftCardRecipient)),
      senderName: nullable(text({ maxLength: 100 })),
      message: nullable(text({ maxLength: 500 })),
      deliveryDate: nullable(date),
      note: nullable(text({ maxLength: 500 })),
    },
    response: { giftCard, code: text() },
    required: ['amount', 'recipient.email'],
    errors: ['ALREADY_EXISTS'],
  }),
  listGiftCards: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/gift-cards/query',
    summary: 'List gift cards',
    permit: read,
    request: {
      query: ref(GiftCardQuery),
      /** A code or its last four characters, or a part of the recipient's name or address. */
      search: nullable(text({ maxLength: 100 })),
    },
    response: { giftCards: list(giftCard), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  getGiftCardTotals: operation({
    method: 'GET',
    path: '/v1/gift-cards/totals',
    summary: 'Get what the gift cards can still pay, and have paid, by currency',
    permit: read,
    request: {},
    response: { totals: list(ref(GiftCardTotals)) },
  }),
  getIssuedGiftCard: operation({
    method: 'GET',
    path: '/v1/gift-cards/{giftCardId}',
    summary: 'Get a gift card by its id, with its history',
    permit: read,
    request: { giftCardId: guid },
    response: { giftCard, transactions: list(ref(GiftCardTransaction)) },
    required: ['giftCardId'],
  }),
  updateGiftCard: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/gift-cards/{giftCard.id}',
    summary: 'Change a gift card; what is left out stays',
    permit: update,
    request: { giftCard },
    response: { giftCard },
    required: ['giftCard', 'giftCard.id', 'giftCard.revision', 'giftCard.recipient.email'],
    errors: ['INVALID_REVISION'],
  }),
  sendGiftCard: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/gift-cards/{giftCardId}/send',
    summary: 'Send the code of a gift card to its recipient, now or again',
    permit: update,
    request: { giftCardId: guid },
    response: { giftCard },
    required: ['giftCardId'],
    errors: ['GIFT_CARD_DISABLED', 'GIFT_CARD_EXPIRED', 'GIFT_CARD_HAS_NO_RECIPIENT', 'GIFT_CARD_IS_EMPTY'],
  }),
});
