import type { Context } from '../../context.ts';
import type { ProductMedia } from './product.ts';

/** An image as the wire has it, under the media host that this caller knows. */
export function imageOf(ctx: Pick<Context, 'addresses'>, { id, width, height, altText }: ProductMedia) {
  return { id, url: `${ctx.addresses.media}/media/${id}`, width, height, altText: altText ?? '', filename: id };
}
