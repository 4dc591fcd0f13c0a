/** Taking in products from a file: it is uploaded, looked over, checked, and imported by a background job. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, integer, list, message, nullable, number, ref, text } from '../schema.ts';

const write = backOffice('WIX_STORES.PRODUCT_CREATE');

export const ImportProblem = message('ImportProblem', {
  /** Counts up in the order in which problems were found. */
  number: integer(),
  /** As a spreadsheet counts: the header is row 1. */
  row: integer(),
  /** The header of the column; empty where the row as a whole is meant. */
  column: text(),
  value: text(),
  reason: text(),
  /** An error left something out; a warning was imported with a change. */
  severity: choice('error', 'warning'),
});

export const ImportCounts = message('ImportCounts', {
  created: integer(),
  updated: integer(),
  unchanged: integer(),
  /** Products that exist, where only new ones were wanted. */
  skipped: integer(),
  /** Products, and rows of none, that were left out. */
  failed: integer(),
  errors: integer(),
  warnings: integer(),
  /** Pictures and videos that were taken into the library. */
  media: integer(),
});

export const ImportedProduct = message('ImportedProduct', {
  row: integer(),
  name: text(),
  slug: text(),
  variants: integer(),
  outcome: choice('created', 'updated', 'unchanged', 'skipped', 'failed'),
  /** Fields of the product that change. */
  changes: list(text()),
});

export const ImportOptions = message('ImportOptions', {
  /** Whether products that exist are brought up to date; true where not said. */
  updateExisting: boolean,
  /** Whether pictures and videos are fetched from the addresses in the file; true where not said. */
  fetchMedia: boolean,
});

export const CatalogImport = message('StoaCatalogImport', {
  id: guid,
  fileName: text(),
  /** Bytes. */
  size: number(),
  format: choice('shopify-legacy', 'shopify-current', 'store-v1', 'store-v3', 'stoa-jsonl'),
  /** Rows with something in them, without the header. */
  rowCount: integer(),
  hasPictures: boolean,
  /** The last run: a CHECK writes no products. Null before the first. */
  run: nullable(choice('CHECK', 'IMPORT')),
  /** The job of the last run, for its progress. */
  jobId: nullable(guid),
  options: ref(ImportOptions),
  counts: ref(ImportCounts),
  /** The first hundred products and what became, or would become, of them. */
  preview: list(ref(ImportedProduct)),
  createdDate: date,
  updatedDate: date,
});

const answer = { catalogImport: ref(CatalogImport) };
const importId = guid;

export const catalogImport = service('stoa.catalog-import', ['/stoa'], {
  createImport: operation({
    method: 'POST',
    path: '/v1/catalog/imports',
    summary: 'Upload a product file: CSV or JSON lines as the body, its name in the address',
    permit: write,
    upload: true,
    request: { fileName: text({ minLength: 1, maxLength: 255 }) },
    response: answer,
    required: ['fileName'],
    errors: ['IMPORT_FILE_NOT_READABLE', 'IMPORT_FILE_TOO_LARGE'],
  }),
  addPictures: operation({
    method: 'PUT',
    path: '/v1/catalog/imports/{importId}/pictures',
    summary: 'Upload a zip archive of the pictures and videos that the file names',
    permit: write,
    upload: true,
    request: { importId },
    response: answer,
    required: ['importId'],
    errors: ['IMPORT_FILE_NOT_READABLE', 'IMPORT_FILE_TOO_LARGE', 'IMPORT_IS_RUNNING'],
  }),
  checkImport: operation({
    method: 'POST',
    path: '/v1/catalog/imports/{importId}/check',
    summary: 'Find out what an import would do, without writing products',
    permit: write,
    request: { importId, options: ref(ImportOptions) },
    response: answer,
    required: ['importId'],
    errors: ['IMPORT_IS_RUNNING', 'IMPORT_FILE_GONE'],
  }),
  startImport: operation({
    method: 'POST',
    path: '/v1/catalog/imports/{importId}/start',
    summary: 'Import the products: bad rows are explained, the rest goes in',
    permit: write,
    request: { importId, options: ref(ImportOptions) },
    response: answer,
    required: ['importId'],
    errors: ['IMPORT_IS_RUNNING', 'IMPORT_FILE_GONE'],
  }),
  getImport: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}',
    summary: 'An import with its preview and counts',
    permit: write,
    request: { importId },
    response: answer,
    required: ['importId'],
  }),
  listImports: operation({
    method: 'GET',
    path: '/v1/catalog/imports',
    summary: 'The latest imports',
    permit: write,
    request: { limit: integer({ minimum: 1, maximum: 100 }), before: guid },
    response: { catalogImports: list(ref(CatalogImport)) },
  }),
  listImportProblems: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}/problems',
    summary: 'What was wrong with the rows of a file',
    permit: write,
    request: { importId, after: integer({ minimum: 0 }), limit: integer({ minimum: 1, maximum: 1000 }) },
    response: { problems: list(ref(ImportProblem)) },
    required: ['importId'],
  }),
  downloadImportProblems: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}/problems.csv',
    summary: 'All problems of a file as CSV',
    permit: write,
    download: true,
    request: { importId },
    response: {},
    required: ['importId'],
  }),
});
