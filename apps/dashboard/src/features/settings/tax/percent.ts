/** Rates as people write them. The wire has decimal fractions: `0.08875` is `8.875`. */
import { words } from '../../../app/words.ts';

const texts = words.taxSettings;

/** Six decimals of a fraction. */
const MOST_DECIMALS = 4;

/** `0.19` as `19`; nothing for no rate. */
export const toPercent = (rate: string | null | undefined): string => {
  if (rate === null || rate === undefined || rate === '') return '';
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = fraction.padEnd(2, '0');
  const left = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const right = digits.slice(2).replace(/0+$/, '');
  return right ? `${left}.${right}` : left;
};

/** `19`, `8.875` or `8,875` as a fraction; null if it is no percentage from 0 to 100 with at most four decimals. */
export function fromPercent(typed: string): string | null {
  const match = /^(\d{1,3})(?:[.,](\d*))?\s*%?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > MOST_DECIMALS || Number(`${whole}.${fraction || '0'}`) > 100) return null;
  const digits = whole.padStart(3, '0');
  const decimals = `${digits.slice(1)}${fraction}`.replace(/0+$/, '');
  return decimals ? `${Number(digits[0])}.${decimals}` : `${Number(digits[0])}`;
}

export const notPercent = (typed: string): string | null => (fromPercent(typed) === null ? texts.notPercent : null);
