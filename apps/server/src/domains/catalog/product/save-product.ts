import type { Context } from '../../../context.ts';
import { isUniqueViolation, LostRace, type Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { ALL_PRODUCTS_ID, setCategoriesOfProducts } from '../../categories/index.ts';
import { forgetStock, type StockLevel, setStockOfMany } from '../../inventory/index.ts';
import { limitReached, roomWithin } from '../../sites/index.ts';
import { announceSaved } from './announce-products.ts';
import { buildProduct, type ProductInput, repeatedSkus } from './build-product.ts';
import { completeProducts } from './complete-product.ts';
import type { Product, ProductContent } from './product.ts';
import { countProducts, insertProducts, updateProducts } from './product-rows.store.ts';
import { type StockedProduct, takenSlugs } from './products.store.ts';
import { chooseSlugs } from './slug.ts';

/** Stock by position of the variant in the input, at one location or several; null keeps the current stock. */
type Level = Omit<StockLevel, 'variantId'>;
type Stock = readonly (Level | readonly Level[] | null)[];

/** A product to save: new where `known` is null, otherwise overwriting the known one. */
export type ProductSave = {
  known: StockedProduct | null;
  input: ProductInput;
  stock?: Stock;
  /** The id of a new product that keeps the one that it had elsewhere. */
  id?: string;
  /** The date of creation elsewhere; now if absent. */
  createdDate?: string;
  /**
   * Whether variants may share SKUs, as in files of other shops. Otherwise only those may be shared that are already.
   */
  keepsSkus?: boolean;
};

/**
 * Creates and changes products, in as many statements as for one. A refused product is not written and does not affect
 * the others. The caller holds the row locks of known products and has compared their revisions; each occurs at most
 * once. @returns for each the saved product, or the refusal
 */
export async function saveProducts(
  ctx: Context,
  tx: Tx,
  saves: readonly ProductSave[],
): Promise<(StockedProduct | Refusal)[]> {
  const isBeyond = await beyondLimit(ctx, tx, saves);
  const contents = (await completeProducts(ctx, tx, saves)).map((completed, index) => {
    if (isRefusal(completed)) return completed;
    if (isBeyond(index)) return limitReached(ctx, 'products');
    const { known, keepsSkus } = saves[index] ?? {};
    return buildProduct(completed, ctx.newId, repeatedSkus(keepsSkus ? completed.variants : (known?.variants ?? [])));
  });
  const products = await giveSlugs(ctx, tx, saves, contents);
  const written = await write(tx, saves, products);
  await forgetDroppedStock(ctx, tx, saves, written);
  const stocked = await writeStock(ctx, tx, saves, await writeCategories(tx, saves, written));
  for (const [index, product] of stocked.entries()) {
    if (!isRefusal(product)) announceSaved(ctx, tx, product, saves[index]?.known ?? null);
  }
  if (written.some((product) => !isRefusal(product))) ctx.cache.changed(tx);
  return stocked;
}

/** Which of the new products are too many for the site. */
async function beyondLimit(ctx: Context, tx: Tx, saves: readonly ProductSave[]): Promise<(index: number) => boolean> {
  const fresh = saves.flatMap(({ known }, index) => (known ? [] : [index]));
  if (fresh.length === 0) return () => false;
  const room = await roomWithin(ctx, tx, 'products', () => countProducts(tx));
  const beyond = new Set(fresh.slice(room));
  return (index) => beyond.has(index);
}

/** The products to be written, each with a unique slug. */
async function giveSlugs(
  ctx: Context,
  tx: Tx,
  saves: readonly ProductSave[],
  contents: readonly (ProductContent | Refusal)[],
): Promise<(Product | Refusal)[]> {
  const wishes = contents.map((content, index) => {
    const known = saves[index]?.known?.slug;
    return isRefusal(content) || (known && (!content.slug || content.slug === known)) ? null : content;
  });
  const slugs = await chooseSlugs(wishes, (candidates) => takenSlugs(tx, candidates));
  const now = ctx.now().toISOString();
  return contents.map((content, index) => {
    if (isRefusal(content)) return content;
    const known = saves[index]?.known ?? null;
    const slug = wishes[index] ? slugs[index] : known?.slug;
    // a requested slug is a promise; a generated one may be changed
    if (!slug) return refuse('DUPLICATE_SLUG_ERROR', { slug: content.slug });
    const row = known
      ? { id: known.id, numericId: known.numericId, revision: known.revision + 1, createdDate: known.createdDate }
      : {
          id: saves[index]?.id ?? ctx.newId(),
          numericId: '0',
          revision: 1,
          createdDate: saves[index]?.createdDate ?? now,
        };
    return { ...content, slug, ...row, updatedDate: now };
  });
}

/** Writes the products' rows; those whose slug has since been taken are refused. */
async function write(
  tx: Tx,
  saves: readonly ProductSave[],
  products: readonly (Product | Refusal)[],
): Promise<(Product | Refusal)[]> {
  const isNew = (index: number) => !saves[index]?.known;
  const ofKind = (fresh: boolean) =>
    products.filter((product, index): product is Product => !isRefusal(product) && isNew(index) === fresh);
  const numericIds = await insertProducts(tx, ofKind(true));
  await updateProducts(tx, ofKind(false)).catch((error) => {
    // when the transaction is repeated, it finds the slug taken and says so
    throw isUniqueViolation(error) ? new LostRace('a slug was taken meanwhile') : error;
  });
  return products.map((product, index) => {
    if (isRefusal(product) || !isNew(index)) return product;
    const numericId = numericIds.get(product.id);
    return numericId ? { ...product, numericId } : refuse('DUPLICATE_SLUG_ERROR', { slug: product.slug });
  });
}

/** A product with its current categories, and its rating. */
type Categorised = Product & Pick<StockedProduct, 'allCategoryIds' | 'rating'>;

/** Puts products into their categories, where these have changed. */
async function writeCategories(
  tx: Tx,
  saves: readonly ProductSave[],
  products: readonly (Product | Refusal)[],
): Promise<(Categorised | Refusal)[]> {
  const known = (index: number) => saves[index]?.known?.categoryIds ?? [];
  const changed = products.flatMap((product, index) =>
    isRefusal(product) || String(product.categoryIds) === String(known(index))
      ? []
      : { productId: product.id, categoryIds: product.categoryIds },
  );
  const written = await setCategoriesOfProducts(tx, changed);
  return products.map((product, index) => {
    if (isRefusal(product)) return product;
    const allCategoryIds = saves[index]?.known?.allCategoryIds ?? [ALL_PRODUCTS_ID];
    const rating = saves[index]?.known?.rating ?? { average: 0, count: 0 };
    return { ...product, rating, allCategoryIds, ...written.get(product.id) };
  });
}

async function forgetDroppedStock(
  ctx: Context,
  tx: Tx,
  saves: readonly ProductSave[],
  products: readonly (Product | Refusal)[],
): Promise<void> {
  const dropped = products.flatMap((product, index) => {
    if (isRefusal(product)) return [];
    const kept = new Set(product.variants.map((variant) => variant.id));
    return (saves[index]?.known?.variants ?? [])
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ productId: product.id, variantId: id }));
  });
  await forgetStock(ctx, tx, dropped);
}

