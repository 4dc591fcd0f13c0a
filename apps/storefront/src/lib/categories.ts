import type { CategorySummary } from '@stoa/blocks';
import type { Api, Collection } from './api.ts';

/** The collection of everything, which every shop has. */
const ALL_PRODUCTS_SLUG = 'all-products';
/** The most that one call answers. */
const LIMIT = 100;

/** The shop's categories, without the one of everything. */
export async function loadCategories(api: Api): Promise<CategorySummary[]> {
  const { collections = [] } = await api.collections.queryCollections({ query: { paging: { limit: LIMIT } } });
  return collections
    .filter((collection) => collection.visible !== false && collection.slug && collection.slug !== ALL_PRODUCTS_SLUG)
    .map(summarizeCategory);
}

const categoryHref = (slug: string): string => `/category/${encodeURIComponent(slug)}`;

function summarizeCategory(collection: Collection): CategorySummary {
  const media = collection.media?.mainMedia;
  return {
    id: collection.id ?? '',
    name: collection.name ?? '',
    href: categoryHref(collection.slug ?? ''),
    picture: media?.id
      ? { id: media.id, width: media.image?.width ?? null, height: media.image?.height ?? null, alt: '' }
      : null,
  };
}
