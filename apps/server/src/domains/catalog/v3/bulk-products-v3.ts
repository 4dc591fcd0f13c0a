/** Bulk operations on V3 products: each succeeds or fails by itself. */
import type { productsV3, Request as RequestOf } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer } from '../../../platform/resource/index.ts';
import { readTagChange } from '../../tags/index.ts';
import { type Changed, changeMany, deleteMany, type ManyChange } from '../product/change-many-products.ts';
import { writtenV3 } from './answer-product.ts';
import { changeByFilter, type Matching } from './change-by-filter.ts';
import { inventoryResultsOf } from './inventory-results.ts';
import { changeOf, type ProductChange } from './product-changes.ts';
import { readAdjustment } from './v3-adjustment.ts';
import type { V3ProductWrite, V3VariantWrite } from './v3-product-write.ts';
import { type V3Update, v3Save } from './write-products.ts';

type Bulk = typeof productsV3;
type Request<K extends keyof Bulk> = RequestOf<Bulk[K]>;
type Wanted = { returnEntity?: boolean; fields?: readonly string[] };

const MOST_OPTIONS = 100;
const MOST_VARIANTS = 1000;

/** The refusal of a request that contains too much in total; null where it does not. */
function refusalOfSize(wires: readonly V3ProductWrite[]): Refusal | null {
  const options = wires.reduce((count, wire) => count + (wire.options?.length ?? 0), 0);
  if (options > MOST_OPTIONS) return refuse('TOO_MANY_OPTIONS_IN_REQUEST', { limit: MOST_OPTIONS });
  const variants = wires.reduce((count, wire) => count + (wire.variantsInfo?.variants?.length ?? 0), 0);
  return variants > MOST_VARIANTS ? refuse('TOO_MANY_VARIANTS', { limit: MOST_VARIANTS }) : null;
}

const runMany = (ctx: Context, changes: readonly ManyChange[]): Promise<Changed[]> =>
  withSite(ctx, (tx) => changeMany(ctx, tx, changes));

/** The result of each change, with the current product. */
function answerOf(ctx: Context, changed: readonly Changed[], { returnEntity = true, fields }: Wanted) {
  const outcomes = changed.map(({ id, saved }) =>
    isRefusal(saved)
      ? { id, refusal: saved }
      : { id, refusal: null, ...(returnEntity ? { item: writtenV3(ctx, saved, fields) } : {}) },
  );
  return bulkAnswer(outcomes, returnEntity);
}

const creations = (ctx: Context, wires: readonly V3ProductWrite[]): ManyChange[] =>
  wires.map((wire) => ({ id: null, toSave: () => v3Save(wire, null, ctx.site.currency) }));

const updates = (ctx: Context, wires: readonly V3Update[]): ManyChange[] =>
  wires.map((wire) => ({ id: wire.id ?? '', toSave: (known) => v3Save(wire, known, ctx.site.currency) }));

const productsOf = (masked: readonly { product?: object }[] = []): V3Update[] =>
  masked.map(({ product = {} }) => product as V3Update);

const missing = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

export async function bulkCreateProducts(ctx: Context, { products, ...wanted }: Request<'bulkCreateProducts'>) {
  if (!products) return missing('products');
  const wires = products as V3ProductWrite[];
  return refusalOfSize(wires) ?? answerOf(ctx, await runMany(ctx, creations(ctx, wires)), wanted);
}

export async function bulkUpdateProducts(ctx: Context, { products, ...wanted }: Request<'bulkUpdateProducts'>) {
  if (!products) return missing('products');
  const wires = productsOf(products);
  return refusalOfSize(wires) ?? answerOf(ctx, await runMany(ctx, updates(ctx, wires)), wanted);
}

export async function bulkCreateProductsWithInventory(
  ctx: Context,
  { products, ...wanted }: Request<'bulkCreateProductsWithInventory'>,
) {
  if (!products) return missing('products');
  const wires = products as V3ProductWrite[];
  return refusalOfSize(wires) ?? withInventory(ctx, wires, await runMany(ctx, creations(ctx, wires)), wanted);
}

export async function bulkUpdateProductsWithInventory(
  ctx: Context,
  { products, ...wanted }: Request<'bulkUpdateProductsWithInventory'>,
) {
  if (!products) return missing('products');
  const wires = productsOf(products);
  return refusalOfSize(wires) ?? withInventory(ctx, wires, await runMany(ctx, updates(ctx, wires)), wanted);
}

function withInventory(ctx: Context, wires: readonly V3ProductWrite[], changed: readonly Changed[], wanted: Wanted) {
  const written = changed.flatMap(({ saved }, index) => {
    const wire = wires[index];
    return wire && !isRefusal(saved) ? [{ saved, wire }] : [];
  });
  return {
    productResults: answerOf(ctx, changed, wanted),
    inventoryResults: inventoryResultsOf(written, wanted.returnEntity !== false),
  };
}

export async function bulkDeleteProducts(ctx: Context, { productIds }: Request<'bulkDeleteProducts'>) {
  if (!productIds) return missing('productIds');
  const refusals = await withSite(ctx, (tx) => deleteMany(ctx, tx, productIds));
  return bulkAnswer(
    refusals.map((refusal, index) => ({ id: productIds[index] ?? null, refusal })),
    false,
  );
}

