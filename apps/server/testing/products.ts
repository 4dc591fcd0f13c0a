/** Products for tests, written by the same code as all products. */
import type { Context } from '../src/context.ts';
import { emptyContent } from '../src/domains/catalog/product/product.ts';
import { type ProductSave, saveProducts } from '../src/domains/catalog/product/save-product.ts';
import { withSite } from '../src/platform/db/index.ts';
import { isRefusal } from '../src/platform/refusal.ts';

export const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export type NewProduct = {
  name: string;
  price: number;
  compareAtPrice?: number;
  /** Not counted, and in stock, if absent. */
  stock?: number;
  isDigital?: boolean;
  weight?: number;
  sku?: string;
  visible?: boolean;
  taxGroupId?: string | null;
  deliveryProfileId?: string | null;
};

export type AddedProduct = {
  id: string;
  variantId: string;
  slug: string;
  /** A line with this quantity, for carts and checkouts. */
  line(quantity: number): { catalogReference: { catalogItemId: string; appId: string }; quantity: number };
};

/** Adds products with one variant and a picture each, with as many statements as for one. */
export async function addProducts(ctx: Context, products: readonly NewProduct[]): Promise<AddedProduct[]> {
  const saved = await withSite(ctx, (tx) => saveProducts(ctx, tx, products.map(saveOf)));
  return saved.map((product) => {
    if (isRefusal(product)) throw new Error(`refused: ${JSON.stringify(product)}`);
    const catalogReference = { catalogItemId: product.id, appId: STORES_APP };
    return {
      id: product.id,
      variantId: product.variants[0]?.id ?? '',
      slug: product.slug,
      line: (quantity) => ({ catalogReference, quantity }),
    };
  });
}

function saveOf({ taxGroupId = null, deliveryProfileId = null, visible = true, ...product }: NewProduct): ProductSave {
  const { name, price, compareAtPrice, stock, isDigital, weight, sku = null } = product;
  const variant = {
    choices: {},
    visible: true,
    sku,
    barcode: null,
    price,
    compareAtPrice: compareAtPrice ?? null,
    cost: null,
    weight: weight ?? null,
  };
  return {
    known: null,
    input: {
      ...emptyContent,
      name,
      visible,
      taxGroupId,
      deliveryProfileId,
      productType: isDigital ? 'DIGITAL' : 'PHYSICAL',
      options: [],
      variants: [variant],
      media: [{ id: 'mug.webp', width: 800, height: 1000, altText: null }],
      manageVariants: false,
    },
    stock: [{ trackQuantity: stock !== undefined, quantity: stock ?? null, inStock: true }],
  };
}
