import type { CsvRecord } from './csv-records.ts';
import type { ImportProblem } from './import-problem.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Field, Row } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';

export type ReadOutcome = { draft: ProductDraft | null; problems: ImportProblem[] };

/** A column of a format: the field and its header. Several headers may stand for one field. */
export type FormatColumn = readonly [field: Field, header: string];

/**
 * A table format of product files. A declaration is all that there is to a format: detection, import, export, the API, the
 * dashboard, the command line and the documentation follow from the list in `product-formats.ts`.
 */
export type TableFormat = {
  /** On the wire, and where imports are stored. */
  name: string;
  label: string;
  /** The shop systems whose files these are, and which of their files. */
  maker: string;
  edition?: string;
  /** All columns that are read. */
  columns: readonly FormatColumn[];
  /** Columns that say nothing about a product, for the note on columns that are not imported. */
  ignored?: readonly string[];
  /** The fields whose columns tell that a file has this format. */
  needed: readonly Field[];
  /** Rows with the same key are of one product; the `handle` by default. */
  rows?: RowKeys;
  /** Makes a product of its rows. */
  read: (rows: [Row, ...Row[]], settings: ReadSettings) => ReadOutcome;
  /** Absent where files of this format are only read. */
  write?: TableWriter;
};

export type RowKeys = {
  /** Empty where the row belongs to no product. */
  keyOf: (row: Row) => string;
  /** Other keys by which other rows mean this row's product. */
  otherKeysOf: (row: Row) => string[];
  /** The column that is at fault where there is no key, and what is wrong. */
  missing: { field: Field; reason: string };
};

export type TableWriter = {
  /** The name of the format on the command line, and what it is good for. */
  command: string;
  purpose: string;
  fileName: string;
  records: (draft: ProductDraft, settings: ReadSettings) => CsvRecord[];
  /** The columns of a file whose products have at most this many options. */
  columns: (mostOptions: number) => WrittenColumn[];
};

export type WrittenColumn = { header: string; cellOf: (record: CsvRecord) => string };

/** A column that shows a field as it is. */
export const writtenColumn = ([field, header]: FormatColumn): WrittenColumn => ({
  header,
  cellOf: (record) => record[field] ?? '',
});

/** Columns that come several times with a number. */
export const numbered = (count: number, columnsOf: (number: number) => FormatColumn[]): FormatColumn[] =>
  Array.from({ length: count }, (_, index) => columnsOf(index + 1)).flat();