type WithRevision = { productId?: string; revision?: string };

/** One change for all named products, each with the revision it was read with. */
const changeNamed = (ctx: Context, products: readonly WithRevision[], change: ProductChange): Promise<Changed[]> =>
  runMany(
    ctx,
    products.map(({ productId = '', revision }) => ({
      id: productId,
      toSave: (known) => {
        if (!known) return missing('products.productId');
        if (revision !== undefined && revision !== String(known.revision))
          return refuse('INVALID_REVISION', { currentRevision: String(known.revision) });
        return changeOf(known, change, ctx.site.currency);
      },
    })),
  );

export async function bulkAddInfoSectionsToProducts(
  ctx: Context,
  { products, infoSectionIds = [], ...wanted }: Request<'bulkAddInfoSectionsToProducts'>,
) {
  if (!products) return missing('products');
  const change = { kind: 'ADD_INFO_SECTIONS' as const, infoSectionIds };
  return answerOf(ctx, await changeNamed(ctx, products, change), wanted);
}

export async function bulkRemoveInfoSectionsFromProducts(
  ctx: Context,
  { products, infoSectionIds = [], ...wanted }: Request<'bulkRemoveInfoSectionsFromProducts'>,
) {
  if (!products) return missing('products');
  const change = { kind: 'REMOVE_INFO_SECTIONS' as const, infoSectionIds };
  return answerOf(ctx, await changeNamed(ctx, products, change), wanted);
}

export async function bulkUpdateProductTags(
  ctx: Context,
  { productIds, assignTags, unassignTags }: Request<'bulkUpdateProductTags'>,
) {
  if (!productIds) return missing('productIds');
  const tags = readTagChange(assignTags, unassignTags);
  if (isRefusal(tags)) return tags;
  const named = productIds.map((productId) => ({ productId }));
  const changed = await changeNamed(ctx, named, { kind: 'UPDATE_TAGS', ...tags });
  return answerOf(ctx, changed, { returnEntity: false });
}

/** Fields that cannot be equal on all products of a filter. */
const OWN_FIELDS = ['slug', 'options', 'variantsInfo', 'media'] as const;

export async function bulkUpdateProductsByFilter(
  ctx: Context,
  { product, ...matching }: Request<'bulkUpdateProductsByFilter'>,
) {
  const { id: _id, revision: _revision, ...wire } = (product ?? {}) as V3Update;
  const own = OWN_FIELDS.find((field) => wire[field] !== undefined);
  if (own) return refuse('FIELD_MASK_VALUE_NOT_SUPPORTED', { field: `product.${own}` });
  if (Object.keys(wire).length === 0) return refuse('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', { field: 'product' });
  return changeByFilter(ctx, matching, { kind: 'UPDATE', product: wire });
}

export const bulkDeleteProductsByFilter = (ctx: Context, matching: Request<'bulkDeleteProductsByFilter'>) =>
  changeByFilter(ctx, matching, { kind: 'DELETE' });

export async function bulkUpdateProductVariantsByFilter(
  ctx: Context,
  { variant = {}, ...matching }: Request<'bulkUpdateProductVariantsByFilter'>,
) {
  const { id, choices, ...wire } = variant;
  if (id || choices) return refuse('FIELD_MASK_VALUE_NOT_SUPPORTED', { field: id ? 'variant.id' : 'variant.choices' });
  if (Object.keys(wire).length === 0) return refuse('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', { field: 'variant' });
  return changeByFilter(ctx, matching, { kind: 'UPDATE_VARIANTS', variant: wire as V3VariantWrite });
}

export async function bulkAdjustProductVariantsByFilter(
  ctx: Context,
  { filter, search, ...wire }: Request<'bulkAdjustProductVariantsByFilter'>,
) {
  const adjustment = readAdjustment(wire, ctx.site.currency);
  if (isRefusal(adjustment)) return adjustment;
  return changeByFilter(ctx, { filter, search }, { kind: 'ADJUST_VARIANTS', adjustment });
}

type SectionsByFilter = Matching & { infoSectionIds?: string[] };

export const bulkAddInfoSectionsToProductsByFilter = async (
  ctx: Context,
  { infoSectionIds, ...matching }: SectionsByFilter,
) =>
  infoSectionIds
    ? changeByFilter(ctx, matching, { kind: 'ADD_INFO_SECTIONS', infoSectionIds })
    : missing('infoSectionIds');

export const bulkRemoveInfoSectionsFromProductsByFilter = async (
  ctx: Context,
  { infoSectionIds, ...matching }: SectionsByFilter,
) =>
  infoSectionIds
    ? changeByFilter(ctx, matching, { kind: 'REMOVE_INFO_SECTIONS', infoSectionIds })
    : missing('infoSectionIds');

export async function bulkUpdateProductTagsByFilter(
  ctx: Context,
  { filter, assignTags, unassignTags }: Request<'bulkUpdateProductTagsByFilter'>,
) {
  const tags = readTagChange(assignTags, unassignTags);
  return isRefusal(tags) ? tags : changeByFilter(ctx, { filter }, { kind: 'UPDATE_TAGS', ...tags });
}
