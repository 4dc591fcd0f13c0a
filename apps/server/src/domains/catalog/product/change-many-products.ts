import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import { announceDeleted } from './announce-products.ts';
import { checkBarcodes } from './check-references.ts';
import { lockProducts, deleteProducts as removeProducts, type StockedProduct } from './products.store.ts';
import { type ProductSave, saveProducts } from './save-product.ts';

/** One change of many: of the product with this id or, without an id, a new product. */
export type ManyChange = {
  id: string | null;
  /** Returns the product to save; receives the current one, locked. */
  toSave: (known: StockedProduct | null) => ProductSave | Refusal;
};
export type Changed = { id: string | null; saved: StockedProduct | Refusal };

/**
 * Creates and changes products: each succeeds or fails by itself, with as many statements as for one. A product named
 * twice is changed only the first time.
 */
export async function changeMany(ctx: Context, tx: Tx, changes: readonly ManyChange[]): Promise<Changed[]> {
  const ids = [...new Set(changes.flatMap(({ id }) => (id && isGuid(id) ? [id.toLowerCase()] : [])))];
  const known = new Map((ids.length ? await lockProducts(tx, ids) : []).map((product) => [product.id, product]));
  const seen = new Set<string>();
  const wanted = changes.map(({ id, toSave }): ProductSave | Refusal => {
    if (id === null) return toSave(null);
    const product = known.get(id.toLowerCase());
    if (!product) return notFound('there is no such product');
    if (seen.has(product.id)) return refuse('INVALID_REVISION', { currentRevision: String(product.revision + 1) });
    seen.add(product.id);
    return toSave(product);
  });
  const saves = wanted.flatMap((save) => (isRefusal(save) ? [] : [save]));
  const results = await saveChecked(ctx, tx, saves);
  let next = 0;
  return wanted.map((save, index) => {
    const saved = isRefusal(save) ? save : (results[next++] ?? notFound('there is no such product'));
    return { id: isRefusal(saved) ? (changes[index]?.id ?? null) : saved.id, saved };
  });
}

/** As `saveProducts`, and no two products have the same barcode. */
export async function saveChecked(
  ctx: Context,
  tx: Tx,
  saves: readonly ProductSave[],
): Promise<(StockedProduct | Refusal)[]> {
  const refusals = await checkBarcodes(tx, saves);
  const passed = saves.filter((_, index) => !refusals[index]);
  const saved = passed.length ? await saveProducts(ctx, tx, passed) : [];
  let next = 0;
  return refusals.map((refusal) => refusal ?? saved[next++] ?? notFound('there is no such product'));
}

/** Deletes products; returns whether each existed. */
export async function deleteMany(ctx: Context, tx: Tx, ids: readonly string[]): Promise<(Refusal | null)[]> {
  const deleted = await removeProducts(tx, ids.filter(isGuid));
  for (const id of deleted) announceDeleted(tx, id);
  if (deleted.size > 0) ctx.cache.changed(tx);
  return ids.map((id) => (deleted.delete(id.toLowerCase()) ? null : notFound('there is no such product')));
}
