import { finished } from 'node:stream/promises';
import { type CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { errorInRow, type ImportProblem } from './import-problem.ts';
import { expectedColumns, recogniseHeader } from './product-formats.ts';
import type { Cell, Field, Row } from './product-row.ts';
import type { TableFormat } from './table-format.ts';

const DELIMITERS = [',', ';', '\t'];
/** Characters in a row: a description may be long, but an unclosed quotation mark must not swallow the file. */
const LONGEST_ROW = 2_000_000;

const settings = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: LONGEST_ROW,
} satisfies Options;

export type Header = { format: TableFormat; fields: (Field | null)[]; columns: string[]; delimiter: string };

/** The header at the start of a text, with the delimiter that fits it, or the reason why no format matches. */
export function findHeader(start: string): Header | { problem: ImportProblem } {
  let found: string[] = [];
  for (const delimiter of DELIMITERS) {
    const columns = firstRecord(start, delimiter).map((column) => column.trim());
    const recognised = recogniseHeader(columns);
    if (recognised) return { ...recognised, columns, delimiter };
    if (columns.length > found.length) found = columns;
  }
  const reason = `This is not a product file that we know. Expected ${expectedColumns()}; found ${describe(found)}.`;
  return { problem: errorInRow(1, reason) };
}

function firstRecord(start: string, delimiter: string): string[] {
  try {
    const [record = []] = parseAtOnce(start, { ...settings, delimiter, to: 1 }) as string[][];
    return record;
  } catch {
    return [];
  }
}

function describe(columns: string[]): string {
  const names = columns.filter((column) => column !== '');
  if (names.length === 0) return 'an empty first line';
  const first = names.slice(0, 8).map((name) => `"${name.slice(0, 40)}"`);
  return `${first.join(', ')}${names.length > 8 ? ' …' : ''}`;
}

/**
 * Splits a product CSV into its rows after the header. Accepts any line ending, line breaks inside quotes, and the
 * quirks of spreadsheets. Blank lines are skipped but counted, as in a spreadsheet. An unreadable row is a problem; if
 * nothing can be read from some point on, that is the last one.
 */
export async function* readCsvRows(
  text: AsyncIterable<string>,
  header: Header,
): AsyncGenerator<{ row: Row } | { problem: ImportProblem }> {
  let number = 0;
  for await (const record of records(text, header.delimiter)) {
    number += 1;
    if (!Array.isArray(record)) yield { problem: errorInRow(number, reasonOf(record)) };
    else if (number > 1 && record.some((value) => value.trim() !== '')) yield readRow(record, number, header);
  }
}

function readRow(record: string[], number: number, header: Header): { row: Row } | { problem: ImportProblem } {
  if (record.slice(header.columns.length).some((value) => value.trim() !== '')) {
    const reason = `The row has ${record.length} cells, the header ${header.columns.length}. Is a quotation mark missing around a comma?`;
    return { problem: errorInRow(number, reason) };
  }
  const cells = new Map<Field, Cell>();
  const unread: string[] = [];
  for (const [index, field] of header.fields.entries()) {
    const [column, value] = [header.columns[index] ?? '', record[index] ?? ''];
    if (field) cells.set(field, { column, value: cleaned(value) });
    else if (value.trim() !== '' && !header.format.ignored?.includes(column)) unread.push(column);
  }
  return { row: { number, cells, unread } };
}

/**
 * Without characters that the database cannot store, and without the apostrophe that protects text from spreadsheets.
 */
function cleaned(text: string): string {
  const value = text.replaceAll('\0', '').trim();
  return (value.isWellFormed() ? value : value.toWellFormed()).replace(/^'(?='*[=+\-@])/, '');
}

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark opens in this row and never closes, so the file was read only up to here.';
  return `The row is longer than ${LONGEST_ROW} characters, so the file was read only up to here. Does a quotation mark never close?`;
}

/** The records of a CSV text; last, the error where it cannot be read to its end. */
async function* records(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[] | CsvError> {
  const ready: string[][] = [];
  const parser = parse({
    ...settings,
    delimiter,
    // collected here, so that the records before an error survive it
    on_record: (record: string[]) => {
      ready.push(record);
      return null;
    },
  });
  let fault: CsvError | null = null;
  const done = finished(parser.resume()).catch((error: CsvError) => {
    fault = error;
  });
  const failed = () => fault !== null || parser.destroyed;
  for await (const chunk of text) {
    await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    yield* ready.splice(0);
    if (failed()) break;
  }
  if (!failed()) parser.end();
  await done;
  yield* ready.splice(0);
  if (fault) yield fault;
}
