/**
 * The gift card that a shop sells. Carts hold it as an item of the gift card app (`GIFT_CARDS_APP_ID`): `catalogItemId` is
 * the id of the product, and `options` are `GiftCardOptions`.
 */
import { backOffice, open, operation, service } from '../operation.ts';
import {
  boolean,
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
import { CatalogV3Image } from '../stores/product-v3-parts.ts';

const amount = decimal({ gt: 0, lte: 999999999.99, maxScale: 5 });

/** An amount to choose. */
export const GiftCardPreset = message('GiftCardPreset', {
  /** Given to a new one. */
  id: guid,
  /** What the buyer pays, in the site's currency. */
  price: amount,
  /** What is put on the card; the price if left out. */
  value: nullable(amount),
});
/** The range of amounts that buyers may name themselves. */
export const GiftCardRange = message('GiftCardRange', { min: amount, max: amount });
export const GiftCardProduct = message('GiftCardProduct', {
  id: readonly(guid),
  revision: int64,
  updatedDate: readonly(nullable(date)),
  /** Whether it is for sale. */
  active: boolean,
  name: text({ minLength: 1, maxLength: 80 }),
  description: text({ maxLength: 2000 }),
  /** Null: a card in the colours of the shop. */
  image: nullable(ref(CatalogV3Image)),
  presets: list(ref(GiftCardPreset), { maxItems: 12 }),
  /** Null: only the presets. */
  customAmount: nullable(ref(GiftCardRange)),
  /** How long a card can be used once it is sent; null: without end. */
  validityMonths: nullable(integer({ minimum: 1, maximum: 120 })),
});

export const GiftCardOptionsRecipient = message('GiftCardOptionsRecipient', {
  name: nullable(text({ maxLength: 100 })),
  email,
});
/** What a buyer chooses: a preset or an amount of their own, and who gets the card. */
export const GiftCardOptions = message('GiftCardOptions', {
  /** The id of a preset. */
  variantId: nullable(guid),
  /** In the site's currency; counts if there is no preset. */
  customAmount: nullable(amount),
  /** Who gets the code by e-mail; left out: the buyer. */
  recipient: nullable(ref(GiftCardOptionsRecipient)),
  senderName: nullable(text({ maxLength: 100 })),
  /** The buyer's words to the recipient. */
  message: nullable(text({ maxLength: 500 })),
  /** When the code is sent, at most a year ahead; at once if absent or past. */
  deliveryDate: nullable(date),
});

const product = ref(GiftCardProduct);

export const giftCardProduct = service('stoa.gift-card-product', ['/stoa'], {
  getGiftCardProduct: operation({
    method: 'GET',
    path: '/v1/gift-card-product',
    summary: 'Get the gift card that the site sells, or could sell',
    permit: backOffice('ECOM.GIFT_CARD_READ'),
    request: {},
    response: { product },
  }),
  updateGiftCardProduct: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/gift-card-product',
    summary: 'Change the gift card that the site sells; what is left out stays',
    permit: backOffice('ECOM.GIFT_CARD_UPDATE'),
    request: { product },
    response: { product },
    required: [
      'product',
      'product.revision',
      'product.presets.price',
      'product.customAmount.min',
      'product.customAmount.max',
    ],
    errors: ['INVALID_REVISION'],
  }),
  getOfferedGiftCard: operation({
    method: 'GET',
    path: '/v1/gift-card-product/offered',
    summary: 'Get the gift card that visitors can buy; nothing if there is none',
    permit: open,
    request: {},
    response: { product },
  }),
});
