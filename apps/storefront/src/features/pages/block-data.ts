/** Loads the data of a page's blocks beyond their own props. */

import { type Block, type BlockData, type BlockDocument, completeBlocks, readNumber, readText } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { childrenOf, loadCategories, STORE_TREE } from '../listing/categories.ts';
import { readSorting, sortingsOf } from '../listing/sorting.ts';
import { summarize } from '../product/product-summary.ts';

const DEFAULT_PRODUCTS = 4;
const MAX_PRODUCTS = 24;

export async function loadBlockData({ api, messages }: Visit, document: BlockDocument): Promise<BlockData> {
  const blocks = completeBlocks(document);
  const grids = blocks.filter(({ type }) => type === 'productGrid');
  const tiles = blocks.filter(({ type }) => type === 'categoryTiles');
  const [products, categories] = await Promise.all([
    Promise.all(grids.map(async (block) => [block.id, await loadProducts(api, block, messages.listing)] as const)),
    tiles.length > 0 ? loadCategories(api) : [],
  ]);
  const top = childrenOf(categories, null);
  return {
    products: Object.fromEntries(products),
    categories: Object.fromEntries(tiles.map(({ id, props }) => [id, top.slice(0, readNumber(props, 'limit', 8))])),
  };
}

/** Products of a grid: `category` (a slug; all products without one), `sort`, `limit`. */
async function loadProducts(api: Api, { props }: Block, messages: Messages['listing']) {
  const slug = readText(props, 'category');
  const found = slug ? await orNull(api.categories.getCategoryBySlug({ slug, treeReference: STORE_TREE })) : null;
  const id = found?.category?.id;
  if (slug && !id) return [];
  const { sort } = readSorting(readText(props, 'sort'), sortingsOf({}));
  const { products = [] } = await api.products.searchProducts({
    search: {
      filter: id ? { 'allCategoriesInfo.categories': { $matchItems: [{ id }] } } : {},
      sort: [...sort],
      cursorPaging: { limit: Math.min(readNumber(props, 'limit', DEFAULT_PRODUCTS), MAX_PRODUCTS) },
    },
  });
  return products.map((product) => summarize(product, messages));
}
