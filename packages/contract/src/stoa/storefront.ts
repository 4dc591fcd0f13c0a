/** Additions to the public catalogue for a site's own pages. */
import { open, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, int64, integer, list, message, nullable, ref, text } from '../schema.ts';
import { CommonAggregationData } from '../shared/aggregation.ts';
import { CommonCursorSearch, V3Product } from '../stores/product-v3.ts';

export const PreorderOffer = message('PreorderOffer', {
  message: nullable(text()),
  /** Remaining quantity for pre-orders; null means unlimited. */
  left: nullable(integer({ minimum: 0 })),
});
export const VariantAvailability = message('VariantAvailability', {
  variantId: guid,
  inStock: boolean,
  /** Null if stock is not tracked. */
  quantity: nullable(integer()),
  /** Null if pre-orders are not possible. */
  preorder: nullable(ref(PreorderOffer)),
});
export const ProductAddress = message('ProductAddress', {
  numericId: int64,
  slug: text(),
  updatedDate: date,
  /** Ids of media files. */
  pictures: list(text()),
});

/** A search word without matches, and the words used instead. */
export const WordCorrection = message('WordCorrection', { word: text(), alternatives: list(text()) });

export const storefront = service('stoa.storefront', ['/stoa'], {
  listProducts: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/storefront/products',
    summary: 'Search visible products page by page; returns the total and corrections of mistyped words',
    permit: open,
    request: {
      /**
       * The search as in `searchProducts`, except that only the limit of its paging is used. `options.Size` stands for
       * the choices of the option "Size". Values of an aggregation of `options.choices` are an option and a choice,
       * separated by U+001F.
       */
      search: ref(CommonCursorSearch),
      offset: integer({ minimum: 0 }),
    },
    response: {
      products: list(ref(V3Product)),
      total: integer(),
      aggregationData: ref(CommonAggregationData),
      corrections: list(ref(WordCorrection)),
    },
    required: ['search'],
  }),
  translateFilters: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/storefront/filter-words',
    summary: 'Translate the options, choices and brands that filter products into the language of the caller',
    permit: open,
    request: { words: list(text({ maxLength: 500 }), { maxItems: 500 }) },
    /** In the order of the request; those without a translation as they are. */
    response: { words: list(text()) },
    required: ['words'],
  }),
  getAvailability: operation({
    method: 'GET',
    path: '/v1/storefront/products/{productId}/availability',
    summary: 'Get the stock of each variant of a product, and what can be pre-ordered',
    permit: open,
    request: { productId: guid },
    response: { variants: list(ref(VariantAvailability)) },
    required: ['productId'],
  }),
  getCurrentSlug: operation({
    method: 'GET',
    path: '/v1/storefront/current-slug',
    summary: 'Get the current slug of the product or category that once had a slug; null if there is none',
    permit: open,
    request: { kind: choice('PRODUCT', 'CATEGORY'), slug: text({ minLength: 1, maxLength: 300 }) },
    response: { slug: nullable(text()) },
    required: ['kind', 'slug'],
  }),
  listProductAddresses: operation({
    method: 'GET',
    path: '/v1/storefront/product-addresses',
    summary: 'List visible products in the order of their numeric ids, for sitemaps',
    permit: open,
    request: {
      /** Returns products after this numeric id. */
      after: int64,
      /** The number of products to skip. */
      offset: integer({ minimum: 0 }),
      limit: integer({ minimum: 1, maximum: 5000 }),
    },
    response: { products: list(ref(ProductAddress)) },
  }),
});
