import { parse } from 'csv-parse/sync';
import type { ImportProblem } from './import-problem.ts';
import type { Cell, Row } from './product-row.ts';
import { expectedColumns, type Field, type ProductCsvFormat, recogniseHeader } from './shopify-columns.ts';

export type ProductTable = { format: ProductCsvFormat | null; rows: Row[]; problems: ImportProblem[] };

const DELIMITERS = [',', ';', '\t'];

/**
 * Splits a product CSV into rows. Takes a byte order mark, any line ends, line breaks inside quotes, and commas, semicolons
 * or tabs between cells. Blank lines are passed over but counted, as a spreadsheet does.
 */
export function readProductTable(text: string): ProductTable {
  const header = findHeader(text);
  if ('found' in header) {
    const reason = `This is not a product file that we know. Expected ${expectedColumns()}; found ${header.found}.`;
    return { format: null, rows: [], problems: [{ row: 1, column: '', value: '', reason, severity: 'error' }] };
  }
  const { records, unclosedQuote } = readRecords(text, header.delimiter);
  const rows: Row[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, record] of records.entries()) {
    if (index === 0 || record.every((value) => value.trim() === '')) continue;
    const number = index + 1;
    if (record.slice(header.columns.length).some((value) => value.trim() !== '')) {
      const reason = `The row has ${record.length} cells, the header ${header.columns.length}. Is a quotation mark missing around a comma?`;
      problems.push({ row: number, column: '', value: '', reason, severity: 'error' });
      continue;
    }
    rows.push({ number, cells: cellsOf(record, header) });
  }
  if (unclosedQuote) {
    const reason = 'A quotation mark opens in this row and never closes, so the file was read only up to here.';
    problems.push({ row: records.length + 1, column: '', value: '', reason, severity: 'error' });
  }
  return { format: header.format, rows, problems };
}

type Header = { format: ProductCsvFormat; fields: (Field | null)[]; columns: string[]; delimiter: string };

/** The header under the delimiter that makes sense of it, or a description of what stands there. */
function findHeader(text: string): Header | { found: string } {
  let found: string[] = [];
  for (const delimiter of DELIMITERS) {
    const columns = (readRecords(text, delimiter, 1).records[0] ?? []).map((column) => column.trim());
    const recognised = recogniseHeader(columns);
    if (recognised) return { ...recognised, columns, delimiter };
    if (columns.length > found.length) found = columns;
  }
  const names = found.filter((column) => column !== '');
  if (names.length === 0) return { found: 'an empty first line' };
  return {
    found: `${names
      .slice(0, 8)
      .map((name) => `"${name.slice(0, 40)}"`)
      .join(', ')}${names.length > 8 ? ' …' : ''}`,
  };
}

function readRecords(text: string, delimiter: string, limit = -1): { records: string[][]; unclosedQuote: boolean } {
  const records: string[][] = [];
  try {
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: limit,
      // Collected here, so that the records before a fault survive it.
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
    return { records, unclosedQuote: false };
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'CSV_QUOTE_NOT_CLOSED')
      return { records, unclosedQuote: true };
    throw fault;
  }
}

function cellsOf(record: string[], header: Header): Map<Field, Cell> {
  const cells = new Map<Field, Cell>();
  for (const [index, field] of header.fields.entries()) {
    if (field) cells.set(field, { column: header.columns[index] ?? '', value: (record[index] ?? '').trim() });
  }
  return cells;
}
