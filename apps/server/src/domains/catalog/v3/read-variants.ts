import type { Response, variants } from '@stoa/contract';
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import {
  type CompiledAggregations,
  compileAggregations,
  compileQuery,
  type Queryable,
  toCursorPage,
  type WireQuery,
} from '../../../platform/query/index.ts';
import { invalid, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { both, everything } from '../listing/product-queries.store.ts';
import type { ProductVariant } from '../product/product.ts';
import { findProductsByIds, type StockedProduct } from '../product/products.store.ts';
import { fieldsFor } from './v3-fields.ts';
import { viewV3Variant } from './v3-variant-view.ts';
import {
  aggregateVariants,
  queryVariants as findVariants,
  variantQueryable,
  visibleVariants,
} from './variants.store.ts';

type Answer = Response<typeof variants.searchVariants>;
type WireVariant = NonNullable<Answer['variants']>[number];

export const queryVariants: UseCase<typeof variants.queryVariants> = (ctx, { query, fields }) =>
  readPage(ctx, { wire: query ?? {}, queryable: variantQueryable(ctx.site.currency), fields, path: 'query' });

export const searchVariants: UseCase<typeof variants.searchVariants> = async (ctx, { search, fields }) => {
  const queryable = variantQueryable(ctx.site.currency);
  const aggregations = compileAggregations(search.aggregations, queryable, {
    timeZone: search.timeZone,
    path: 'search',
  });
  if (!aggregations.ok) return invalid(...aggregations.violations);
  return readPage(ctx, { wire: search, queryable, fields, path: 'search', aggregations: aggregations.value });
};

type Page = {
  wire: WireQuery;
  queryable: Queryable;
  fields: readonly string[] | undefined;
  path: string;
  aggregations?: CompiledAggregations;
};

async function readPage(ctx: Context, { wire, queryable, fields, path, aggregations }: Page) {
  if (fields?.includes('MERCHANT_DATA') && !may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ'))
    return refuse('NO_PERMISSION_TO_READ_MERCHANT_DATA');
  const asked = fieldsFor(ctx.caller, fields).add('VARIANT_OPTION_CHOICE_NAMES');
  const compiled = compileQuery(wire, queryable, { secret: ctx.cursorSecret, scope: `variants:${ctx.siteId}`, path });
  if (!compiled.ok) return invalid(...compiled.violations);
  const hidden = may(ctx.caller, 'WIX_STORES.PRODUCT_READ_NON_VISIBLE');
  const condition = hidden ? everything : visibleVariants;
  const load = () =>
    readSite(ctx, async (tx): Promise<Answer> => {
      const { rows, pagingMetadata } = toCursorPage(compiled.value, await findVariants(tx, compiled.value, condition));
      const products = await findProductsByIds(tx, [...new Set(rows.map(({ productId }) => productId))]);
      const byId = new Map(products.map((product) => [product.id, product]));
      const found = rows.flatMap(({ productId, variantId }): WireVariant[] => {
        const product = byId.get(productId);
        const variant = product?.variants.find(({ id }) => id === variantId);
        return product && variant ? [viewReadOnlyVariant(ctx, product, variant, asked)] : [];
      });
      const aggregationData =
        aggregations && (await aggregateVariants(tx, aggregations, both(condition, compiled.value.filter)));
      return { variants: found, pagingMetadata, ...(aggregationData ? { aggregationData } : {}) };
    });
  if (hidden) return load();
  return ctx.cache.read(ctx.siteId, `variants ${ctx.addresses.media} ${JSON.stringify([path, wire, fields])}`, load);
}

/** A variant with the product data it needs. */
function viewReadOnlyVariant(
  ctx: Context,
  product: StockedProduct,
  variant: ProductVariant,
  fields: ReadonlySet<string>,
): WireVariant {
  const { id, choices, physicalProperties, ...view } = viewV3Variant(ctx, product, variant, fields);
  const { weight, pricePerUnit } = physicalProperties ?? {};
  const isPhysical = weight !== undefined || pricePerUnit !== undefined;
  const { weightUnit } = ctx.site.settings;
  return {
    ...view,
    id,
    variantId: id,
    optionChoices: choices,
    ...(isPhysical
      ? {
          physicalProperties: {
            ...(weight === undefined ? {} : { weight }),
            ...(pricePerUnit ? { pricePerUnit } : {}),
          },
        }
      : {}),
    productData: {
      productId: product.id,
      name: product.name,
      productType: product.productType,
      slug: product.slug,
      handle: product.slug,
      visible: product.visible,
      visibleInPos: product.visibleInPos,
      revision: String(product.revision),
      ...(product.mainCategoryId ? { mainCategoryId: product.mainCategoryId } : {}),
      ...(fields.has('CURRENCY') ? { currency: ctx.site.currency } : {}),
      ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && product.productType === 'PHYSICAL'
        ? { physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: weightUnit } } }
        : {}),
    },
  } as WireVariant;
}
