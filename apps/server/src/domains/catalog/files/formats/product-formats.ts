/** The formats of product files: to add one, declare it and put it in this list. */
import type { Field } from './product-row.ts';
import { shopifyCurrent, shopifyLegacy } from './shopify-formats.ts';
import { storeV1, storeV3 } from './store-formats.ts';
import type { TableFormat, TableWriter } from './table-format.ts';
import { woocommerce } from './woocommerce-format.ts';

/** In the order in which headers are compared with them. */
export const tableFormats: readonly TableFormat[] = [shopifyLegacy, shopifyCurrent, storeV1, storeV3, woocommerce];

/** The lossless format of our own, which is no table. */
export const JSON_LINES = {
  name: 'stoa-jsonl',
  label: 'Stoa (JSON lines)',
  write: {
    command: 'jsonl',
    purpose: 'Everything: to move to another Stoa site, or to keep.',
    fileName: 'products.jsonl',
  },
};

/** Every format that is read, and how it is written where it is. */
export const productFormats: readonly (Pick<TableFormat, 'name' | 'label'> & {
  write?: Pick<TableWriter, 'command' | 'purpose' | 'fileName'>;
})[] = [JSON_LINES, ...tableFormats];

/** The table format of this name; null for JSON lines and unknown names. */
export const tableFormat = (name: string): TableFormat | null =>
  tableFormats.find((format) => format.name === name) ?? null;

/**
 * Reads a header line. Case and surrounding blanks are ignored; of two columns with the same name, the first counts.
 * @returns the format with the field of each column (null for columns that are not imported), or null for an unknown
 * header
 */
export function recogniseHeader(header: string[]): { format: TableFormat; fields: (Field | null)[] } | null {
  for (const format of tableFormats) {
    const fieldByColumn = new Map(format.columns.map(([field, column]) => [normalised(column), field]));
    const seen = new Set<Field>();
    const fields = header.map((column) => {
      const field = fieldByColumn.get(normalised(column));
      if (!field || seen.has(field)) return null;
      seen.add(field);
      return field;
    });
    if (format.needed.every((field) => seen.has(field))) return { format, fields };
  }
  return null;
}

/** The columns by which a format is recognised. */
export const neededColumns = ({ columns, needed }: TableFormat): string[] =>
  needed.flatMap((field) => columns.find(([one]) => one === field)?.[1] ?? []);

/** The columns by which a header is recognised, as a sentence. */
export function expectedColumns(): string {
  const makers = [...new Set(tableFormats.map(({ maker }) => maker))].map((maker) => {
    const files = tableFormats
      .filter((format) => format.maker === maker)
      .map((format) => {
        const columns = neededColumns(format).map((column) => `"${column}"`);
        return `${columns.join(', ')}${format.edition ? ` (${format.edition})` : ''}`;
      });
    return `a product file of ${maker}, with the columns ${files.join(' or ')}`;
  });
  return `${makers.join('; ')}; or a file of JSON lines that Stoa has exported`;
}

const normalised = (column: string): string => column.trim().toLowerCase();
