import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { keepStockOf, type StockLevel, setStock } from '../inventory/index.ts';
import { findMediaFiles } from '../media/index.ts';
import { brandResource, infoSectionResource, ribbonResource } from './around-products.ts';
import { buildProduct, type ProductInput } from './build-product.ts';
import type { NamedReference, Product, ProductMedia } from './product.ts';
import { insertProduct, type StockedProduct, takenSlugs, updateProduct } from './products.store.ts';
import { freeSlug, slugOf } from './slug.ts';

/** Stock by place of the variant in the input; null keeps what there is. */
type Stock = readonly (Omit<StockLevel, 'variantId'> | null)[];

/** Creates a product. Brand and ribbon may be given by name alone and are created where they do not exist. */
export async function createProduct(
  ctx: Context,
  tx: Tx,
  input: ProductInput,
  stock: Stock = [],
): Promise<StockedProduct | Refusal> {
  const completed = await complete(ctx, tx, input);
  if (isRefusal(completed)) return completed;
  const built = buildProduct(completed, ctx.newId);
  if (isRefusal(built)) return built;
  const base = built.slug || slugOf(built.name);
  const taken = await takenSlugs(tx, base);
  // a slug that was asked for is a promise; one that we make up may be another
  if (built.slug && taken.has(base)) return refuse('DUPLICATE_SLUG_ERROR', { slug: base });
  const now = ctx.now().toISOString();
  const product: Product = {
    ...built,
    id: ctx.newId(),
    numericId: '0',
    revision: 1,
    createdDate: now,
    updatedDate: now,
    slug: freeSlug(base, taken),
  };
  const created = await insertProduct(tx, product);
  if (!created) return refuse('DUPLICATE_SLUG_ERROR', { slug: product.slug });
  const levels = await writeStock(ctx, tx, created, stock);
  ctx.cache.changed(tx);
  emit(tx, { type: 'wix.stores.catalog.v3.product_created', entityId: created.id, payload: { productId: created.id } });
  return { ...created, stock: levels };
}

/** Writes a product's new content over the old. The caller holds the row's lock and has compared the revision. */
export async function changeProduct(
  ctx: Context,
  tx: Tx,
  known: StockedProduct,
  input: ProductInput,
  stock: Stock = [],
): Promise<StockedProduct | Refusal> {
  const completed = await complete(ctx, tx, input);
  if (isRefusal(completed)) return completed;
  const built = buildProduct(completed, ctx.newId);
  if (isRefusal(built)) return built;
  if (built.slug !== known.slug && (await takenSlugs(tx, built.slug)).has(built.slug))
    return refuse('DUPLICATE_SLUG_ERROR', { slug: built.slug });
  const { id, numericId, revision, createdDate } = known;
  const product: Product = { ...built, id, numericId, revision, createdDate, updatedDate: ctx.now().toISOString() };
  await updateProduct(tx, product);
  const variantIds = product.variants.map((variant) => variant.id);
  const kept = known.stock.filter((level) => variantIds.includes(level.variantId));
  if (kept.length < known.stock.length) await keepStockOf(tx, id, variantIds);
  const levels = await writeStock(ctx, tx, product, stock);
  ctx.cache.changed(tx);
  emit(tx, { type: 'wix.stores.catalog.v3.product_updated', entityId: id, payload: { productId: id } });
  const written = new Set(levels.map((level) => level.variantId));
  return {
    ...product,
    revision: revision + 1,
    stock: [...kept.filter((level) => !written.has(level.variantId)), ...levels],
  };
}

async function writeStock(ctx: Context, tx: Tx, product: Product, stock: Stock): Promise<StockLevel[]> {
  const levels = stock.flatMap((level, index): StockLevel[] => {
    const variant = product.variants[index];
    return level && variant ? [{ ...level, variantId: variant.id }] : [];
  });
  await setStock(ctx, tx, product.id, levels);
  return levels;
}

/** Looks up what the input only names: pictures, brand, ribbon, info sections. */
async function complete(ctx: Context, tx: Tx, input: ProductInput): Promise<ProductInput | Refusal> {
  const media = await completeMedia(tx, input.media);
  if (isRefusal(media)) return media;
  const brand = await completeReference(ctx, tx, brandResource, input.brand, 'BRAND_NOT_FOUND');
  if (isRefusal(brand)) return brand;
  const ribbon = await completeReference(ctx, tx, ribbonResource, input.ribbon, 'RIBBON_NOT_FOUND');
  if (isRefusal(ribbon)) return ribbon;
  const wanted = input.infoSections.filter((section) => section.title === '').map((section) => section.id);
  const sections = wanted.length ? await infoSectionResource.findByIds(tx, wanted) : [];
  const infoSections = [];
  for (const section of input.infoSections) {
    const found = sections.find(({ id }) => id === section.id);
    if (section.title === '' && !found) return refuse('INFO_SECTION_ERROR_OCCURRED', { infoSectionId: section.id });
    infoSections.push(
      found
        ? {
            id: section.id,
            uniqueName: found.uniqueName ?? '',
            title: found.title ?? '',
            description: found.plainDescription ?? '',
          }
        : section,
    );
  }
  return { ...input, media, brand, ribbon, infoSections };
}

async function completeMedia(tx: Tx, media: readonly ProductMedia[]): Promise<ProductMedia[] | Refusal> {
  const unknown = media.filter((one) => one.width === 0).map((one) => one.id);
  if (unknown.length === 0) return [...media];
  const files = new Map((await findMediaFiles(tx, unknown)).map((file) => [file.id, file]));
  const missing = unknown.find((id) => !files.has(id));
  if (missing !== undefined) return refuse('PRODUCT_MEDIA_NOT_EXIST', { mediaId: missing });
  return media.map((one) => {
    const file = files.get(one.id);
    return file ? { ...one, width: file.width ?? 0, height: file.height ?? 0 } : one;
  });
}

type Named = { id: string; name?: string | null };
type Source = {
  findByIds(tx: Tx, ids: readonly string[]): Promise<Named[]>;
  getOrCreate(ctx: Context, tx: Tx, draft: { name: string }): Promise<Named | Refusal>;
};

async function completeReference(
  ctx: Context,
  tx: Tx,
  source: Source,
  reference: NamedReference | null,
  absent: 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND',
): Promise<NamedReference | null | Refusal> {
  if (!reference || (reference.id && reference.name)) return reference;
  const found = reference.id
    ? (await source.findByIds(tx, [reference.id]))[0]
    : await source.getOrCreate(ctx, tx, { name: reference.name });
  if (!found) return refuse(absent, { id: reference.id });
  return isRefusal(found) ? found : { id: found.id, name: found.name ?? '' };
}
