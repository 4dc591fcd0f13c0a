/** The words of the gift card, as they are translated. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lineSource, linesSource, type SourceText, textsOfOne } from '../translations/index.ts';
import type { GiftCardProduct } from './product.ts';
import { findProduct } from './products.store.ts';

/** The words of the gift card; none where the site has none. */
export async function giftCardSource(tx: Tx): Promise<SourceText[]> {
  const product = await findProduct(tx);
  if (!product) return [];
  const { name, description, image } = product;
  return [
    ...lineSource('name', 'Name', name),
    ...linesSource('description', 'Description', description),
    ...lineSource('image', 'Picture description', image?.altText),
  ];
}

/** The gift card of the site in the language that the caller reads. */
export async function translatedGiftCard(
  ctx: Pick<Context, 'site'>,
  tx: Tx,
  product: GiftCardProduct,
): Promise<GiftCardProduct> {
  const texts = await textsOfOne(ctx, tx, 'GIFT_CARD');
  if (!texts) return product;
  const { name, description, image } = product;
  return {
    ...product,
    name: texts.of('name', name),
    description: texts.of('description', description),
    image: image && { ...image, altText: texts.of('image', image.altText) },
  };
}
