/** What people type into a stock field: a new level, or by how much it goes up or down. */
export type StockChange = { kind: 'set'; quantity: number } | { kind: 'adjust'; by: number };

export const HIGHEST = 99_999;

/** `12` sets, `+5` and `-3` adjust; null where it is neither, or does not fit. */
export function readStockChange(text: string): StockChange | null {
  const match = /^([+\-−]?)\s*(\d{1,5})$/.exec(text.trim());
  if (!match) return null;
  const [, sign, digits] = match;
  const number = Number(digits);
  if (!sign) return { kind: 'set', quantity: number };
  return number === 0 ? null : { kind: 'adjust', by: sign === '+' ? number : -number };
}

/** Why the text is no change; null where it is one. */
export const stockChangeProblem = (text: string): string | null =>
  readStockChange(text) ? null : 'A number, or +5 or -3 to change it by';

/** The change that leads from one level to another without overwriting what was sold meanwhile; null where there is none. */
export function differenceAsChange(before: number, after: number): StockChange | null {
  return before === after ? null : { kind: 'adjust', by: after - before };
}
