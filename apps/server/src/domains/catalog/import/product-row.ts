import type { Field } from './shopify-columns.ts';

/** A trimmed value and the header above it. */
export type Cell = { column: string; value: string };

/** One record of the file; `number` is its line in a spreadsheet, where the header is 1. */
export type Row = { number: number; cells: Map<Field, Cell> };

const NO_CELL: Cell = { column: '', value: '' };

/** The cell of a field, empty where the file has no such column. */
export function cellOf(row: Row, field: Field): Cell {
  return row.cells.get(field) ?? NO_CELL;
}

/** The trimmed text of a field, empty where the file has no such column. */
export function textOf(row: Row, field: Field): string {
  return cellOf(row, field).value;
}
