import { supplyCategories } from '@stoa/demo';
import type { Context } from '../context.ts';
import { createCategory, getCategoryBySlug } from '../domains/categories/index.ts';
import { isRefusal } from '../platform/refusal.ts';

/** Creates the subcategories, each after its parent. Existing ones are left alone. */
export async function createSupplyCategories(
  ctx: Context,
  pictures: ReadonlyMap<string, { id: string }>,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const { slug, name, parent, description, picture } of supplyCategories) {
    const image = pictures.get(picture);
    const parentId = parent === null ? null : ids.get(parent);
    const category = {
      slug,
      name,
      description,
      ...(image && { image: { id: image.id, altText: name } }),
      ...(parentId && { parentCategory: { id: parentId } }),
    };
    const created = await createCategory(ctx, { category });
    const answer = isRefusal(created) ? await getCategoryBySlug(ctx, { slug }) : created;
    const id = 'category' in answer ? answer.category?.id : null;
    if (!id) throw new Error(`the category ${slug} could not be created`);
    ids.set(slug, id);
  }
}
