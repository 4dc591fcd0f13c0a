import type { productsV1Reader, Request, Response } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { WrittenJson } from '../../platform/written-json.ts';
import { STOCK } from '../inventory/index.ts';
import { withoutAllProducts } from './all-products.ts';
import { both, everything, v1Queryable, visibleOnly } from './product-queries.store.ts';
import { countProducts, findProductById, queryProducts as query, type StockedProduct } from './products.store.ts';
import { pricesOf, toV1, toVariant } from './v1-view.ts';
import { writtenPage, writtenProducts } from './written-products.ts';

type QueryAnswer = Response<typeof productsV1Reader.queryProducts>;

const seesHidden = (ctx: Context): boolean => may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');
const seesCosts = (ctx: Context, asked: boolean | undefined): boolean =>
  asked === true && may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ');
const absent = () => notFound('there is no such product');

export async function queryProducts(ctx: Context, request: Request<typeof productsV1Reader.queryProducts>) {
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
  const load = () =>
    readSite(ctx, async (tx): Promise<WrittenJson<QueryAnswer>> => {
      const found = await query(tx, compiled.value, condition);
      const count = async () => ({ total: await countProducts(tx, both(condition, compiled.value.filter)) });
      const counted = `number of products ${hidden} ${JSON.stringify(wire.filter)}`;
      const total =
        knownTotal(compiled.value, found) ??
        (await ctx.cache.read(ctx.siteId, counted, count, { unaffectedBy: STOCK })).total;
      const { rows, pagingMetadata } = toOffsetPage(compiled.value, found, total);
      const products = await writtenProducts(ctx, tx, rows, { name: 'v1', write: (product) => toV1(ctx, product) });
      const metadata = { count: pagingMetadata.count, offset: pagingMetadata.offset, total, cursors: {} };
      return { writtenJson: writtenPage(products, { metadata }) };
    });
  return hidden ? load() : ctx.cache.read(ctx.siteId, `v1 ${ctx.addresses.media} ${JSON.stringify(wire)}`, load);
}

export async function getProduct(
  ctx: Context,
  { id, includeMerchantSpecificData }: Request<typeof productsV1Reader.getProduct>,
) {
  const product = await find(ctx, id);
  return product
    ? { product: toV1(ctx, product, { merchantData: seesCosts(ctx, includeMerchantSpecificData) }) }
    : absent();
}

async function find(ctx: Context, id: string): Promise<StockedProduct | null> {
  const product = isGuid(id) ? await readSite(ctx, (tx) => findProductById(tx, id)) : null;
  return product?.visible || seesHidden(ctx) ? product : null;
}

/** The variant that a choice for each option leads to, and what may still be chosen. */
export async function getProductOptionsAvailability(
  ctx: Context,
  { id, options = {} }: Request<typeof productsV1Reader.getProductOptionsAvailability>,
) {
  const product = await find(ctx, id);
  if (!product) return absent();
  const { productOptions = [], variants = [], media } = toV1(ctx, product);
  const fits = variants.filter(({ choices = {} }) =>
    Object.entries(options).every(([name, choice]) => choices[name] === choice),
  );
  const isChosen = productOptions.every(({ name = '' }) => options[name] !== undefined);
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
            convertedPriceData: pricesOf(ctx, product, source),
            weight: source.weight,
            sku: source.sku ?? '',
            ...(chosen.stock?.trackQuantity ? { quantity: chosen.stock.quantity } : {}),
            inStock: chosen.stock?.inStock ?? false,
            visible: source.visible,
          },
        }
      : {}),
  };
}

/** Whether a variant has the choice and agrees with what is chosen of the other options. */
const matchesOthers = (
  choices: Record<string, string>,
  chosen: Record<string, string>,
  option: string,
  choice: string,
): boolean =>
  choices[option] === choice &&
  Object.entries(chosen).every(([name, value]) => name === option || choices[name] === value);

export async function queryProductVariants(
  ctx: Context,
  request: Request<typeof productsV1Reader.queryProductVariants>,
) {
  const { id, choices, variantIds, paging, includeMerchantSpecificData } = request;
  const product = await find(ctx, id);
  if (!product) return absent();
  const merchantData = seesCosts(ctx, includeMerchantSpecificData);
  const wanted = product.variants
    .map((variant) => toVariant(ctx, product, variant, { merchantData }))
    .filter((variant) => !variantIds?.length || variantIds.includes(variant.id ?? ''))
    .filter((variant) => Object.entries(choices ?? {}).every(([name, choice]) => variant.choices?.[name] === choice));
  const offset = paging?.offset ?? 0;
  const page = wanted.slice(offset, offset + (paging?.limit ?? 100));
  return { variants: page, metadata: { items: page.length, offset }, totalResults: wanted.length };
}
