import type { Cell, Row } from './product-row.ts';

/**
 * A problem in an imported file, in words for its author. An error means that the row (or the product it starts) was
 * left out; a warning, that it was imported with a change.
 */
export type ImportProblem = {
  /** Counted as in a spreadsheet: the header is row 1. In a file of JSON lines, the line. */
  row: number;
  /** The header of the column as the file spells it; empty where the problem concerns the whole row. */
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

/** An error about a row as a whole. */
export const errorInRow = (row: number, reason: string): ImportProblem => ({
  row,
  column: '',
  value: '',
  reason,
  severity: 'error',
});

/** The error that leaves a product out. Only the first of several is reported: one is enough to look at. */
export function leavingOutProduct(error: ImportProblem, rowCount: number): ImportProblem {
  const consequence =
    rowCount > 1 ? `The product was left out with all its ${rowCount} rows.` : 'The product was left out.';
  return { ...error, reason: `${error.reason} ${consequence}` };
}

/** Reports a problem shared by every variant of a product only once. */
export function withoutRepeatedWarnings(problems: readonly ImportProblem[]): ImportProblem[] {
  const said = new Set<string>();
  return problems.filter(({ severity, column, reason }) => {
    const warning = JSON.stringify([column, reason]);
    if (severity === 'error') return true;
    if (said.has(warning)) return false;
    said.add(warning);
    return true;
  });
}

export function shortened(value: string): string {
  return value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
}
