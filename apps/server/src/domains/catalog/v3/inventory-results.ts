import { bulkAnswer } from '../../../platform/resource/index.ts';
import type { StockedProduct } from '../product/products.store.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

/** Results for the stock sent with products: one for each variant that had some. */
export function inventoryResultsOf(
  written: readonly { saved: StockedProduct; wire: V3ProductWrite }[],
  returnEntity: boolean,
) {
  const outcomes = written.flatMap(({ saved, wire }) =>
    (wire.variantsInfo?.variants ?? []).flatMap((variant, place) => {
      const isGiven = 'inventoryItem' in variant && variant.inventoryItem;
      const variantId = saved.variants[place]?.id;
      const stock = saved.stock.find((one) => one.variantId === variantId);
      if (!isGiven || !stock) return [];
      const { trackQuantity, quantity, inStock } = stock;
      const item = {
        productId: saved.id,
        variantId,
        trackQuantity,
        ...(trackQuantity ? { quantity: quantity ?? 0 } : { inStock }),
        availabilityStatus: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
      };
      return [{ id: null, item, refusal: null }];
    }),
  );
  return bulkAnswer(outcomes, returnEntity);
}
