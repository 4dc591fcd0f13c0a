/** Loads what the blocks of a page show beside their own props. */
import { type Block, type BlockData, type BlockDocument, completeBlocks, readNumber, readText } from '@stoa/blocks';
import type { Api } from './api.ts';
import { orNull } from './api-errors.ts';
import { loadCategories } from './categories.ts';
import { summarize } from './product-summary.ts';
import { readSorting } from './sorting.ts';

const DEFAULT_PRODUCTS = 4;
const MAX_PRODUCTS = 24;

export async function loadBlockData(api: Api, document: BlockDocument): Promise<BlockData> {
  const blocks = completeBlocks(document);
  const grids = blocks.filter(({ type }) => type === 'productGrid');
  const tiles = blocks.filter(({ type }) => type === 'categoryTiles');
  const [products, categories] = await Promise.all([
    Promise.all(grids.map(async (block) => [block.id, await loadProducts(api, block)] as const)),
    tiles.length > 0 ? loadCategories(api) : [],
  ]);
  return {
    products: Object.fromEntries(products),
    categories: Object.fromEntries(
      tiles.map(({ id, props }) => [id, categories.slice(0, readNumber(props, 'limit', 8))]),
    ),
  };
}

/** Products of a grid: `category` (a slug; all products without one), `sort`, `limit`. */
async function loadProducts(api: Api, { props }: Block) {
  const slug = readText(props, 'category');
  const found = slug ? await orNull(api.collections.getCollectionBySlug({ slug })) : null;
  if (slug && !found?.collection?.id) return [];
  const { fieldName, order } = readSorting(readText(props, 'sort'));
  const { products = [] } = await api.productsV1.queryProducts({
    query: {
      filter: found?.collection?.id ? { 'collections.id': { $hasSome: [found.collection.id] } } : {},
      sort: [{ fieldName, order }],
      paging: { limit: Math.min(readNumber(props, 'limit', DEFAULT_PRODUCTS), MAX_PRODUCTS), offset: 0 },
    },
  });
  return products.map(summarize);
}
