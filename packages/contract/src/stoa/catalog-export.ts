/** The products of a site as a file. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, list, text } from '../schema.ts';

/** Costs are part of what is exported. */
const read = backOffice('WIX_STORES.PRODUCT_MERCHANT_DATA_READ');

export const catalogExport = service('stoa.catalog-export', ['/stoa'], {
  exportProducts: operation({
    method: 'GET',
    path: '/v1/catalog/export',
    summary: 'Download all products, or those of a category or with some words, in one of the formats',
    permit: read,
    download: true,
    request: {
      format: choice('stoa-jsonl', 'shopify-current', 'store-v1', 'store-v3'),
      /** Only products of this category. */
      categoryId: guid,
      productIds: list(guid, { maxItems: 1000 }),
      /** Only products whose name, SKU, brand or description has these words. */
      search: text({ maxLength: 200 }),
      visible: boolean,
      /** A zip archive of the file with the pictures and videos of the products. */
      withMedia: boolean,
    },
    response: {},
    required: ['format'],
  }),
});
