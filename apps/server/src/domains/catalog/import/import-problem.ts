import type { Cell, Row } from './product-row.ts';

/**
 * One thing that was wrong with an imported file, in words for the person who made the file.
 * An error means that the row (or the product that it starts) was left out, a warning that it was imported with a change.
 */
export type ImportProblem = {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** The header of the column as the file spells it; empty where the row as a whole is meant. */
  column: string;
  value: string;
  reason: string;
  severity: 'error' | 'warning';
};

const VALUE_LENGTH = 80;

/** An error about a cell of a row. */
export function errorAt(row: Row, cell: Cell, reason: string): ImportProblem {
  return { row: row.number, column: cell.column, value: shortened(cell.value), reason, severity: 'error' };
}

/** A warning about a cell of a row. */
export function warningAt(row: Row, cell: Cell, reason: string): ImportProblem {
  return { ...errorAt(row, cell, reason), severity: 'warning' };
}

function shortened(value: string): string {
  return value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
}
