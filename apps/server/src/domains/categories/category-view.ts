import type { categories, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Category, Tree } from './category.ts';
import type { CategoryImage } from './category-content.ts';

export type CategoryAnswer = NonNullable<Response<typeof categories.getCategory>['category']>;
export type Fields = readonly string[] | undefined;

export const viewTree = ({ namespace, key }: Tree) => ({ appNamespace: namespace, treeKey: key || null });

/** A category as clients see it. `fields` adds optional fields. */
export function viewCategory(ctx: Pick<Context, 'addresses'>, category: Category, fields: Fields = []): CategoryAnswer {
  const { description, richContentDescription, image, seoData, extendedFields, breadcrumbs } = category;
  return {
    id: category.id,
    revision: category.revision,
    createdDate: category.createdDate,
    updatedDate: category.updatedDate,
    name: category.name,
    slug: category.slug,
    visible: category.visible,
    itemCounter: category.itemCount,
    parentCategory: {
      ...(category.parentId ? { id: category.parentId } : {}),
      ...(category.managed ? {} : { index: category.position }),
    },
    treeReference: viewTree(category.tree),
    ...(image ? { image: viewCategoryImage(ctx, image) } : {}),
    ...(seoData ? { seoData } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    ...(category.managingAppId ? { managingAppId: category.managingAppId } : {}),
    ...(fields.includes('DESCRIPTION') && description ? { description } : {}),
    ...(fields.includes('RICH_CONTENT_DESCRIPTION') && richContentDescription ? { richContentDescription } : {}),
    ...(fields.includes('BREADCRUMBS_INFO') ? { breadcrumbsInfo: { breadcrumbs: breadcrumbs ?? [] } } : {}),
  } as CategoryAnswer;
}

/** A picture on the wire, on the media host that this caller uses. */
export const viewCategoryImage = (ctx: Pick<Context, 'addresses'>, { id, width, height, altText }: CategoryImage) => ({
  id,
  url: `${ctx.addresses.media}/media/${id}`,
  width,
  height,
  altText: altText ?? '',
  filename: id,
});

/** Whether categories must be read with their breadcrumbs. */
export const detailOf = (fields: Fields) => ({ withBreadcrumbs: fields?.includes('BREADCRUMBS_INFO') ?? false });
