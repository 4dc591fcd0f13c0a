import { isDeepStrictEqual } from 'node:util';
import type { giftCardProduct } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { STOCK } from '../inventory/index.ts';
import { changeProduct } from './change-product.ts';
import { translatedGiftCard } from './gift-card-texts.ts';
import { type GiftCardProduct, isSold } from './product.ts';
import { findProduct, saveProduct } from './products.store.ts';

type Service = typeof giftCardProduct;

export const getGiftCardProduct: UseCase<Service['getGiftCardProduct']> = async (ctx) => {
  const known = await readSite(ctx, (tx) => findProduct(tx));
  return { product: viewProduct(ctx, known ?? newProduct(ctx)) };
};

export const updateGiftCardProduct: UseCase<Service['updateGiftCardProduct']> = (ctx, { product: sent }) =>
  withSite(ctx, async (tx) => {
    const known = (await findProduct(tx, { lock: true })) ?? newProduct(ctx);
    if (sent.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const wanted = await changeProduct(ctx, tx, known, sent);
    if (isRefusal(wanted)) return wanted;
    // no change means no new revision
    if (isDeepStrictEqual(wanted, known)) return { product: viewProduct(ctx, known) };
    const saved = await saveProduct(tx, wanted, ctx.now());
    if (!saved) return refuse('INVALID_REVISION');
    ctx.cache.changed(tx);
    return { product: viewProduct(ctx, saved) };
  });

export const getOfferedGiftCard: UseCase<Service['getOfferedGiftCard']> = async (ctx) => {
  const product = await offeredGiftCardOf(ctx);
  return product ? { product: viewProduct(ctx, product) } : {};
};

/** The gift card that is for sale, read once until something on the site changes; null if there is none. */
export async function offeredGiftCardOf(ctx: Context): Promise<GiftCardProduct | null> {
  const load = () =>
    readSite(ctx, async (tx) => {
      const product = await findProduct(tx);
      return { product: product && (await translatedGiftCard(ctx, tx, product)) };
    });
  const { product } = await ctx.cache.read(ctx.siteId, 'gift card product', load, { unaffectedBy: STOCK });
  return product && isSold(product, ctx.site) ? product : null;
}

/** What a site starts with. */
const newProduct = (ctx: Context): GiftCardProduct => ({
  ...{ id: ctx.newId(), revision: '1', updatedDate: null, active: false, description: '', image: null },
  ...{ name: messagesIn(ctx.site.language).giftCard.name, presets: [], customAmount: null, validityMonths: null },
  currency: ctx.site.currency,
});

function viewProduct({ addresses }: Context, { currency, ...product }: GiftCardProduct) {
  const { image, presets, customAmount, ...plain } = product;
  const decimal = (amount: number) => toDecimal(amount, currency);
  return {
    ...plain,
    image: image && {
      ...{ id: image.id, url: `${addresses.media}/media/${image.id}`, filename: image.id },
      ...{ width: image.width, height: image.height, altText: image.altText ?? '' },
    },
    presets: presets.map(({ id, price, value }) => ({ id, price: decimal(price), value: decimal(value) })),
    customAmount: customAmount && { min: decimal(customAmount.min), max: decimal(customAmount.max) },
  };
}
