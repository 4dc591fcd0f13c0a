/** The pages of a shop that owners can arrange: where each is, and how it is until its owner arranges it otherwise. */
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';

export type SampleKind = 'product' | 'category' | 'words' | 'post' | 'blogCategory';

export type ShopPageFacts = {
  /** Where visitors see it: at each of these, in which `:` stands for what it is looked at with. */
  paths: readonly [string, ...string[]];
  /** What it is looked at with in the editor, by its address or its words; absent where it has no such thing. */
  sample?: SampleKind;
  /** Where all that it can be looked at with is listed, if that is another page. */
  list?: string;
  /** Its arrangement in every shop that leaves it alone. */
  standard: Block;
};

/** Each type once: it is its own id, so that two editors who begin at the same time mean the same blocks. */
const one = (type: string, ...content: (string | Block)[]): Block => ({
  ...{ id: type, type },
  ...(content.length > 0 && {
    slots: { content: content.map((part) => (typeof part === 'string' ? one(part) : part)) },
  }),
});

const product = one(
  'product',
  'productRibbons',
  'productName',
  'productRating',
  'productBrand',
  'purchase',
  'wishButton',
  'productDescription',
  'productDetails',
);

const post = one('post', 'postCategories', 'postTitle', 'postByline', 'postCover', 'postText', 'postTags', 'postLikes');

export const shopPages: Readonly<Record<ShopPage, ShopPageFacts>> = {
  PRODUCT: {
    paths: ['/product-page/:'],
    sample: 'product',
    list: '/shop',
    standard: one('productPage', 'breadcrumbs', product, 'productReviews', 'relatedProducts'),
  },
  CATEGORY: {
    paths: ['/category/:', '/shop'],
    sample: 'category',
    standard: one('categoryPage', 'breadcrumbs', 'listingTop', 'subcategories', 'productListing'),
  },
  SEARCH: {
    paths: ['/search?q=:', '/search'],
    sample: 'words',
    standard: one('searchPage', 'searchTop', 'searchResults'),
  },
  CART: {
    paths: ['/cart'],
    sample: 'product',
    standard: one('cartPage', 'cart'),
  },
  BLOG_POST: {
    paths: ['/blog/:'],
    sample: 'post',
    list: '/blog',
    standard: one('postPage', 'breadcrumbs', post, 'postNeighbours', 'relatedPosts'),
  },
  // the list of a tag is arranged like that of a category
  BLOG: {
    paths: ['/blog/categories/:', '/blog'],
    sample: 'blogCategory',
    standard: one('blogPage', 'blogTop', 'blogTopics', 'blogPosts'),
  },
  NOT_FOUND: {
    // no page of an owner has such an address
    paths: ['/_not-found'],
    standard: one('notFoundPage', one('notFound', 'searchBox', 'shopLinks'), 'newProducts'),
  },
};

const kinds = Object.keys(shopPages) as ShopPage[];

/** The page of the shop that a document arranges, by the type of its root; null for a page of its own. */
export const shopPageOf = (rootType: string | undefined): ShopPage | null =>
  kinds.find((kind) => shopPages[kind].standard.type === rootType) ?? null;

/** Where visitors see a page of the shop with a sample, or without one; null where they never do. */
export function pathOfShopPage(kind: ShopPage, sample: string): string | null {
  const { paths } = shopPages[kind];
  const withSample = sample ? paths.find((path) => path.includes(':')) : undefined;
  return withSample?.replace(':', encodeURIComponent(sample)) ?? paths.find((path) => !path.includes(':')) ?? null;
}

export const pathnameOf = (path: string): string => path.replace(/[?#].*$/, '');

/** Whether an address within the site is one of a page of the shop. Feeds are among posts, and no pages. */
export const isShopPath = (path: string): boolean =>
  !pathnameOf(path).endsWith('.xml') && patterns.some((pattern) => pattern.test(pathnameOf(path)));
const patterns = Object.values(shopPages)
  .flatMap(({ paths }) => paths)
  .map((path) => new RegExp(`^${pathnameOf(path).replace(':', '[^/]+')}$`));
