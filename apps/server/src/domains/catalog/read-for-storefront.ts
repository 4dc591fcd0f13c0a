import type { Request, storefront } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { notFound } from '../../platform/refusal.ts';
import { listProductAddresses as listAddresses } from './product-addresses.store.ts';
import { findProductById } from './products.store.ts';
import { currentSlugOf } from './slug-history.store.ts';

/** What visitors are told of a product's stock. */
export const getAvailability = (ctx: Context, { productId }: Request<typeof storefront.getAvailability>) =>
  readSite(ctx, async (tx) => {
    const product = await findProductById(tx, productId);
    if (!product?.visible) return notFound('there is no such product');
    return {
      variants: product.stock.map(({ variantId, inStock, quantity, preorder }) => ({
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

export const getCurrentSlug = (ctx: Context, { kind, slug }: Request<typeof storefront.getCurrentSlug>) =>
  readSite(ctx, async (tx) => ({
    slug: await currentSlugOf(tx, kind === 'PRODUCT' ? 'product' : 'category', slug),
  }));

/** As many addresses as a site map takes in at once. */
const USUAL_ADDRESSES = 1000;

export const listProductAddresses = (
  ctx: Context,
  { after = '0', offset = 0, limit = USUAL_ADDRESSES }: Request<typeof storefront.listProductAddresses>,
) => readSite(ctx, async (tx) => ({ products: await listAddresses(tx, { after, offset, limit }) }));
