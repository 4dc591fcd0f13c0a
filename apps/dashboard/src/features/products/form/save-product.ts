import { api, present } from '../../../app/api.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ProductForm } from './product-form.ts';
import { type NamedIds, writeChanges, writeProduct } from './write-product.ts';

/** Creates the product and answers its id. */
export async function createProduct(form: ProductForm): Promise<string> {
  const ids = await findNamed(form);
  const { product } = await api.productsV3.createProductWithInventory({
    product: writeProduct(form, ids),
    returnEntity: true,
  });
  return present(product?.id, 'product id');
}

/** Saves what changed between the two forms. Throws ApiError INVALID_REVISION where someone else was faster. */
export async function updateProduct({ product }: LoadedProduct, before: ProductForm, form: ProductForm): Promise<void> {
  const ids = await findNamed(form);
  const changes = writeChanges(product, before, form, ids);
  await api.productsV3.updateProductWithInventory({ product: { ...changes, id: present(product.id, 'product id') } });
}

/** Brand and ribbon with the names that people typed; created where there are none yet. */
async function findNamed({ brand, ribbon }: ProductForm): Promise<NamedIds> {
  const [brandAnswer, ribbonAnswer] = await Promise.all([
    brand.trim() ? api.brands.getOrCreateBrand({ brandName: brand.trim() }) : null,
    ribbon.trim() ? api.ribbons.getOrCreateRibbon({ ribbonName: ribbon.trim() }) : null,
  ]);
  return { brandId: brandAnswer?.brand?.id ?? null, ribbonId: ribbonAnswer?.ribbon?.id ?? null };
}
