import { checkAmount } from './amount.ts';
import { exponentOf } from './currency.ts';
import { divideRounded, type Rounding } from './rounding.ts';

/** The exact value `coefficient / 10 ** scale`. */
export interface Decimal {
  coefficient: bigint;
  scale: number;
}

/**
 * Reads plain decimal notation (`-12.50`): no exponent, sign `+`, grouping or blanks; at most 30 digits on each side.
 */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return { coefficient: BigInt(whole + fraction), scale: fraction.length };
}

/**
 * Reads a decimal in major units (`'12.5'`, or `12.5` from JSON) as an amount in minor units, exactly.
 *
 * Returns null for anything but plain decimal notation and for amounts beyond the safe integer range. Decimals finer
 * than the minor unit also give null, unless `rounding` says how to round them; zeros there (`'12.500'` EUR) do no
 * harm. Throws a RangeError when the currency code is malformed.
 */
export function parseAmount(value: string | number, currency: string, rounding?: Rounding): number | null {
  const exponent = exponentOf(currency);
  const decimal = parseDecimal(typeof value === 'number' ? numberText(value) : value);
  if (!decimal) return null;
  const numerator = decimal.coefficient * 10n ** BigInt(exponent);
  const denominator = 10n ** BigInt(decimal.scale);
  if (!rounding && numerator % denominator !== 0n) return null;
  const amount = Number(divideRounded(numerator, denominator, rounding ?? 'half-up'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * The amount in major units with all decimals of its currency: `'12.50'`, for JPY `'1250'`. Throws a RangeError when
 * unsafe.
 */
export function toDecimal(amount: number, currency: string): `${number}` {
  return writeDecimal(BigInt(checkAmount(amount)), exponentOf(currency));
}

/** The value `coefficient / 10 ** exponent` with all of its decimals. */
export function writeDecimal(coefficient: bigint, exponent: number): `${number}` {
  const sign = coefficient < 0n ? '-' : '';
  const digits = String(coefficient)
    .slice(sign.length)
    .padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const text = exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
  return text as `${number}`;
}

/**
 * The amount in major units as a JSON number, for wire formats that want one. The nearest double: `parseAmount` reads
 * it back unchanged up to 15 digits. Never calculate with it. Throws a RangeError when unsafe.
 */
export function toNumber(amount: number, currency: string): number {
  return Number(toDecimal(amount, currency));
}

/** JavaScript writes numbers below 1e-6 with an exponent; 20 decimals spell out all that could matter. */
function numberText(value: number): string {
  return Math.abs(value) < 1e-6 ? value.toFixed(20) : String(value);
}
