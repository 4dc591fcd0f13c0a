import type { productsV1Reader, Response } from '@stoa/contract';
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { ownValue } from '../../../platform/own-value.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../../platform/query/index.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import type { SerialisedJson } from '../../../platform/serialised-json.ts';
import type { UseCase } from '../../../use-case.ts';
import { priceStyle } from '../../currencies/index.ts';
import { STOCK } from '../../inventory/index.ts';
import { withoutAllProducts } from '../listing/all-products.ts';
import { countProducts, queryProducts as query } from '../listing/listed-products.store.ts';
import { both, everything, v1Queryable, visibleOnly } from '../listing/product-queries.store.ts';
import { serialisePage, serialiseProducts } from '../listing/serialised-products.ts';
import { findProductById, type StockedProduct } from '../product/products.store.ts';
import { convertedPricesOf, pricesOf, viewV1, viewVariant } from './v1-view.ts';

type QueryAnswer = Response<typeof productsV1Reader.queryProducts>;

const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');
const seesCosts = (ctx: Context, asked: boolean | undefined): boolean =>
  asked === true && may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ');
const absent = () => notFound('there is no such product');

export const queryProducts: UseCase<typeof productsV1Reader.queryProducts> = async (ctx, request) => {
  const asked = (request.query ?? {}) as WireQuery;
  const wire = { ...asked, filter: withoutAllProducts(asked.filter) };
  const options = {
    secret: ctx.cursorSecret,
    scope: `products:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery(wire, v1Queryable(ctx.site.currency), options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const hidden = seesHidden(ctx);
  const condition = hidden ? everything : visibleOnly;
  const { displayCurrency } = priceStyle(ctx);
  const shown = displayCurrency ? `v1 ${displayCurrency.code} ${displayCurrency.rate}` : 'v1';
  const load = () =>
    readSite(ctx, async (tx): Promise<SerialisedJson<QueryAnswer>> => {
      const found = await query(tx, compiled.value, condition, { withStock: hidden });
      const count = async () => ({ total: await countProducts(tx, both(condition, compiled.value.filter)) });
      const counted = `number of products ${hidden} ${JSON.stringify(wire.filter)}`;
      const total =
        knownTotal(compiled.value, found) ??
        (await ctx.cache.read(ctx.siteId, counted, count, { unaffectedBy: STOCK })).total;
      const { rows, pagingMetadata } = toOffsetPage(compiled.value, found, total);
      const products = await serialiseProducts(ctx, tx, rows, {
        name: shown,
        write: (product) => viewV1(ctx, product),
      });
      const { count: items, offset } = pagingMetadata;
      const metadata = { count: items, items, offset, total, cursors: {} };
      return { serialisedJson: serialisePage(products, { metadata, totalResults: total }) };
    });
  return hidden ? load() : ctx.cache.read(ctx.siteId, `${shown} ${ctx.addresses.media} ${JSON.stringify(wire)}`, load);
};

export const getProduct: UseCase<typeof productsV1Reader.getProduct> = async (
  ctx,
  { id, includeMerchantSpecificData },
) => {
  const product = await find(ctx, id);
  return product
    ? { product: viewV1(ctx, product, { merchantData: seesCosts(ctx, includeMerchantSpecificData) }) }
    : absent();
};

async function find(ctx: Context, id: string): Promise<StockedProduct | null> {
  const product = isGuid(id) ? await readSite(ctx, (tx) => findProductById(tx, id)) : null;
  return product?.visible || seesHidden(ctx) ? product : null;
}

/** The variant selected by a choice for each option, and the choices that remain possible. */
export const getProductOptionsAvailability: UseCase<typeof productsV1Reader.getProductOptionsAvailability> = async (
  ctx,
  { id, options = {} },
) => {
  const product = await find(ctx, id);
  if (!product) return absent();
  const { productOptions = [], variants = [], media } = viewV1(ctx, product);
  const fits = variants.filter(({ choices = {} }) =>
    Object.entries(options).every(([name, choice]) => choices[name] === choice),
  );
  const isChosen = productOptions.every(({ name = '' }) => ownValue(options, name) !== undefined);
  const chosen = isChosen ? fits[0] : undefined;
  const source = product.variants.find((variant) => variant.id === chosen?.id);
  return {
    productOptions: productOptions.map((option) => ({
      ...option,
      choices: (option.choices ?? []).map((choice) => ({
        ...choice,
        inStock: variants.some(
          ({ choices = {}, stock }) =>
            stock?.inStock && matchesOthers(choices, options, option.name ?? '', choice.description ?? ''),
        ),
      })),
    })),
    ...(media ? { media } : {}),
    availableForPurchase: Boolean(chosen?.stock?.inStock && chosen.variant?.visible),
    ...(chosen && source
      ? {
          selectedVariant: {
            price: pricesOf(ctx, product, source),
            convertedPriceData: convertedPricesOf(ctx, product, source),
            weight: source.weight,
            sku: source.sku ?? '',
            ...(chosen.stock?.trackQuantity ? { quantity: chosen.stock.quantity } : {}),
            inStock: chosen.stock?.inStock ?? false,
            visible: source.visible,
          },
        }
      : {}),
  };
};

/** Whether a variant has the choice and matches the choices of the other options. */
const matchesOthers = (
  choices: Record<string, string>,
  chosen: Record<string, string>,
  option: string,
  choice: string,
): boolean =>
  choices[option] === choice &&
  Object.entries(chosen).every(([name, value]) => name === option || choices[name] === value);

export const queryProductVariants: UseCase<typeof productsV1Reader.queryProductVariants> = async (ctx, request) => {
  const { id, choices, variantIds, paging, includeMerchantSpecificData } = request;
  const product = await find(ctx, id);
  if (!product) return absent();
  const merchantData = seesCosts(ctx, includeMerchantSpecificData);
  const wanted = product.variants
    .map((variant) => viewVariant(ctx, product, variant, { merchantData }))
    .filter((variant) => !variantIds?.length || variantIds.includes(variant.id ?? ''))
    .filter((variant) => Object.entries(choices ?? {}).every(([name, choice]) => variant.choices?.[name] === choice));
  const offset = paging?.offset ?? 0;
  const page = wanted.slice(offset, offset + (paging?.limit ?? 100));
  return { variants: page, metadata: { items: page.length, offset }, totalResults: wanted.length };
};
