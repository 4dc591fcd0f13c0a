import { api, present } from '../../../app/api.ts';
import type { ProductView } from '../product.ts';
import type { StockDraft } from './product-form.ts';
import type { StockByVariant } from './read-product.ts';

export type LoadedProduct = { product: ProductView; stock: StockByVariant };

const VARIANTS_PER_PAGE = 100;

/** A product with all that the form shows, and the stock of its variants. */
export async function loadProduct(productId: string): Promise<LoadedProduct> {
  const [{ product }, stock] = await Promise.all([
    api.productsV3.getProduct({
      productId,
      fields: [
        'CURRENCY',
        'MEDIA_ITEMS_INFO',
        'MERCHANT_DATA',
        'PLAIN_DESCRIPTION',
        'URL',
        'VARIANT_OPTION_CHOICE_NAMES',
        'WEIGHT_MEASUREMENT_UNIT_INFO',
      ],
    }),
    loadStock(productId),
  ]);
  return { product: present(product, 'product'), stock };
}

/** Products answer only whether a variant is in stock; how many there are is said by the reader of variants. */
async function loadStock(productId: string): Promise<StockByVariant> {
  const stock: StockByVariant = new Map();
  for (let offset = 0; ; offset += VARIANTS_PER_PAGE) {
    const { variants = [], totalResults = 0 } = await api.productsV1Reader.queryProductVariants({
      id: productId,
      paging: { limit: VARIANTS_PER_PAGE, offset },
    });
    for (const { id = '', stock: level } of variants) stock.set(id, toStockDraft(level));
    if (variants.length === 0 || offset + variants.length >= totalResults) return stock;
  }
}

type StockLevel = { trackQuantity?: boolean; quantity?: number | null; inStock?: boolean };

function toStockDraft({ trackQuantity, quantity, inStock }: StockLevel = {}): StockDraft {
  if (trackQuantity) return { mode: 'TRACKED', quantity: String(quantity ?? 0) };
  return { mode: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK', quantity: '' };
}
