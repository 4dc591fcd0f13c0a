import { api, present } from '../../../app/api.ts';
import { itemOf, storeTree } from '../../categories/category.ts';
import type { LoadedProduct } from './load-product.ts';
import type { ProductForm } from './product-form.ts';
import { PRODUCT_TAGS } from './settings/suggestions.ts';
import { type TagIds, writeChanges } from './write-product.ts';

/**
 * Saves the differences between the two forms. Throws ApiError INVALID_REVISION if someone else saved first.
 * @returns the reason why the saved product is not in its categories; null if it is
 */
export async function updateProduct(loaded: LoadedProduct, before: ProductForm, form: ProductForm): Promise<unknown> {
  const { product } = loaded;
  const id = present(product.id, 'product id');
  const changes = writeChanges(product, before, form, await findTags(form, loaded));
  if (Object.keys(changes).length > 2 || before.categoryIds.join() === form.categoryIds.join())
    await api.productsV3.updateProductWithInventory({ product: { ...changes, id } });
  return before.categoryIds.join() === form.categoryIds.join() ? null : putIntoCategories(id, form.categoryIds);
}

/** Puts the product into exactly these categories. Returns the reason for a failure; null on success. */
export async function putIntoCategories(productId: string, categoryIds: string[]): Promise<unknown> {
  const answer = api.categories.bulkSetItemCategories({ item: itemOf(productId), categoryIds, ...storeTree });
  return answer.then(
    () => null,
    (failure: unknown) => failure,
  );
}

/** Finds the ids of the tags in the form and creates missing tags. Unchanged tags are not written. */
export async function findTags({ tags }: ProductForm, loaded: LoadedProduct | null): Promise<TagIds> {
  if (JSON.stringify(tags) === JSON.stringify(loaded?.tags)) return { public: [], private: [] };
  const [open, internal] = await Promise.all([tagIds(tags.public, 'PUBLIC'), tagIds(tags.private, 'PRIVATE')]);
  return { public: open, private: internal };
}

export async function tagIds(names: string[], exposure: 'PUBLIC' | 'PRIVATE'): Promise<string[]> {
  if (names.length === 0) return [];
  const { tags = [] } = await api.tags.bulkGetOrCreateTags({ names, fqdn: PRODUCT_TAGS, exposure });
  return tags.flatMap(({ id }) => id ?? []);
}
