import type { storefront } from '@stoa/contract';
import { readSite } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { wordIn } from '../../translations/index.ts';
import { translatedStock } from '../product/product-texts.ts';
import { findStockOf } from '../product/products.store.ts';
import { currentSlugOf } from '../product/slug-history.store.ts';
import { filterWords } from './filter-words.ts';
import { listProductAddresses as listAddresses } from './product-addresses.store.ts';

/** The availability that visitors see of a product. */
export const getAvailability: UseCase<typeof storefront.getAvailability> = (ctx, { productId }) =>
  readSite(ctx, async (tx) => {
    const stock = await findStockOf(tx, productId);
    if (!stock) return notFound('there is no such product');
    const seen = await translatedStock(ctx, tx, productId, stock);
    return {
      variants: seen.map(({ variantId, inStock, quantity, preorder }) => ({
        variantId,
        inStock,
        quantity,
        preorder: preorder
          ? {
              message: preorder.message,
              left: preorder.limit === null ? null : Math.max(0, preorder.limit - preorder.ordered),
            }
          : null,
      })),
    };
  });

export const getCurrentSlug: UseCase<typeof storefront.getCurrentSlug> = (ctx, { kind, slug }) =>
  readSite(ctx, async (tx) => ({
    slug: await currentSlugOf(tx, kind === 'PRODUCT' ? 'product' : 'category', slug),
  }));

/** The number of addresses that fit a site map. */
const USUAL_ADDRESSES = 1000;

export const listProductAddresses: UseCase<typeof storefront.listProductAddresses> = (
  ctx,
  { after = '0', offset = 0, limit = USUAL_ADDRESSES },
) => readSite(ctx, async (tx) => ({ products: await listAddresses(tx, { after, offset, limit }) }));

/** What filters are called in the language that the caller reads; as they are, in the site's own. */
export const translateFilters: UseCase<typeof storefront.translateFilters> = async (ctx, { words }) => {
  if (!ctx.site.mainLanguage) return { words };
  const known = await filterWords(ctx);
  return { words: words.map((word) => wordIn(known, word)) };
};
