/** Export of a site's products as a file. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, list, text } from '../schema.ts';

/** Required because the export contains costs. */
const read = backOffice('WIX_STORES.PRODUCT_MERCHANT_DATA_READ');

export const catalogExport = service('stoa.catalog-export', ['/stoa'], {
  exportProducts: operation({
    method: 'GET',
    path: '/v1/catalog/export',
    summary: 'Export all products, or those of a category or a search, in one of the formats',
    permit: read,
    download: true,
    request: {
      /** One of those formats of `listFormats` that can be exported. */
      format: text({ maxLength: 50 }),
      /** Limits the export to products of this category. */
      categoryId: guid,
      productIds: list(guid, { maxItems: 1000 }),
      /** Limits the export to products with these words in their name, SKU, brand or description. */
      search: text({ maxLength: 200 }),
      visible: boolean,
      /** Whether to export a zip archive with the pictures and videos of the products. */
      withMedia: boolean,
    },
    response: {},
    required: ['format'],
  }),
});
