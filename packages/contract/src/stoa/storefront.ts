/** What a site's own pages need beyond the public catalogue. */
import { open, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, int64, integer, list, message, nullable, ref, text } from '../schema.ts';
import { CommonAggregationData } from '../shared/aggregation.ts';
import { CommonCursorSearch, V3Product } from '../stores/product-v3.ts';

export const PreorderOffer = message('PreorderOffer', {
  message: nullable(text()),
  /** How many more can be ordered ahead; null is any number. */
  left: nullable(integer({ minimum: 0 })),
});
export const VariantAvailability = message('VariantAvailability', {
  variantId: guid,
  inStock: boolean,
  /** Null where stock is not counted. */
  quantity: nullable(integer()),
  /** Null where it cannot be ordered ahead. */
  preorder: nullable(ref(PreorderOffer)),
});
export const ProductAddress = message('ProductAddress', {
  numericId: int64,
  slug: text(),
  updatedDate: date,
  /** Ids of media files. */
  pictures: list(text()),
});

/** A word that no text has, and those that it was taken for. */
export const WordCorrection = message('WordCorrection', { word: text(), alternatives: list(text()) });

export const storefront = service('stoa.storefront', ['/stoa'], {
  listProducts: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/storefront/products',
    summary:
      'A search of visible products by page numbers, with their total and with what mistyped words were taken for',
    permit: open,
    request: {
      /**
       * As for the search of products; of its paging, the limit counts. `options.Size` is the choices of the option
       * "Size"; an aggregation of `options.choices` has each choice with its option before it, U+001F between them.
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
  getAvailability: operation({
    method: 'GET',
    path: '/v1/storefront/products/{productId}/availability',
    summary: 'What is in stock of each variant of a product, and what can be ordered ahead',
    permit: open,
    request: { productId: guid },
    response: { variants: list(ref(VariantAvailability)) },
    required: ['productId'],
  }),
  getCurrentSlug: operation({
    method: 'GET',
    path: '/v1/storefront/current-slug',
    summary: 'The slug that a product or category has now whose slug this once was; null where there is none',
    permit: open,
    request: { kind: choice('PRODUCT', 'CATEGORY'), slug: text({ minLength: 1, maxLength: 300 }) },
    response: { slug: nullable(text()) },
    required: ['kind', 'slug'],
  }),
  listProductAddresses: operation({
    method: 'GET',
    path: '/v1/storefront/product-addresses',
    summary: 'Visible products in the order of their numeric ids, as site maps list them',
    permit: open,
    request: {
      /** Those after this numeric id. */
      after: int64,
      /** How many of them to pass over. */
      offset: integer({ minimum: 0 }),
      limit: integer({ minimum: 1, maximum: 5000 }),
    },
    response: { products: list(ref(ProductAddress)) },
  }),
});
