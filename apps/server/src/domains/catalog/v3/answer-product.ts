/** Answers of operations that write products. */
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { fieldsFor } from './v3-fields.ts';
import { type V3Product, viewV3 } from './v3-view.ts';

/** The saved product, with the details of single-product answers; costs only for callers who may read them. */
export function v3Answer(
  ctx: Context,
  saved: StockedProduct | Refusal,
  fields: readonly string[] | undefined,
): { product: V3Product } | Refusal {
  return isRefusal(saved) ? saved : { product: writtenV3(ctx, saved, fields) };
}

export function writtenV3(ctx: Context, saved: StockedProduct, fields: readonly string[] | undefined): V3Product {
  const asked = fieldsFor(ctx.caller, ['VARIANT_OPTION_CHOICE_NAMES', ...(fields ?? [])]);
  if (!may(ctx.caller, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ')) asked.delete('MERCHANT_DATA');
  return viewV3(ctx, saved, asked);
}
