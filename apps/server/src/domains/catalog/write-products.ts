import type { productsV1, productsV3, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { v1Answer, v3Answer } from './answer-product.ts';
import { deleteMany, saveChecked } from './change-many-products.ts';
import { inventoryResultsOf } from './inventory-results.ts';
import { findProductById, type StockedProduct } from './products.store.ts';
import type { ProductSave } from './save-product.ts';
import type { V1ProductWrite } from './v1-product-write.ts';
import { fromV1, stockOfFresh } from './v1-write.ts';
import type { V3ProductWrite } from './v3-product-write.ts';
import { fromV3 } from './v3-write.ts';

type Saved = StockedProduct | Refusal;
export type V3Update = V3ProductWrite & { id?: string | null; revision?: string | null };

/** Saves one product, whose row is locked where it is known. */
async function saveOne(ctx: Context, tx: Tx, save: ProductSave | Refusal): Promise<Saved> {
  if (isRefusal(save)) return save;
  const [saved] = await saveChecked(ctx, tx, [save]);
  return saved ?? notFound('there is no such product');
}

/** What a V3 write makes of a product that it was based on, or of nothing. */
export function v3Save(wire: V3Update, known: StockedProduct | null, currency: string): ProductSave | Refusal {
  const isStale = known && wire.revision !== undefined && wire.revision !== String(known.revision);
  if (isStale) return refuse('INVALID_REVISION', { currentRevision: String(known.revision) });
  const change = fromV3(wire, known, currency);
  return isRefusal(change) ? change : { known, ...change };
}

const createFromV3 = (ctx: Context, wire: V3ProductWrite): Promise<Saved> =>
  withSite(ctx, (tx) => saveOne(ctx, tx, v3Save(wire, null, ctx.site.currency)));

const updateFromV3 = (ctx: Context, wire: V3Update): Promise<Saved> =>
  changing(ctx, wire.id, (known) => v3Save(wire, known, ctx.site.currency));

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

export const createProductV3 = async (
  ctx: Context,
  { product = {}, fields }: Request<typeof productsV3.createProduct>,
) => v3Answer(ctx, await createFromV3(ctx, product as V3ProductWrite), fields);

export const updateProductV3 = async (ctx: Context, { product, fields }: Request<typeof productsV3.updateProduct>) =>
  v3Answer(ctx, await updateFromV3(ctx, product as V3Update), fields);

type WithInventory = { returnEntity?: boolean; fields?: readonly string[] };

function answerWithInventory(
  ctx: Context,
  saved: Saved,
  wire: V3ProductWrite,
  { returnEntity, fields }: WithInventory,
) {
  const answer = v3Answer(ctx, saved, fields);
  if (isRefusal(answer) || isRefusal(saved)) return answer;
  const inventoryResults = inventoryResultsOf([{ saved, wire }], returnEntity !== false);
  return { ...(returnEntity === false ? {} : answer), inventoryResults };
}

export async function createProductWithInventory(
  ctx: Context,
  { product = {}, ...wanted }: Request<typeof productsV3.createProductWithInventory>,
) {
  const wire = product as V3ProductWrite;
  return answerWithInventory(ctx, await createFromV3(ctx, wire), wire, wanted);
}

export async function updateProductWithInventory(
  ctx: Context,
  { product, ...wanted }: Request<typeof productsV3.updateProductWithInventory>,
) {
  const wire = product as V3Update;
  return answerWithInventory(ctx, await updateFromV3(ctx, wire), wire, wanted);
}

export const deleteProduct = (ctx: Context, id: string): Promise<Refusal | object> =>
  withSite(ctx, async (tx) => (await deleteMany(ctx, tx, [id]))[0] ?? {});

export async function createProductV1(ctx: Context, { product }: Request<typeof productsV1.createProduct>) {
  const input = fromV1(product as V1ProductWrite, null, ctx.site.currency);
  if (isRefusal(input)) return input;
  const save = { known: null, input, stock: stockOfFresh(input, null) };
  return v1Answer(ctx, await withSite(ctx, (tx) => saveOne(ctx, tx, save)));
}

export async function updateProductV1(ctx: Context, { product }: Request<typeof productsV1.updateProduct>) {
  const wire = product as V1ProductWrite & { id?: string };
  const saved = await changing(ctx, wire.id, (known) => {
    const input = fromV1(wire, known, ctx.site.currency);
    return isRefusal(input) ? input : { known, input, stock: stockOfFresh(input, known) };
  });
  return v1Answer(ctx, saved);
}
