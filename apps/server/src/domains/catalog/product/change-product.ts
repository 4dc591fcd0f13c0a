import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, notFound, type Refusal } from '../../../platform/refusal.ts';
import { deleteMany, saveChecked } from './change-many-products.ts';
import { findProductById, type StockedProduct } from './products.store.ts';
import type { ProductSave } from './save-product.ts';

export type Saved = StockedProduct | Refusal;

/** Saves one product; an existing one is locked first. */
export async function saveOne(ctx: Context, tx: Tx, save: ProductSave | Refusal): Promise<Saved> {
  if (isRefusal(save)) return save;
  const [saved] = await saveChecked(ctx, tx, [save]);
  return saved ?? notFound('there is no such product');
}

/** Changes a product under its row's lock. */
export const changing = (
  ctx: Context,
  id: string | null | undefined,
  change: (known: StockedProduct, tx: Tx) => ProductSave | Refusal | Promise<ProductSave | Refusal>,
): Promise<Saved> =>
  withSite(ctx, async (tx) => {
    const known = id && isGuid(id) ? await findProductById(tx, id, { lock: true }) : null;
    return known ? saveOne(ctx, tx, await change(known, tx)) : notFound('there is no such product');
  });

/** Deletes a product and everything that belongs to it. */
export const deleteProduct = (ctx: Context, id: string): Promise<Refusal | object> =>
  withSite(ctx, async (tx) => (await deleteMany(ctx, tx, [id]))[0] ?? {});
