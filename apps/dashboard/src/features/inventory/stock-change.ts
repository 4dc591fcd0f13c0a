import { words } from '../../app/words.ts';

const texts = words.inventory;

/** The content of a stock field: a new level, or an adjustment up or down. */
export type StockChange = { kind: 'set'; quantity: number } | { kind: 'adjust'; by: number };

export const HIGHEST = 99_999;

/** `12` sets, `+5` and `-3` adjust; null if the text is neither or is out of range. */
export function readStockChange(text: string): StockChange | null {
  const match = /^([+\-−]?)\s*(\d{1,5})$/.exec(text.trim());
  if (!match) return null;
  const [, sign, digits] = match;
  const number = Number(digits);
  if (!sign) return { kind: 'set', quantity: number };
  return number === 0 ? null : { kind: 'adjust', by: sign === '+' ? number : -number };
}

/** The reason why the text is not a valid change; null if it is. */
export const stockChangeProblem = (text: string): string | null => (readStockChange(text) ? null : texts.wrongChange);

/** The adjustment from one level to another, which keeps sales made meanwhile; null if the levels are equal. */
export function differenceAsChange(before: number, after: number): StockChange | null {
  return before === after ? null : { kind: 'adjust', by: after - before };
}
