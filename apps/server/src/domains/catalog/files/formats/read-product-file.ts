import { decodeText, type OpenFile, UnreadableFile } from '../../../../platform/csv/decode-text.ts';
import { errorAt, errorInRow, type ImportProblem, noteAt, shortened } from './import-problem.ts';
import type { ProductDraft } from './product-draft.ts';
import { JSON_LINES } from './product-formats.ts';
import { cellOf, type Field, type Row, textOf } from './product-row.ts';
import { findHeader, type Header, readCsvRows } from './read-csv-rows.ts';
import { countJsonLines, isJsonLines, readJsonLines } from './read-json-lines.ts';
import type { ReadProduct } from './read-product.ts';
import type { ReadSettings } from './read-settings.ts';
import type { RowKeys, TableFormat } from './table-format.ts';

export type { OpenFile } from '../../../../platform/csv/decode-text.ts';
export type { ImportProblem } from './import-problem.ts';

export type ProductFile = {
  /** The name of its format. */
  format: string;
  /** Absent for JSON lines. */
  table?: TableFormat;
  /** The fields of its columns. */
  fields: readonly Field[];
  /** Non-empty rows, without the header. */
  rowCount: number;
  /** In the order of the file, read from the start at each call. */
  products(): AsyncGenerator<ReadProduct>;
};

/** Rows of most formats belong together by their handles. */
const BY_HANDLE: RowKeys = {
  keyOf: (row) => textOf(row, 'handle'),
  otherKeysOf: () => [],
  missing: { field: 'handle', reason: 'The handle is missing, so the row belongs to no product.' },
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
        format: JSON_LINES.name,
        fields: [],
        rowCount,
        products: () => readJsonLines(decodeText(open()), settings),
      };
    }
    const header = findHeader(start);
    if ('problem' in header) return header;
    const scan = await scanRows(open, header);
    return {
      format: header.format.name,
      table: header.format,
      fields: header.fields.filter((field) => field !== null),
      rowCount: scan.rowCount,
      products: () => readCsvProducts(open, header, scan, settings),
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

/**
 * The last row of each product, as the rows of one product need not be adjacent; the other keys of products; and the
 * columns that are not imported.
 */
type Scan = {
  lastRows: ReadonlyMap<string, number>;
  keys: ReadonlyMap<string, string>;
  unread: ReadonlySet<string>;
  rowCount: number;
};

async function scanRows(open: OpenFile, header: Header): Promise<Scan> {
  const { keyOf, otherKeysOf } = header.format.rows ?? BY_HANDLE;
  const lastRows = new Map<string, number>();
  const keys = new Map<string, string>();
  const unread = new Set<string>();
  let rowCount = 0;
  for await (const read of readCsvRows(decodeText(open()), header)) {
    rowCount++;
    if (!('row' in read)) continue;
    for (const column of read.row.unread ?? []) unread.add(column);
    const key = keyOf(read.row);
    lastRows.set(key, read.row.number);
    for (const other of otherKeysOf(read.row)) if (!keys.has(other)) keys.set(other, key);
  }
  for (const [other, key] of keys) {
    const last = Math.max(lastRows.get(other) ?? 0, lastRows.get(key) ?? 0);
    lastRows.set(key, last);
  }
  return { lastRows, keys, unread, rowCount };
}

async function* readCsvProducts(
  open: OpenFile,
  header: Header,
  { lastRows, keys, unread }: Scan,
  settings: ReadSettings,
): AsyncGenerator<ReadProduct> {
  const { keyOf, missing } = header.format.rows ?? BY_HANDLE;
  if (unread.size > 0) yield { row: 1, draft: null, problems: [unreadNote([...unread])] };
  const readOne = uniqueProducts(header.format, settings);
  const groups = new Map<string, [Row, ...Row[]]>();
  for await (const read of readCsvRows(decodeText(open()), header)) {
    if ('problem' in read) {
      yield { row: read.problem.row, draft: null, problems: [read.problem] };
      continue;
    }
    const { row } = read;
    const own = keyOf(row);
    if (own === '') {
      const problem = errorAt(row, cellOf(row, missing.field), missing.reason);
      yield { row: row.number, draft: null, problems: [problem] };
      continue;
    }
    const key = keys.get(own) ?? own;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
    // in the order of their first rows: a product waits for those before it
    for (const [first, rows] of groups) {
      if ((lastRows.get(first) ?? 0) > row.number) break;
      groups.delete(first);
      yield readOne(rows);
    }
  }
  for (const rows of groups.values()) yield readOne(rows);
}

/** One line for all columns that have no place in a product, such as other systems' own fields. */
const unreadNote = (columns: readonly string[]): ImportProblem => ({
  row: 1,
  column: '',
  value: shortened(columns.join(', ')),
  reason: columns.length === 1 ? 'One column is not imported.' : `${columns.length} columns are not imported.`,
  severity: 'note',
});

/**
 * Reads products of one format. Of two with the same address, the second is left out; but handles that only agree as far
 * as an address is long have addresses of their own.
 */
function uniqueProducts(
  { read: readRows }: TableFormat,
  settings: ReadSettings,
): (rows: [Row, ...Row[]]) => ReadProduct {
  const rowOfSlug = new Map<string, number>();
  const skus = new Set<string>();
  return (rows) => {
    const [first] = rows;
    const handle = textOf(first, 'handle');
    const { draft: read, problems } = readRows(rows, settings);
    const isTaken = read && rowOfSlug.has(read.slug);
    const draft = isTaken ? { ...read, slug: read.otherSlug ?? read.slug } : read;
    const taken = draft && rowOfSlug.get(draft.slug);
    if (draft && taken !== undefined && taken !== null) {
      const reason = `The product in row ${taken} already has the address "${draft.slug}". The product was left out.`;
      return { row: first.number, handle, draft: null, problems: [errorAt(first, cellOf(first, 'handle'), reason)] };
    }
    if (draft) rowOfSlug.set(draft.slug, first.number);
    const notes = draft ? repeatedSkuNotes(rows, draft, skus) : [];
    return { row: first.number, handle, draft, problems: [...withBrokenText(first, problems), ...notes] };
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
