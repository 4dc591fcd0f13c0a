import { SHOPIFY_COLUMNS, STORE_COLUMNS } from './csv-columns.ts';
import type { CsvRecord } from './csv-records.ts';
import type { Field } from './product-row.ts';

/** The table formats that are written. */
export type CsvExportFormat = 'shopify-current' | 'store-v1' | 'store-v3';

type Column = { header: string; cellOf: (record: CsvRecord) => string };

/** The columns of a file. Shopify's have as many options as the products need, at least three. */
export function columnsOf(format: CsvExportFormat, mostOptions: number): Column[] {
  const field = ([name, header]: readonly [Field, string]): Column => ({
    header,
    cellOf: (record) => record[name] ?? '',
  });
  if (format !== 'shopify-current') return STORE_COLUMNS[format].map(field);
  const named = new Map(SHOPIFY_COLUMNS);
  const options = Array.from({ length: Math.max(3, mostOptions) }, (_, index) => index + 1);
  return SHOPIFY_EXPORT.flatMap((entry): Column[] => {
    if (entry === 'options')
      return options.flatMap((number) => [
        field([`option${number}Name`, `Option${number} name`]),
        field([`option${number}Value`, `Option${number} value`]),
      ]);
    if (typeof entry === 'string') return [field([entry, named.get(entry) ?? entry])];
    const { header, always } = entry;
    // repeated for each variant
    return [{ header, cellOf: (record) => (record.price === undefined ? '' : always) }];
  });
}

const SHOPIFY_EXPORT: (Field | 'options' | { header: string; always: string })[] = [
  ...(['title', 'handle', 'description', 'vendor', 'productCategory', 'type', 'tags', 'published', 'status'] as const),
  ...(['sku', 'barcode'] as const),
  'options',
  ...(['price', 'compareAtPrice', 'cost', 'taxable'] as const),
  ...(['totalMeasure', 'totalMeasureUnit', 'baseMeasure', 'baseMeasureUnit'] as const),
  ...(['inventoryTracker', 'inventoryQuantity', 'inventoryPolicy', 'grams'] as const),
  { header: 'Weight unit for display', always: 'kg' },
  'requiresShipping',
  { header: 'Fulfillment service', always: 'manual' },
  ...(['image', 'imagePosition', 'imageAltText', 'variantImage', 'giftCard', 'seoTitle', 'seoDescription'] as const),
];

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Spreadsheets treat text that begins with one of these characters as a formula, which can do harm. An apostrophe marks
 * it as text; our readers remove it again. Numbers stay as they are.
 */
const harmless = (cell: string): string =>
  /^'*[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
