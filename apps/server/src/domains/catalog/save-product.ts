import type { Context } from '../../context.ts';
import { isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { keepStockOf, type StockLevel, setStock } from '../inventory/index.ts';
import { buildProduct, type ProductInput } from './build-product.ts';
import { completeProduct } from './complete-product.ts';
import type { Product, ProductContent } from './product.ts';
import { insertProduct, type StockedProduct, takenSlugs, updateProduct } from './products.store.ts';
import { freeSlug, slugOf } from './slug.ts';

/** Stock by place of the variant in the input; null keeps what there is. */
type Stock = readonly (Omit<StockLevel, 'variantId'> | null)[];

/** Creates a product. Without a slug it gets one made of its name. */
export async function createProduct(
  ctx: Context,
  tx: Tx,
  input: ProductInput,
  stock: Stock = [],
): Promise<StockedProduct | Refusal> {
  const built = await build(ctx, tx, input, null);
  if (isRefusal(built)) return built;
  const base = built.slug || slugOf(built.name);
  const taken = await takenSlugs(tx, base);
  // a slug that was asked for is a promise; one that we make up may be another
  if (built.slug && taken.has(base)) return refuse('DUPLICATE_SLUG_ERROR', { slug: base });
  const slug = freeSlug(base, taken);
  const now = ctx.now().toISOString();
  const dates = { createdDate: now, updatedDate: now };
  const product: Product = { ...built, id: ctx.newId(), numericId: '0', revision: 1, ...dates, slug };
  const created = await insertProduct(tx, product);
  if (!created) return refuse('DUPLICATE_SLUG_ERROR', { slug });
  const levels = await writeStock(ctx, tx, created, stock);
  announce(ctx, tx, 'product_created', created.id);
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
  const built = await build(ctx, tx, input, known);
  if (isRefusal(built)) return built;
  const slug = built.slug || known.slug;
  const { id, numericId, revision, createdDate } = known;
  const product: Product = {
    ...built,
    slug,
    id,
    numericId,
    revision,
    createdDate,
    updatedDate: ctx.now().toISOString(),
  };
  const isFree = await updateProduct(tx, product).then(
    () => true,
    (error) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    },
  );
  if (!isFree) return refuse('DUPLICATE_SLUG_ERROR', { slug });
  const variantIds = product.variants.map((variant) => variant.id);
  const kept = known.stock.filter((level) => variantIds.includes(level.variantId));
  if (kept.length < known.stock.length) await keepStockOf(tx, id, variantIds);
  const levels = await writeStock(ctx, tx, product, stock);
  announce(ctx, tx, 'product_updated', id);
  const written = new Set(levels.map((level) => level.variantId));
  const untouched = kept.filter((level) => !written.has(level.variantId));
  return { ...product, revision: revision + 1, stock: [...untouched, ...levels] };
}

async function build(
  ctx: Context,
  tx: Tx,
  input: ProductInput,
  known: Product | null,
): Promise<ProductContent | Refusal> {
  const completed = await completeProduct(ctx, tx, input, known);
  return isRefusal(completed) ? completed : buildProduct(completed, ctx.newId);
}

async function writeStock(ctx: Context, tx: Tx, product: Product, stock: Stock): Promise<StockLevel[]> {
  const levels = stock.flatMap((level, index): StockLevel[] => {
    const variant = product.variants[index];
    return level && variant ? [{ ...level, variantId: variant.id }] : [];
  });
  await setStock(ctx, tx, product.id, levels);
  return levels;
}

function announce(ctx: Context, tx: Tx, what: 'product_created' | 'product_updated', productId: string): void {
  ctx.cache.changed(tx);
  emit(tx, { type: `wix.stores.catalog.v3.${what}`, entityId: productId, payload: { productId } });
}
