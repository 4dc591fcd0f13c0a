/**
 * The decimal in wire format for user input: `12,5` and ` 12.5 ` are `12.5`. Null for anything that is not a plain,
 * non-negative decimal of at most nine digits before the point and three after it.
 */
export const readAmount = (typed: string): string | null => readDecimal(typed, 3);

const MEASURE_DECIMALS = 6;

/** Like `readAmount`, for weights and contents, which programs may state to the milligram. */
export const readMeasure = (typed: string): string | null => readDecimal(typed, MEASURE_DECIMALS);

/** A weight or content as it is edited: without binary rounding errors such as 0.30000000000000004. */
export const showMeasure = (measure: number | null | undefined): string =>
  typeof measure === 'number' ? String(Number(measure.toFixed(MEASURE_DECIMALS))) : '';

/** A decimal as `readAmount` reads it, with at most so many digits after the point. */
export function readDecimal(typed: string, mostDecimals: number): string | null {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > mostDecimals) return null;
  return fraction ? `${whole}.${fraction}` : whole;
}

/** A whole number from user input; null if the input is not one. */
export function readQuantity(typed: string): number | null {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
