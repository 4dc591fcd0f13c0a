import type { productsV1Reader, Response } from '@stoa/contract';
import { formatAmount, toNumber } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type PriceStyle, priceStyle, shownCurrencyOf, shownDecimal, shownPrice } from '../../currencies/index.ts';
import { describePricePerUnit, pricePerUnit } from '../product/computed-prices.ts';
import { formatOf, isVideo, mediaUrl, resolutionsOf, thumbnailOf } from '../product/media-view.ts';
import {
  keyOf,
  type OptionChoice,
  type ProductMedia,
  type ProductOption,
  type ProductVariant,
} from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { namedChoices } from '../product/variant-choices.ts';
import { availabilityOf } from '../v3/v3-stock.ts';

export type V1Product = NonNullable<Response<typeof productsV1Reader.getProduct>['product']>;
export type V1Variant = NonNullable<V1Product['variants']>[number];
type View = Pick<Context, 'site' | 'addresses' | 'displayCurrency'>;

/**
 * A product as V1 clients see it: amounts are numbers, enumerations lower case. V1 has one name for what is shown and sent
 * back: that by which carts know it.
 */
export function viewV1(ctx: View, product: StockedProduct, { merchantData = false } = {}): V1Product {
  const first = product.variants[0] as ProductVariant;
  const prices = product.variants.map((variant) => toNumber(variant.price, ctx.site.currency));
  const weights = product.variants.flatMap((variant) => (variant.weight === null ? [] : [variant.weight]));
  const costs = product.variants.map((variant) => toNumber(variant.cost ?? 0, ctx.site.currency));
  const priceData = pricesOf(ctx, product, first);
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    description: product.description,
    ...(product.variants.length === 1 && first.sku ? { sku: first.sku } : {}),
    weight: first.weight ?? 0,
    weightRange: rangeOf(weights.length ? weights : [0]),
    ...dimensionsOf(first),
    stock: stockOf(product),
    price: priceData,
    priceData,
    convertedPriceData: convertedPricesOf(ctx, product, first),
    priceRange: rangeOf(prices),
    ...(merchantData ? { costAndProfitData: costOf(ctx, first), costRange: rangeOf(costs) } : {}),
    ...pricePerUnitDataOf(product, first),
    additionalInfoSections: product.infoSections.map(({ title, description }) => ({ title, description })),
    ribbons: [...(product.ribbon ? [product.ribbon] : []), ...product.additionalRibbons].map(({ name }) => ({
      text: name,
    })),
    ...(product.ribbon ? { ribbon: product.ribbon.name } : {}),
    ...(product.brand ? { brand: product.brand.name } : {}),
    media: viewMedia(ctx, product.media),
    customTextFields: product.modifiers.flatMap(({ freeText, mandatory }) =>
      freeText ? [{ title: keyOf(freeText), maxLength: freeText.maxLength, mandatory }] : [],
    ),
    manageVariants: product.manageVariants,
    productOptions: product.options.map((option) => viewOption(ctx, product, option)),
    productPageUrl: { base: `${ctx.addresses.pages}/`, path: `product-page/${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: product.id,
    discount: discountOf(ctx, product, first),
    collectionIds: product.categoryIds,
    variants: product.variants.map((variant) => viewVariant(ctx, product, variant, { merchantData })),
    lastUpdated: product.updatedDate,
    createdDate: product.createdDate,
    ...(product.seo ? { seoData: product.seo } : {}),
  } as V1Product;
}

export function viewVariant(
  ctx: View,
  product: StockedProduct,
  variant: ProductVariant,
  { merchantData = false } = {},
): V1Variant {
  const stock = product.stock.find((one) => one.variantId === variant.id);
  const priceData = pricesOf(ctx, product, variant);
  return {
    id: variant.id,
    choices: Object.fromEntries(
      namedChoices(product, variant).map(({ option, choice }) => [keyOf(option), keyOf(choice)]),
    ),
    variant: {
      priceData,
      convertedPriceData: convertedPricesOf(ctx, product, variant),
      ...(merchantData ? { costAndProfitData: costOf(ctx, variant) } : {}),
      weight: variant.weight ?? 0,
      sku: variant.sku ?? '',
      visible: variant.visible,
      ...dimensionsOf(variant),
    },
    stock: {
      trackQuantity: stock?.trackQuantity ?? false,
      ...(stock?.trackQuantity ? { quantity: stock.quantity } : {}),
      inStock: stock?.inStock ?? false,
    },
  };
}

type PerUnit = Pick<StockedProduct, 'pricePerUnit'>;

/** The prices of a variant in the site's currency. */
export const pricesOf = ({ site: { currency, language } }: View, product: PerUnit, variant: ProductVariant) =>
  viewPrices({ currency, language }, product, variant);

/** The same in the currency that the caller wants to see. */
export const convertedPricesOf = (ctx: View, product: PerUnit, variant: ProductVariant) =>
  viewPrices(priceStyle(ctx), product, variant);

/** V1 calls the full price `price` and the price to pay `discountedPrice`. */
function viewPrices(style: PriceStyle, product: PerUnit, variant: ProductVariant) {
  const { price, compareAtPrice } = variant;
  const full = compareAtPrice ?? price;
  const perUnit = pricePerUnit(product, variant, price);
  return {
    currency: shownCurrencyOf(style),
    price: Number(shownDecimal(full, style)),
    discountedPrice: Number(shownDecimal(price, style)),
    formatted: {
      price: shownPrice(full, style),
      discountedPrice: shownPrice(price, style),
      ...(perUnit !== null && product.pricePerUnit
        ? { pricePerUnit: describePricePerUnit(perUnit, product.pricePerUnit, style) }
        : {}),
    },
    ...(perUnit === null ? {} : { pricePerUnit: Number(shownDecimal(perUnit, style)) }),
  };
}

const dimensionsOf = ({ productDimensions, packageDimensions }: ProductVariant) => ({
  ...(productDimensions ? { productDimensions } : {}),
  ...(packageDimensions ? { packageDimensions } : {}),
});

function pricePerUnitDataOf({ pricePerUnit: base }: StockedProduct, { contents }: ProductVariant) {
  if (!base || !contents) return {};
  return {
    pricePerUnitData: {
      totalQuantity: contents.quantity,
      totalMeasurementUnit: contents.unit,
      baseQuantity: base.quantity,
      baseMeasurementUnit: base.unit,
    },
  };
}

function costOf({ site }: View, { price, cost }: ProductVariant) {
  const profit = Math.max(0, price - (cost ?? 0));
  return {
    itemCost: toNumber(cost ?? 0, site.currency),
    formattedItemCost: formatAmount(cost ?? 0, site.currency, site.language),
    profit: toNumber(profit, site.currency),
    formattedProfit: formatAmount(profit, site.currency, site.language),
    profitMargin: price ? profit / price : 0,
  };
}

function discountOf(
  { site }: Pick<View, 'site'>,
  product: Pick<StockedProduct, 'discount'>,
  { price, compareAtPrice }: Pick<ProductVariant, 'price' | 'compareAtPrice'>,
) {
  if (product.discount) return product.discount;
  if (compareAtPrice === null) return { type: 'NONE' as const, value: 0 };
  return { type: 'AMOUNT' as const, value: toNumber(compareAtPrice - price, site.currency) };
}

function stockOf(product: StockedProduct) {
  const tracked = product.stock.filter((one) => one.trackQuantity);
  const status = availabilityOf(product);
  return {
    trackInventory: tracked.length > 0,
    ...(tracked.length ? { quantity: tracked.reduce((sum, one) => sum + (one.quantity ?? 0), 0) } : {}),
    inStock: status !== 'OUT_OF_STOCK',
    inventoryStatus: status,
  };
}

const rangeOf = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });

function viewMedia(ctx: View, media: readonly ProductMedia[]) {
  const items = media.map((one) => viewMediaItem(ctx, one));
  return { ...(items[0] ? { mainMedia: items[0] } : {}), items };
}

function viewMediaItem(ctx: View, media: ProductMedia) {
  const { id, width, height } = media;
  const title = media.altText ?? media.displayName ?? '';
  const thumbnail = thumbnailOf(ctx, media);
  const common = { id, title, ...(thumbnail ? { thumbnail: { ...thumbnail, format: formatOf(thumbnail.url) } } : {}) };
  if (isVideo(media)) {
    const video = {
      files: resolutionsOf(ctx, media),
      ...(media.posterId ? { stillFrameMediaId: media.posterId } : {}),
    };
    return { ...common, mediaType: 'video' as const, video };
  }
  const image = { url: mediaUrl(ctx, id), width, height, altText: title, format: formatOf(id) };
  return { ...common, mediaType: 'image' as const, image };
}

function viewOption(ctx: View, product: StockedProduct, option: ProductOption) {
  const isColor = option.renderType === 'SWATCH_CHOICES';
  return {
    optionType: isColor ? ('color' as const) : ('drop_down' as const),
    name: keyOf(option),
    choices: option.choices.map((choice) => viewChoice(ctx, product, choice)),
  };
}

function viewChoice(ctx: View, product: StockedProduct, choice: OptionChoice) {
  const variants = product.variants.filter((variant) => variant.choices.some(({ choiceId }) => choiceId === choice.id));
  const media = product.media.filter(({ id }) => choice.mediaIds.includes(id));
  return {
    value: choice.colorCode ?? keyOf(choice),
    description: keyOf(choice),
    inStock: variants.some((variant) => product.stock.some((one) => one.variantId === variant.id && one.inStock)),
    visible: variants.some((variant) => variant.visible),
    ...(media.length ? { media: viewMedia(ctx, media) } : {}),
  };
}
