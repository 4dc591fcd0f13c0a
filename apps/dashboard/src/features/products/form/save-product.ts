import { api, present } from '../../../app/api.ts';
import { itemOf, storeTree } from '../../categories/category.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ProductForm } from './product-form.ts';
import { PRODUCT_TAGS } from './settings/suggestions.ts';
import { type NamedIds, writeChanges, writeProduct } from './write-product.ts';

/**
 * Creates the product and puts it into its categories. Throws where there is no product; once there is one, nothing is
 * thrown any more, as saving again would make a second one: `failure` says why it is not in its categories.
 */
export async function createProduct(form: ProductForm): Promise<{ id: string; failure: unknown }> {
  const product = writeProduct(form, await findNamed(form, null));
  const created = await api.productsV3.createProductWithInventory({ product, returnEntity: true });
  const id = present(created.product?.id, 'product id');
  return { id, failure: form.categoryIds.length > 0 ? await putIntoCategories(id, form.categoryIds) : null };
}

/**
 * Saves what changed between the two forms. Throws ApiError INVALID_REVISION where someone else was faster.
 * @returns why the product, which is saved, is not in its categories; null where it is
 */
export async function updateProduct(loaded: LoadedProduct, before: ProductForm, form: ProductForm): Promise<unknown> {
  const { product } = loaded;
  const id = present(product.id, 'product id');
  const ids = await findNamed(form, loaded);
  const changes = writeChanges(product, before, form, ids);
  if (Object.keys(changes).length > 2 || before.categoryIds.join() === form.categoryIds.join())
    await api.productsV3.updateProductWithInventory({ product: { ...changes, id } });
  return before.categoryIds.join() === form.categoryIds.join() ? null : putIntoCategories(id, form.categoryIds);
}

/** The product is in these categories, and in no others. Answers why that failed; null where it did not. */
async function putIntoCategories(productId: string, categoryIds: string[]): Promise<unknown> {
  const answer = api.categories.bulkSetItemCategories({ item: itemOf(productId), categoryIds, ...storeTree });
  return answer.then(
    () => null,
    (failure: unknown) => failure,
  );
}

/** What people named, by ids; created where it does not exist yet. */
async function findNamed(form: ProductForm, loaded: LoadedProduct | null): Promise<NamedIds> {
  const brandName = form.brand.trim();
  const known = loaded?.product;
  const knownRibbons = [known?.ribbon, ...(known?.additionalRibbons ?? [])];
  const [brandId, ribbonIds, publicTags, privateTags] = await Promise.all([
    idOf(brandName, [known?.brand], async () => (await api.brands.getOrCreateBrand({ brandName })).brand?.id),
    Promise.all(
      form.ribbons.map((ribbonName) =>
        idOf(ribbonName, knownRibbons, async () => (await api.ribbons.getOrCreateRibbon({ ribbonName })).ribbon?.id),
      ),
    ),
    tagIds(form.tags.public, 'PUBLIC'),
    tagIds(form.tags.private, 'PRIVATE'),
  ]);
  return {
    brandId,
    ribbonIds: ribbonIds.flatMap((id) => id ?? []),
    tagIds: { public: publicTags, private: privateTags },
  };
}

type Named = { id?: string | null; name?: string | null } | undefined;

async function idOf(
  name: string,
  known: Named[],
  find: () => Promise<string | null | undefined>,
): Promise<string | null> {
  if (!name) return null;
  return known.find((one) => one?.name === name)?.id ?? (await find()) ?? null;
}

export async function tagIds(names: string[], exposure: 'PUBLIC' | 'PRIVATE'): Promise<string[]> {
  if (names.length === 0) return [];
  const { tags = [] } = await api.tags.bulkGetOrCreateTags({ names, fqdn: PRODUCT_TAGS, exposure });
  return tags.flatMap(({ id }) => id ?? []);
}
