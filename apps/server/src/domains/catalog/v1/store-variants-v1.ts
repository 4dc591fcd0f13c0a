/** Variants across products, for V1's back-office lists. */

import type { productsV1Reader, Response } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../../platform/query/index.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { both, everything } from '../listing/product-queries.store.ts';
import { imageOf, isVideo, resolutionsOf } from '../product/media-view.ts';
import type { ProductVariant } from '../product/product.ts';
import { findProductById, findProductsByIds, type StockedProduct } from '../product/products.store.ts';
import { namedChoices } from '../product/variant-choices.ts';
import { countVariants, queryVariants } from '../v3/variants.store.ts';
import { storeVariantQueryable } from './store-variants.store.ts';

type StoreVariant = NonNullable<Response<typeof productsV1Reader.getStoreVariant>['variant']>;
const GUID_LENGTH = 36;

export const queryStoreVariants: UseCase<typeof productsV1Reader.queryStoreVariants> = async (ctx, { query }) => {
  const options = {
    secret: ctx.cursorSecret,
    scope: `store variants:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery(query as WireQuery, storeVariantQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const found = await queryVariants(tx, compiled.value, everything);
    const total =
      knownTotal(compiled.value, found) ?? (await countVariants(tx, both(everything, compiled.value.filter)));
    const { rows, pagingMetadata } = toOffsetPage(compiled.value, found, total);
    const products = await findProductsByIds(tx, [...new Set(rows.map(({ productId }) => productId))]);
    const byId = new Map(products.map((product) => [product.id, product]));
    const variants = rows.flatMap(({ productId, variantId }) => {
      const product = byId.get(productId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      return product && variant ? [viewStoreVariant(ctx, product, variant)] : [];
    });
    const { count, offset } = pagingMetadata;
    return { variants, metadata: { count, offset, total, cursors: {} } };
  });
};

/** Identified by the ids of product and variant, joined by a hyphen. */
export const getStoreVariant: UseCase<typeof productsV1Reader.getStoreVariant> = async (ctx, { id }) => {
  const [productId, variantId] = [id.slice(0, GUID_LENGTH), id.slice(GUID_LENGTH + 1)].map((one) => one.toLowerCase());
  const product = productId && isGuid(productId) ? await readSite(ctx, (tx) => findProductById(tx, productId)) : null;
  const variant = product?.variants.find((one) => one.id === variantId);
  return product && variant
    ? { variant: viewStoreVariant(ctx, product, variant) }
    : notFound('there is no such variant');
};

function viewStoreVariant(ctx: Context, product: StockedProduct, variant: ProductVariant): StoreVariant {
  const named = namedChoices(product, variant);
  const stock = product.stock.find((one) => one.variantId === variant.id);
  const names = named.map(({ choice }) => choice.name).join(' | ');
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    productName: product.name,
    ...(names ? { variantName: names.slice(0, 80) } : {}),
    managedVariant: product.manageVariants,
    ...(variant.sku ? { sku: variant.sku } : {}),
    stock: {
      trackQuantity: stock?.trackQuantity ?? false,
      ...(stock?.trackQuantity ? { quantity: stock.quantity } : {}),
      inStock: stock?.inStock ?? false,
    },
    choices: Object.fromEntries(named.map(({ option, choice }) => [option.name, choice.name])),
    collectionIds: product.categoryIds,
    ...mediaOf(ctx, product, variant),
    preorderInfo: {
      enabled: stock?.preorder !== undefined,
      ...(stock?.preorder ? { message: stock.preorder.message, limit: stock.preorder.limit } : {}),
    },
  };
}

/** The picture of the variant: that of a choice, or the product's main one. */
function mediaOf(ctx: Context, product: StockedProduct, variant: ProductVariant) {
  const linked = namedChoices(product, variant).flatMap(({ choice }) => choice.mediaIds);
  const media = product.media.find(({ id }) => linked.includes(id)) ?? product.media[0];
  if (!media) return {};
  if (isVideo(media)) return { media: { video: { id: media.id, resolutions: resolutionsOf(ctx, media) } } };
  return { media: { image: imageOf(ctx, media) } };
}
