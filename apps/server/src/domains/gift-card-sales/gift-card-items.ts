import type { Static } from '@stoa/contract';
import { GIFT_CARDS_APP_ID, UNTAXED_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { GiftCardOptions } from '@stoa/contract/stoa/gift-card-product';
import { parseAmount } from '@stoa/money';
import type { Context, ItemSource } from '../../context.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { messageViolationsOf } from '../../platform/validation/validator.ts';
import type { SaleItem, SentReference } from '../catalog/index.ts';
import { translatedGiftCard } from './gift-card-texts.ts';
import { type GiftCardProduct, isSold, type Preset } from './product.ts';
import { findProduct } from './products.store.ts';

type Options = Static<typeof GiftCardOptions>;

/** How far ahead a card can be ordered. */
const LONGEST_WAIT_MS = 366 * DAY_MS;
/** Of one line: each is issued and mailed by itself. */
const MOST_CARDS = 100;

/** The gift card of the site, as carts hold it. */
export const giftCardItems: ItemSource = {
  isOf: (appId) => appId.toLowerCase() === GIFT_CARDS_APP_ID,
  violationsOf(ctx, options) {
    const wrong = messageViolationsOf('GiftCardOptions', options);
    if (wrong.length > 0) return wrong;
    const { deliveryDate } = options as Options;
    const isTooLate = deliveryDate && new Date(deliveryDate).getTime() > ctx.now().getTime() + LONGEST_WAIT_MS;
    const description = 'must be within a year';
    return isTooLate ? [{ field: 'deliveryDate', description, violatedRule: 'OTHER' }] : [];
  },
  async resolve(ctx, tx, references, remember) {
    const load = async () => {
      const product = await findProduct(tx);
      return { product, seen: product && (await translatedGiftCard(ctx, tx, product)) };
    };
    const { product, seen } = await remember('gift card of carts', load);
    return references.map((reference) => {
      const item = product && isSold(product, ctx.site) ? sell(ctx, product, reference) : null;
      const isTranslated = item && seen && ctx.site.mainLanguage;
      return isTranslated ? { ...item, translated: { productName: seen.name, choices: [] } } : item;
    });
  },
};

/** The item that a reference names; null if the site does not sell it. */
function sell(ctx: Context, product: GiftCardProduct, { catalogItemId, options }: SentReference): SaleItem | null {
  if (catalogItemId.toLowerCase() !== product.id || messageViolationsOf('GiftCardOptions', options ?? {}).length > 0)
    return null;
  const chosen = (options ?? {}) as Options;
  const preset = presetOf(ctx, product, chosen);
  if (!preset) return null;
  const { recipient, senderName, message, deliveryDate } = chosen;
  return {
    productId: product.id,
    variantId: preset.id,
    productName: product.name,
    slug: '',
    productType: 'GIFT_CARD',
    sku: null,
    unitPrice: preset.price,
    unitFullPrice: preset.price,
    weight: null,
    // tax is due on what the card pays for, not on the card
    taxGroupId: UNTAXED_TAX_GROUP_ID,
    deliveryProfileId: null,
    image: product.image,
    choices: [],
    texts: [],
    availability: { status: 'AVAILABLE', quantityAvailable: MOST_CARDS },
    giftCard: {
      value: preset.value,
      validityMonths: product.validityMonths,
      recipient: recipient?.email ? { name: recipient.name?.trim() || null, email: recipient.email.trim() } : null,
      senderName: senderName?.trim() || null,
      message: message?.trim() || null,
      deliveryDate: deliveryDate ?? null,
    },
  };
}

/** The chosen preset, or the buyer's own amount as one without an id; null if neither is offered. */
function presetOf({ site }: Context, { presets, customAmount }: GiftCardProduct, chosen: Options): Preset | null {
  const { variantId } = chosen;
  if (variantId) return presets.find(({ id }) => id === variantId.toLowerCase()) ?? null;
  const amount = parseAmount(chosen.customAmount ?? '', site.currency);
  if (amount === null || !customAmount || amount < customAmount.min || amount > customAmount.max) return null;
  return { id: '', price: amount, value: amount };
}