async function writeStock(
  ctx: Context,
  tx: Tx,
  saves: readonly ProductSave[],
  products: readonly (Categorised | Refusal)[],
): Promise<(StockedProduct | Refusal)[]> {
  const levels = products.map((product, index): StockLevel[] =>
    isRefusal(product)
      ? []
      : (saves[index]?.stock ?? []).flatMap((ofVariant, place) => {
          const variant = product.variants[place];
          return variant ? [ofVariant ?? []].flat().map((level) => ({ ...level, variantId: variant.id })) : [];
        }),
  );
  const written = await setStockOfMany(
    ctx,
    tx,
    levels.flatMap((ofProduct, index) => {
      const product = products[index];
      return product && !isRefusal(product) ? ofProduct.map((level) => ({ ...level, productId: product.id })) : [];
    }),
    products.flatMap((product, index) =>
      isRefusal(product) || shownVariants(product) === shownVariants(saves[index]?.known) ? [] : product.id,
    ),
  );
  return products.map((product, index) => {
    if (isRefusal(product)) return product;
    const stock = written.get(product.id) ?? [];
    const variantIds = new Set(product.variants.map((variant) => variant.id));
    const untouched = (saves[index]?.known?.stock ?? []).filter(
      ({ variantId }) => variantIds.has(variantId) && !stock.some((one) => one.variantId === variantId),
    );
    return { ...product, stock: [...untouched, ...stock] };
  });
}

/** The variants whose stock decides on availability. */
const shownVariants = (product: Pick<Product, 'variants'> | null | undefined): string =>
  product ? product.variants.map(({ id, visible }) => `${id} ${visible}`).join() : '';
