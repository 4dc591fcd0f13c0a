/** Taking in products from other shops' exports. */
import { backOffice, operation, service } from '../operation.ts';
import { choice, integer, list, mapOf, message, nullable, ref, text } from '../schema.ts';

export const ImportProblem = message('ImportProblem', {
  /** As a spreadsheet counts: the header is row 1. */
  row: integer(),
  column: text(),
  value: text(),
  reason: text(),
  /** An error left something out; a warning was imported with a change. */
  severity: choice('error', 'warning'),
});

export const catalogImport = service('stoa.catalog-import', ['/stoa'], {
  importProducts: operation({
    method: 'POST',
    path: '/v1/catalog/import',
    summary: 'Take in products from a store CSV: bad rows are listed, the rest is imported',
    permit: backOffice('WIX_STORES.PRODUCT_CREATE'),
    request: {
      csv: text({ minLength: 1, maxLength: 25_000_000 }),
      /** Media ids of pictures that were uploaded before, by the name or address that the file has for them. */
      pictures: mapOf(text({ maxLength: 200 })),
    },
    response: {
      format: nullable(text()),
      created: integer(),
      updated: integer(),
      unchanged: integer(),
      problems: list(ref(ImportProblem)),
    },
    required: ['csv'],
  }),
});
