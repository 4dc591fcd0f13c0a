/** The pages of a shop that owners can arrange: where each is, and how it is until its owner arranges it otherwise. */
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';

export type ShopPageFacts = {
  /** Where visitors see it; `:` stands for what it is looked at with. */
  path: string;
  /** What it is looked at with in the editor, by its address; absent where it has no such thing. */
  sample?: 'product';
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

export const shopPages: Readonly<Record<ShopPage, ShopPageFacts>> = {
  PRODUCT: {
    path: '/product-page/:',
    sample: 'product',
    standard: one('productPage', 'breadcrumbs', product, 'productReviews', 'relatedProducts'),
  },
  NOT_FOUND: {
    // no page of an owner has such an address
    path: '/_not-found',
    standard: one('notFoundPage', one('notFound', 'searchBox', 'shopLinks'), 'newProducts'),
  },
};

const kinds = Object.keys(shopPages) as ShopPage[];

/** The page of the shop that a document arranges, by the type of its root; null for a page of its own. */
export const shopPageOf = (rootType: string | undefined): ShopPage | null =>
  kinds.find((kind) => shopPages[kind].standard.type === rootType) ?? null;

/** Where visitors see a page of the shop with a sample; null where it needs one. */
export function pathOfShopPage(kind: ShopPage, sample: string): string | null {
  const { path } = shopPages[kind];
  return sample || !path.includes(':') ? path.replace(':', encodeURIComponent(sample)) : null;
}

/** Whether an address within the site is one of a page of the shop. */
export const isShopPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
const patterns = kinds.map((kind) => new RegExp(`^${shopPages[kind].path.replace(':', '[^/?#]+')}$`));
