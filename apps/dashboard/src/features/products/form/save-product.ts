import { api, present } from '../../../app/api.ts';
import { itemOf, storeTree } from '../../categories/category.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ProductForm } from './product-form.ts';
import { PRODUCT_TAGS } from './settings/suggestions.ts';
import { type NamedIds, writeChanges } from './write-product.ts';

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
export async function putIntoCategories(productId: string, categoryIds: string[]): Promise<unknown> {
  const answer = api.categories.bulkSetItemCategories({ item: itemOf(productId), categoryIds, ...storeTree });
  return answer.then(
    () => null,
    (failure: unknown) => failure,
  );
}

/** What people named, by ids; created where it does not exist yet. */
export async function findNamed(form: ProductForm, loaded: LoadedProduct | null): Promise<NamedIds> {
  const brandName = form.brand.trim();
  const known = loaded?.product;
  // tags that stay as they are need not be known: they are not written
  const isTagged = JSON.stringify(form.tags) !== JSON.stringify(loaded?.tags);
  const knownRibbons = [known?.ribbon, ...(known?.additionalRibbons ?? [])];
  const [brandId, ribbonIds, publicTags, privateTags] = await Promise.all([
    idOf(brandName, [known?.brand], async () => (await api.brands.getOrCreateBrand({ brandName })).brand?.id),
    Promise.all(
      form.ribbons.map((ribbonName) =>
        idOf(ribbonName, knownRibbons, async () => (await api.ribbons.getOrCreateRibbon({ ribbonName })).ribbon?.id),
      ),
    ),
    isTagged ? tagIds(form.tags.public, 'PUBLIC') : [],
    isTagged ? tagIds(form.tags.private, 'PRIVATE') : [],
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
