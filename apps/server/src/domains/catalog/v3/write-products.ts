import type { productsV3 } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { changing, type Saved, saveOne } from '../product/change-product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import type { ProductSave } from '../product/save-product.ts';
import { v3Answer } from './answer-product.ts';
import { inventoryResultsOf } from './inventory-results.ts';
import type { V3ProductWrite } from './v3-product-write.ts';
import { readV3 } from './v3-write.ts';

export type V3Update = V3ProductWrite & { id?: string | null; revision?: string | null };

/** The save that results from a V3 request for an existing product, or for none. */
export function v3Save(wire: V3Update, known: StockedProduct | null, currency: string): ProductSave | Refusal {
  const isStale = known && wire.revision !== undefined && wire.revision !== String(known.revision);
  if (isStale) return refuse('INVALID_REVISION', { currentRevision: String(known.revision) });
  const change = readV3(wire, known, currency);
  return isRefusal(change) ? change : { known, ...change };
}

const createFromV3 = (ctx: Context, tx: Tx, wire: V3ProductWrite): Promise<Saved> =>
  saveOne(ctx, tx, v3Save(wire, null, ctx.site.currency));

const updateFromV3 = (ctx: Context, wire: V3Update): Promise<Saved> =>
  changing(ctx, wire.id, (known) => v3Save(wire, known, ctx.site.currency));

export const createProductV3: UseCase<typeof productsV3.createProduct> = (ctx, { product = {}, fields }) =>
  withSite(ctx, async (tx) => v3Answer(ctx, await createFromV3(ctx, tx, product as V3ProductWrite), fields));

export const updateProductV3: UseCase<typeof productsV3.updateProduct> = async (ctx, { product, fields }) =>
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

export const createProductWithInventory: UseCase<typeof productsV3.createProductWithInventory> = (
  ctx,
  { product = {}, ...wanted },
) => {
  const wire = product as V3ProductWrite;
  return withSite(ctx, async (tx) => answerWithInventory(ctx, await createFromV3(ctx, tx, wire), wire, wanted));
};

export const updateProductWithInventory: UseCase<typeof productsV3.updateProductWithInventory> = async (
  ctx,
  { product, ...wanted },
) => {
  const wire = product as V3Update;
  return answerWithInventory(ctx, await updateFromV3(ctx, wire), wire, wanted);
};
