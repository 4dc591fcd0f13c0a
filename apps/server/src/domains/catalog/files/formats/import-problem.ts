import type { Cell, Row } from './product-row.ts';

/**
 * A problem in an imported file, in words for its author. An error means that the row (or the product it starts) was
 * left out; a warning, that it was imported with a change. A note is about something that whole files are full of: notes
 * with the same reason are summed up in one line.
 */
export type ImportProblem = {
  /** Counted as in a spreadsheet: the header is row 1. In a file of JSON lines, the line. */
  row: number;
  /** The product that it is about, as the file calls it; absent where the row belongs to none. */
  handle?: string;
  /** The header of the column as the file spells it; empty where the problem concerns the whole row. */
  column: string;
  value: string;
  reason: string;
  severity: 'error' | 'warning' | 'note';
};

/** A problem that is reported by itself. */
export type RowProblem = ImportProblem & { severity: 'error' | 'warning' };

/** The notes of a file that give the same reason: how many there are, and the first of them. */
export type ImportNote = { reason: string; count: number; row: number; column: string; value: string };

const VALUE_LENGTH = 80;

/** An error about a cell of a row. */
export function errorAt(row: Row, cell: Cell, reason: string): ImportProblem {
  return { row: row.number, column: cell.column, value: shortened(cell.value), reason, severity: 'error' };
}

/** A warning about a cell of a row. */
export function warningAt(row: Row, cell: Cell, reason: string): ImportProblem {
  return { ...errorAt(row, cell, reason), severity: 'warning' };
}

/** A note about a cell of a row. */
export function noteAt(row: Row, cell: Cell, reason: string): ImportProblem {
  return { ...errorAt(row, cell, reason), severity: 'note' };
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
    if (severity !== 'warning') return true;
    if (said.has(warning)) return false;
    said.add(warning);
    return true;
  });
}

/** Sums up the notes among problems. @returns the notes so far with these, and the other problems */
export function sumUpNotes(
  notes: readonly ImportNote[],
  problems: readonly ImportProblem[],
): { notes: ImportNote[]; others: RowProblem[] } {
  const byReason = new Map(notes.map((note) => [note.reason, note]));
  for (const { severity, handle: _, ...problem } of problems) {
    if (severity !== 'note') continue;
    const { count, ...first } = byReason.get(problem.reason) ?? { ...problem, count: 0 };
    byReason.set(problem.reason, { ...first, count: count + 1 });
  }
  const others = problems.filter((problem): problem is RowProblem => problem.severity !== 'note');
  return { notes: [...byReason.values()], others };
}

export function shortened(value: string): string {
  return value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
}
