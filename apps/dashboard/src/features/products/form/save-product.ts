import { api, present } from '../../../app/api.ts';
import type { ProductView } from '../product.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ProductForm } from './product-form.ts';
import { type NamedIds, writeChanges, writeProduct } from './write-product.ts';

/** Creates the product and answers its id. */
export async function createProduct(form: ProductForm): Promise<string> {
  const ids = await findNamed(form, {});
  const { product } = await api.productsV3.createProductWithInventory({
    product: writeProduct(form, ids),
    returnEntity: true,
  });
  return present(product?.id, 'product id');
}

/** Saves what changed between the two forms. Throws ApiError INVALID_REVISION where someone else was faster. */
export async function updateProduct({ product }: LoadedProduct, before: ProductForm, form: ProductForm): Promise<void> {
  const ids = await findNamed(form, product);
  const changes = writeChanges(product, before, form, ids);
  await api.productsV3.updateProductWithInventory({ product: { ...changes, id: present(product.id, 'product id') } });
}

/** Brand and ribbon with the names that people typed; created where there are none yet. */
async function findNamed(form: ProductForm, known: Pick<ProductView, 'brand' | 'ribbon'>): Promise<NamedIds> {
  const brandName = form.brand.trim();
  const ribbonName = form.ribbon.trim();
  const [brandId, ribbonId] = await Promise.all([
    idOf(brandName, known.brand, async () => (await api.brands.getOrCreateBrand({ brandName })).brand?.id),
    idOf(ribbonName, known.ribbon, async () => (await api.ribbons.getOrCreateRibbon({ ribbonName })).ribbon?.id),
  ]);
  return { brandId, ribbonId };
}

type Named = { id?: string | null; name?: string | null } | undefined;

async function idOf(
  name: string,
  known: Named,
  find: () => Promise<string | null | undefined>,
): Promise<string | null> {
  if (!name) return null;
  return (known?.name === name ? known.id : await find()) ?? null;
}
