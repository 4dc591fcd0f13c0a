import type { productsV1 } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { changing, type Saved, saveOne } from '../product/change-product.ts';
import type { V1ProductWrite } from './v1-product-write.ts';
import { type V1Product, viewV1 } from './v1-view.ts';
import { readV1, stockOfFresh, stockOfNew } from './v1-write.ts';

export const createProductV1: UseCase<typeof productsV1.createProduct> = async (ctx, { product }) => {
  const wire = product as V1ProductWrite;
  const input = readV1(wire, null, ctx.site.currency);
  if (isRefusal(input)) return input;
  const stock = stockOfNew(input, wire);
  if (isRefusal(stock)) return stock;
  const save = { known: null, input, stock };
  return withSite(ctx, async (tx) => v1Answer(ctx, await saveOne(ctx, tx, save)));
};

export const updateProductV1: UseCase<typeof productsV1.updateProduct> = async (ctx, { product }) => {
  const wire = product as V1ProductWrite & { id?: string };
  const saved = await changing(ctx, wire.id, (known) => {
    const input = readV1(wire, known, ctx.site.currency);
    return isRefusal(input) ? input : { known, input, stock: stockOfFresh(input, known) };
  });
  return v1Answer(ctx, saved);
};

const v1Answer = (ctx: Context, saved: Saved): { product: V1Product } | Refusal =>
  isRefusal(saved) ? saved : { product: viewV1(ctx, saved) };
