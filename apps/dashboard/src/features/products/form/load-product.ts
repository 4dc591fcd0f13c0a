import { api, present } from '../../../app/api.ts';
import type { May } from '../../../app/permissions.ts';
import type { ProductView } from '../product.ts';
import type { ProductForm, StockDraft } from './product-form.ts';
import type { Surroundings } from './read-product.ts';
import type { StockByVariant } from './variants/variant-wire.ts';

export type LoadedProduct = { product: ProductView } & Surroundings;

/** One page of stock holds as many variants as a product can have. */
const ITEMS_PER_PAGE = 1000;

/**
 * Loads a product with everything that the form shows and the user may see: costs, stock of the variants, names of the
 * tags.
 */
export async function loadProduct(productId: string, may: May): Promise<LoadedProduct> {
  const [{ product }, stock] = await Promise.all([
    api.productsV3.getProduct({
      productId,
      fields: [
        'CURRENCY',
        'DESCRIPTION',
        'DIRECT_CATEGORIES_INFO',
        'INFO_SECTION',
        'MEDIA_ITEMS_INFO',
        ...(may('WIX_STORES.PRODUCT_MERCHANT_DATA_READ') ? (['MERCHANT_DATA'] as const) : []),
        'PRODUCT_CHOICES_DISPLAY_IMAGE',
        'URL',
        'VARIANT_OPTION_CHOICE_NAMES',
        'WEIGHT_MEASUREMENT_UNIT_INFO',
      ],
    }),
    may('inventoryItems.queryInventoryItems') ? loadStock(productId) : new Map(),
  ]);
  const found = present(product, 'product');
  return { product: found, stock, tags: await loadTags(found) };
}

/** Products only say whether a variant is in stock; the quantities come from the inventory. */
async function loadStock(productId: string): Promise<StockByVariant> {
  const stock: StockByVariant = new Map();
  for (let offset = 0; ; offset += ITEMS_PER_PAGE) {
    const { inventoryItems = [] } = await api.inventoryItems.queryInventoryItems({
      query: { filter: { productId }, paging: { limit: ITEMS_PER_PAGE, offset } },
    });
    for (const item of inventoryItems) {
      const id = item.variantId ?? '';
      if (!stock.has(id)) stock.set(id, toStockDraft(item));
    }
    if (inventoryItems.length < ITEMS_PER_PAGE) return stock;
  }
}

type InventoryItem = NonNullable<
  Awaited<ReturnType<typeof api.inventoryItems.queryInventoryItems>>['inventoryItems']
>[number];

function toStockDraft({ trackQuantity, quantity, inStock, preorderInfo }: InventoryItem): StockDraft {
  const preorder = preorderInfo?.enabled
    ? { message: preorderInfo.message ?? '', limit: String(preorderInfo.limit ?? '') }
    : null;
  if (trackQuantity) return { mode: 'TRACKED', quantity: String(quantity ?? 0), preorder };
  return { mode: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK', quantity: '', preorder };
}

/** Products refer to tags by id; users know them by name. */
async function loadTags({ tags }: ProductView): Promise<ProductForm['tags']> {
  const ids = { public: tags?.publicTags?.tagIds ?? [], private: tags?.privateTags?.tagIds ?? [] };
  const all = [...ids.public, ...ids.private];
  if (all.length === 0) return { public: [], private: [] };
  const { tags: known = [] } = await api.tags.queryTags({
    query: { filter: { id: { $in: all } }, cursorPaging: { limit: 100 } },
  });
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const namesOf = (some: string[]) => some.flatMap((id) => names.get(id) ?? []);
  return { public: namesOf(ids.public), private: namesOf(ids.private) };
}
