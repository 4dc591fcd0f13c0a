import type { productsV1, productsV3, Request } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { findProductById, deleteProduct as remove, type StockedProduct } from './products.store.ts';
import { changeProduct, createProduct } from './save-product.ts';
import { toV1 } from './v1-view.ts';
import { fromV1, type V1ProductWrite } from './v1-write.ts';
import type { V3ProductWrite } from './v3-product-write.ts';
import { toV3 } from './v3-view.ts';
import { fromV3 } from './v3-write.ts';
import { readMedia } from './write-media.ts';

/** Products that V1 clients make are there to be bought until somebody counts them. */
const untracked = { trackQuantity: false, quantity: null, inStock: true };

/** The saved product, with what single products bring; costs only for callers who may read them. */
function v3Answer(ctx: Context, saved: StockedProduct | Refusal, fields: readonly string[] | undefined) {
  if (isRefusal(saved)) return saved;
  const asked = new Set(['VARIANT_OPTION_CHOICE_NAMES', ...(fields ?? [])]);
  if (!may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ')) asked.delete('MERCHANT_DATA');
  return { product: toV3(ctx, saved, asked) };
}

async function createFromV3(ctx: Context, wire: V3ProductWrite): Promise<StockedProduct | Refusal> {
  const change = fromV3(wire, null, ctx.site.currency);
  if (isRefusal(change)) return change;
  const media = readMedia(wire, []);
  return isRefusal(media)
    ? media
    : withSite(ctx, (tx) => createProduct(ctx, tx, { ...change.input, media }, change.stock));
}

async function updateFromV3(
  ctx: Context,
  wire: V3ProductWrite & { id?: string | null; revision?: string | null },
): Promise<StockedProduct | Refusal> {
  return changing(ctx, wire.id, async (tx, known) => {
    if (wire.revision !== undefined && wire.revision !== String(known.revision)) {
      return refuse('INVALID_REVISION', { currentRevision: String(known.revision) });
    }
    const change = fromV3(wire, known, ctx.site.currency);
    if (isRefusal(change)) return change;
    const media = readMedia(wire, known.media);
    return isRefusal(media) ? media : changeProduct(ctx, tx, known, { ...change.input, media }, change.stock);
  });
}

/** Runs a change of a product under its row's lock. */
async function changing(
  ctx: Context,
  id: string | null | undefined,
  work: (tx: Tx, known: StockedProduct) => Promise<StockedProduct | Refusal>,
): Promise<StockedProduct | Refusal> {
  return withSite(ctx, async (tx) => {
    const known = id && isGuid(id) ? await findProductById(tx, id, { lock: true }) : null;
    return known ? work(tx, known) : notFound('there is no such product');
  });
}

export const createProductV3 = async (
  ctx: Context,
  { product = {}, fields }: Request<typeof productsV3.createProduct>,
) => v3Answer(ctx, await createFromV3(ctx, product as V3ProductWrite), fields);

export const updateProductV3 = async (ctx: Context, { product, fields }: Request<typeof productsV3.updateProduct>) =>
  v3Answer(ctx, await updateFromV3(ctx, product as V3ProductWrite), fields);

export const createProductWithInventory = async (
  ctx: Context,
  { product = {}, fields }: Request<typeof productsV3.createProductWithInventory>,
) => v3Answer(ctx, await createFromV3(ctx, product as V3ProductWrite), fields);

export const updateProductWithInventory = async (
  ctx: Context,
  { product, fields }: Request<typeof productsV3.updateProductWithInventory>,
) => v3Answer(ctx, await updateFromV3(ctx, product as V3ProductWrite), fields);

export async function deleteProduct(ctx: Context, id: string) {
  return withSite(ctx, async (tx) => {
    if (!isGuid(id) || !(await remove(tx, id))) return notFound('there is no such product');
    ctx.cache.changed(tx);
    emit(tx, { type: 'wix.stores.catalog.v3.product_deleted', entityId: id, payload: { productId: id } });
    return {};
  });
}

const v1Answer = (ctx: Context, saved: StockedProduct | Refusal) =>
  isRefusal(saved) ? saved : { product: toV1(ctx, saved) };

export async function createProductV1(ctx: Context, { product }: Request<typeof productsV1.createProduct>) {
  const input = fromV1(product as V1ProductWrite, null, ctx.site.currency);
  if (isRefusal(input)) return input;
  return v1Answer(
    ctx,
    await withSite(ctx, (tx) =>
      createProduct(
        ctx,
        tx,
        input,
        input.variants.map(() => untracked),
      ),
    ),
  );
}

export async function updateProductV1(ctx: Context, { product }: Request<typeof productsV1.updateProduct>) {
  const wire = product as V1ProductWrite & { id?: string };
  const saved = await changing(ctx, wire.id, async (tx, known) => {
    const input = fromV1(wire, known, ctx.site.currency);
    if (isRefusal(input)) return input;
    const fresh = input.variants.map((variant) =>
      variant.id && known.stock.some((one) => one.variantId === variant.id) ? null : untracked,
    );
    return changeProduct(ctx, tx, known, input, fresh);
  });
  return v1Answer(ctx, saved);
}
