/** Import of products from a file: upload, preview, check, and import by a background job. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, integer, list, message, nullable, number, ref, text } from '../schema.ts';

const write = backOffice('WIX_STORES.PRODUCT_CREATE');

export const ImportProblem = message('ImportProblem', {
  /** A sequence number in the order in which problems are found. */
  number: integer(),
  /** The row number as in a spreadsheet: the header is row 1. */
  row: integer(),
  /** The product it is about, as the file calls it; empty if the row belongs to none. */
  handle: text(),
  /** The header of the column; empty if the problem concerns the whole row. */
  column: text(),
  value: text(),
  reason: text(),
  /** After an error, something is left out; after a warning, it is imported with a change. */
  severity: choice('error', 'warning'),
});

export const ImportNote = message('ImportNote', {
  /** What was noticed in any number of rows. */
  reason: text(),
  count: integer(),
  /** The first of these rows, with the header of the column and its value there. */
  row: integer(),
  column: text(),
  value: text(),
});

export const ImportCounts = message('ImportCounts', {
  created: integer(),
  updated: integer(),
  unchanged: integer(),
  /** Existing products, if only new ones are imported. */
  skipped: integer(),
  /** Products left out, and rows that belong to no product. */
  failed: integer(),
  errors: integer(),
  warnings: integer(),
  /** Pictures and videos added to the media library. */
  media: integer(),
});

export const ImportedProduct = message('ImportedProduct', {
  row: integer(),
  name: text(),
  slug: text(),
  variants: integer(),
  outcome: choice('created', 'updated', 'unchanged', 'skipped', 'failed'),
  /** The changed fields of the product. */
  changes: list(text()),
});

export const ImportOptions = message('ImportOptions', {
  /** Whether to update existing products; true by default. */
  updateExisting: boolean,
  /** Whether to download pictures and videos from the URLs in the file; true by default. */
  fetchMedia: boolean,
});

export const ProductFormat = message('ProductFormat', {
  name: text(),
  /** The name for people. */
  label: text(),
  /** What files of this format are good for; absent where they are only imported. */
  exportPurpose: text(),
  /** The name for exports on the command line; absent where files are only imported. */
  command: text(),
});

export const CatalogImport = message('StoaCatalogImport', {
  id: guid,
  fileName: text(),
  /** Size in bytes. */
  size: number(),
  /** One of the formats of `listFormats`, and its name for people. */
  format: text(),
  formatLabel: text(),
  /** The number of non-empty rows without the header. */
  rowCount: integer(),
  hasPictures: boolean,
  /** The last run; null before the first. A `CHECK` writes no products. */
  run: nullable(choice('CHECK', 'IMPORT')),
  /** The job of the last run, which has its progress. */
  jobId: nullable(guid),
  options: ref(ImportOptions),
  counts: ref(ImportCounts),
  /** The first hundred products with their outcome, expected or actual. */
  preview: list(ref(ImportedProduct)),
  /** What was noticed in many rows, once per reason. */
  notes: list(ref(ImportNote)),
  createdDate: date,
  updatedDate: date,
});

const answer = { catalogImport: ref(CatalogImport) };
const importId = guid;

export const catalogImport = service('stoa.catalog-import', ['/stoa'], {
  listFormats: operation({
    method: 'GET',
    path: '/v1/catalog/formats',
    summary: 'List the formats of product files',
    permit: backOffice(),
    request: {},
    response: { formats: list(ref(ProductFormat)) },
  }),
  createImport: operation({
    method: 'POST',
    effect: 'write',
    creates: 'catalogImport',
    path: '/v1/catalog/imports',
    summary: 'Upload a product file: CSV or JSON lines as the body, its name in the URL',
    permit: write,
    upload: true,
    request: { fileName: text({ minLength: 1, maxLength: 255 }) },
    response: answer,
    required: ['fileName'],
    errors: ['IMPORT_FILE_NOT_READABLE', 'IMPORT_FILE_TOO_LARGE'],
  }),
  addPictures: operation({
    method: 'PUT',
    effect: 'write',
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
    effect: 'write',
    path: '/v1/catalog/imports/{importId}/check',
    summary: 'Check what an import would do, without writing products',
    permit: write,
    request: { importId, options: ref(ImportOptions) },
    response: answer,
    required: ['importId'],
    errors: ['IMPORT_IS_RUNNING', 'IMPORT_FILE_GONE'],
  }),
  startImport: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/catalog/imports/{importId}/start',
    summary: 'Import products; rows with errors are reported, and the rest is imported',
    permit: write,
    request: { importId, options: ref(ImportOptions) },
    response: answer,
    required: ['importId'],
    errors: ['IMPORT_IS_RUNNING', 'IMPORT_FILE_GONE'],
  }),
  getImport: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}',
    summary: 'Get an import with its preview and counts',
    permit: write,
    request: { importId },
    response: answer,
    required: ['importId'],
  }),
  listImports: operation({
    method: 'GET',
    path: '/v1/catalog/imports',
    summary: 'List the latest imports',
    permit: write,
    request: { limit: integer({ minimum: 1, maximum: 100 }), before: guid },
    response: { catalogImports: list(ref(CatalogImport)) },
  }),
  listImportProblems: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}/problems',
    summary: 'List the problems of an import',
    permit: write,
    request: { importId, after: integer({ minimum: 0 }), limit: integer({ minimum: 1, maximum: 1000 }) },
    response: { problems: list(ref(ImportProblem)) },
    required: ['importId'],
  }),
  downloadImportProblems: operation({
    method: 'GET',
    path: '/v1/catalog/imports/{importId}/problems.csv',
    summary: 'Download all problems of an import as CSV',
    permit: write,
    download: true,
    request: { importId },
    response: {},
    required: ['importId'],
  }),
});
