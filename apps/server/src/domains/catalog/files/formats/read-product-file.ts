import type { CsvFormat } from './csv-columns.ts';
import { decodeText, type OpenFile, UnreadableFile } from './decode-text.ts';
import { errorAt, errorInRow, type ImportProblem, noteAt } from './import-problem.ts';
import { suffixedSlug } from './product-cells.ts';
import type { ProductDraft } from './product-draft.ts';
import { cellOf, type Field, type Row, textOf } from './product-row.ts';
import { findHeader, type Header, readCsvRows } from './read-csv-rows.ts';
import { countJsonLines, isJsonLines, readJsonLines } from './read-json-lines.ts';
import type { ReadProduct } from './read-product.ts';
import type { ReadSettings } from './read-settings.ts';
import { type ReadOutcome, readShopifyProduct } from './read-shopify-product.ts';
import { readStoreV1Product } from './read-store-v1-product.ts';
import { readStoreV3Product } from './read-store-v3-product.ts';

export type { OpenFile } from './decode-text.ts';
export type { ImportProblem } from './import-problem.ts';

export type ImportFormat = CsvFormat | 'stoa-jsonl';

export type ProductFile = {
  format: ImportFormat;
  /** The fields of its columns. */
  fields: readonly Field[];
  /** Non-empty rows, without the header. */
  rowCount: number;
  /** In the order of the file, read from the start at each call. */
  products(): AsyncGenerator<ReadProduct>;
};

export const productReaders: Record<CsvFormat, (rows: [Row, ...Row[]], settings: ReadSettings) => ReadOutcome> = {
  'shopify-legacy': readShopifyProduct,
  'shopify-current': readShopifyProduct,
  'store-v1': readStoreV1Product,
  'store-v3': readStoreV3Product,
};

/**
 * Scans a product file and determines its format. Products are then read one after the other: whatever the file's size,
 * only the rows of a few are in memory. Faulty rows are reported and the others read. @returns the problem, where the
 * file has no known format
 */
export async function openProductFile(
  open: OpenFile,
  settings: ReadSettings,
): Promise<ProductFile | { problem: ImportProblem }> {
  try {
    const start = await startOf(open);
    if (isJsonLines(start)) {
      const rowCount = await countJsonLines(decodeText(open()));
      return {
        format: 'stoa-jsonl',
        fields: [],
        rowCount,
        products: () => readJsonLines(decodeText(open()), settings),
      };
    }
    const header = findHeader(start);
    if ('problem' in header) return header;
    const scan = await scanRows(open, header);
    return {
      format: header.format,
      fields: header.fields.filter((field) => field !== null),
      rowCount: scan.rowCount,
      products: () => readCsvProducts(open, header, scan.lastRows, settings),
    };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: errorInRow(1, error.message) };
    throw error;
  }
}

const START_LENGTH = 100_000;

async function startOf(open: OpenFile): Promise<string> {
  let start = '';
  for await (const text of decodeText(open())) {
    start += text;
    if (start.length >= START_LENGTH) break;
  }
  return start;
}

/** The last row of each product, as the rows of one product need not be adjacent. */
async function scanRows(open: OpenFile, header: Header) {
  const lastRows = new Map<string, number>();
  let rowCount = 0;
  for await (const read of readCsvRows(decodeText(open()), header)) {
    rowCount++;
    if ('row' in read) lastRows.set(cellOf(read.row, 'handle').value, read.row.number);
  }
  return { lastRows, rowCount };
}

async function* readCsvProducts(
  open: OpenFile,
  header: Header,
  lastRows: ReadonlyMap<string, number>,
  settings: ReadSettings,
): AsyncGenerator<ReadProduct> {
  const readOne = uniqueProducts(header.format, settings);
  const groups = new Map<string, [Row, ...Row[]]>();
  for await (const read of readCsvRows(decodeText(open()), header)) {
    if ('problem' in read) {
      yield { row: read.problem.row, draft: null, problems: [read.problem] };
      continue;
    }
    const { row } = read;
    const cell = cellOf(row, 'handle');
    if (cell.value === '') {
      const problem = errorAt(row, cell, 'The handle is missing, so the row belongs to no product.');
      yield { row: row.number, draft: null, problems: [problem] };
      continue;
    }
    const group = groups.get(cell.value);
    if (group) group.push(row);
    else groups.set(cell.value, [row]);
    // in the order of their first rows: a product waits for those before it
    for (const [handle, rows] of groups) {
      if ((lastRows.get(handle) ?? 0) > row.number) break;
      groups.delete(handle);
      yield readOne(rows);
    }
  }
  for (const rows of groups.values()) yield readOne(rows);
}

/**
 * Reads products of one format. Of two with the same address, the second is left out; but handles that only agree as far
 * as an address is long have addresses of their own.
 */
function uniqueProducts(format: CsvFormat, settings: ReadSettings): (rows: [Row, ...Row[]]) => ReadProduct {
  const rowOfSlug = new Map<string, number>();
  const skus = new Set<string>();
  return (rows) => {
    const [first] = rows;
    const { draft: read, problems } = productReaders[format](rows, settings);
    const isTaken = read && rowOfSlug.has(read.slug);
    const draft = isTaken ? { ...read, slug: suffixedSlug(read.handle ?? '') ?? read.slug } : read;
    const taken = draft && rowOfSlug.get(draft.slug);
    if (draft && taken !== undefined && taken !== null) {
      const reason = `The product in row ${taken} already has the address "${draft.slug}". The product was left out.`;
      return { row: first.number, draft: null, problems: [errorAt(first, cellOf(first, 'handle'), reason)] };
    }
    if (draft) rowOfSlug.set(draft.slug, first.number);
    const notes = draft ? repeatedSkuNotes(rows, draft, skus) : [];
    return { row: first.number, draft, problems: [...withBrokenText(first, problems), ...notes] };
  };
}

/** Shops do give one SKU to several variants: they keep it. `seen` are the SKUs of the file so far. */
function repeatedSkuNotes(rows: readonly Row[], { variants }: ProductDraft, seen: Set<string>): ImportProblem[] {
  return variants.flatMap(({ sku }) => {
    if (!sku || seen.size < seen.add(sku).size) return [];
    const row = rows.findLast((one) => textOf(one, 'sku') === sku) ?? (rows[0] as Row);
    return noteAt(row, cellOf(row, 'sku'), 'An earlier variant in the file has the same SKU; both keep it.');
  });
}

/** Warns about characters that were already lost when the file was made. */
function withBrokenText(row: Row, problems: ImportProblem[]): ImportProblem[] {
  for (const cell of row.cells.values()) {
    if (!cell.value.includes('\uFFFD')) continue;
    const reason = 'Some characters are not UTF-8. Save the file as UTF-8 and import it again.';
    return [...problems, { ...errorAt(row, cell, reason), severity: 'warning' }];
  }
  return problems;
}
