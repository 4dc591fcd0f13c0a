/** Loads the data of a page's blocks beyond their own props. */

import { type Block, type BlockData, completed, type PostSummary, readNumber, readText, typesWith } from '@stoa/blocks';
import { blocksIn, type Block as StoredBlock } from '@stoa/page-model';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { viewPost } from '../blog/post-view.ts';
import { loadForms } from '../forms/load-forms.ts';
import { type CategoryNode, childrenOf, loadCategories, STORE_TREE } from '../listing/categories.ts';
import { readSorting, sortingsOf } from '../listing/sorting.ts';
import { mainPicture, summarize } from '../product/product-summary.ts';

const DEFAULT_PRODUCTS = 4;
const MAX_PRODUCTS = 24;
const DEFAULT_TILES = 8;

/** The data is the same for every visitor. `page` names the page, with its revision. */
export const loadBlockData = (visit: Visit, page: string, root: StoredBlock): Promise<BlockData> =>
  visit.request.remember(`blocks of ${page}`, () => findBlockData(visit, root));

async function findBlockData(visit: Visit, root: StoredBlock): Promise<BlockData> {
  const { api } = visit;
  const blocks = [...blocksIn(root)].map(completed);
  const of = (types: readonly string[]) => blocks.filter(({ type }) => types.includes(type));
  const grids = of(typesWith.products);
  const tiles = of(typesWith.categories);
  const news = of(typesWith.posts);
  const [products, categories, forms, posts] = await Promise.all([
    Promise.all(grids.map(async (block) => [block.id, await loadProducts(visit, block)] as const)),
    tiles.length > 0 ? loadCategories(api) : [],
    loadForms(api, blocks),
    Promise.all(news.map(async (block) => [block.id, await loadPosts(visit, block)] as const)),
  ]);
  const shown = Math.max(0, ...tiles.map((tile) => limitOf(tile)));
  const top = await withPictures(api, childrenOf(categories, null).slice(0, shown));
  return {
    products: Object.fromEntries(products),
    categories: Object.fromEntries(tiles.map(({ id, props }) => [id, top.slice(0, limitOf({ props }))])),
    forms,
    posts: Object.fromEntries(posts),
  };
}

const limitOf = ({ props }: Pick<Block, 'props'>): number => readNumber(props, 'limit', DEFAULT_TILES);

/** Products are searched for pictures in one call. */
const MOST_LOOKED_AT = 100;

/** Categories without a picture show one of their newest products. */
async function withPictures({ products }: Api, categories: CategoryNode[]): Promise<CategoryNode[]> {
  const bare = categories.filter(({ picture }) => !picture);
  if (bare.length === 0) return categories;
  const { products: found = [] } = await products.searchProducts({
    search: {
      filter: { $or: bare.map(({ id }) => ({ 'allCategoriesInfo.categories': { $matchItems: [{ id }] } })) },
      sort: [...readSorting('newest', sortingsOf({})).sort],
      cursorPaging: { limit: MOST_LOOKED_AT },
    },
    fields: ['ALL_CATEGORIES_INFO'],
  });
  const pictureIn = (id: string) =>
    found
      .filter((product) => product.allCategoriesInfo?.categories?.some((category) => category.id === id))
      .map(mainPicture)
      .find((picture) => picture !== null) ?? null;
  return categories.map((category) => ({ ...category, picture: category.picture ?? pictureIn(category.id) }));
}

/** Products of a grid: `category` (a slug; all products without one), `sort`, `limit`. */
async function loadProducts({ api, request, messages }: Visit, { props }: Block) {
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
  return products.map((product) => summarize(product, messages.listing, request));
}

const DEFAULT_POSTS = 3;
const MAX_POSTS = 12;

/** Posts of the blog: `which` (featured ones, or all), `limit`. */
async function loadPosts({ api, messages, request }: Visit, { props }: Block): Promise<PostSummary[]> {
  const [site, { posts = [] }] = await Promise.all([
    loadSite(api, request.url.origin),
    api.blogPosts.listPosts({
      ...(readText(props, 'which') === 'featured' && { featured: true }),
      sort: 'PUBLISHED_DATE_DESC',
      paging: { limit: Math.min(readNumber(props, 'limit', DEFAULT_POSTS), MAX_POSTS) },
    }),
  ]);
  return posts.map((post) => viewPost(post, site, messages.blog));
}
