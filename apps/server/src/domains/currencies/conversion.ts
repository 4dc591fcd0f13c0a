import { divideRounded, exponentOf } from '@stoa/money';

/** Rates are given with this many decimals at most. */
const RATE_DECIMALS = 10;

type Fraction = { numerator: bigint; denominator: bigint };
export type DecimalValue = { value: string; decimalPlaces: number };

/** A positive decimal as a fraction. */
function fractionOf(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** The price of one unit of a currency in another, given the prices of a third in both. */
export function rateBetween(from: string, to: string): Fraction {
  const [one, other] = [fractionOf(from), fractionOf(to)];
  return { numerator: other.numerator * one.denominator, denominator: other.denominator * one.numerator };
}

export function viewRate({ numerator, denominator }: Fraction): DecimalValue {
  const scaled = divideRounded(numerator * 10n ** BigInt(RATE_DECIMALS), denominator, 'half-up');
  const digits = scaled.toString().padStart(RATE_DECIMALS + 1, '0');
  const zeros = Math.min(RATE_DECIMALS, /0*$/.exec(digits)?.[0].length ?? 0);
  return { value: String(BigInt(digits.slice(0, digits.length - zeros))), decimalPlaces: RATE_DECIMALS - zeros };
}

/** A value in another currency, rounded half up to its minor unit; null where it is no number. */
export function converted(
  { value, decimalPlaces }: DecimalValue,
  { numerator, denominator }: Fraction,
  to: string,
): DecimalValue | null {
  if (!/^-?\d{1,25}$/.test(value)) return null;
  const exponent = exponentOf(to);
  const product = BigInt(value) * numerator * 10n ** BigInt(exponent);
  const amount = divideRounded(product, denominator * 10n ** BigInt(decimalPlaces), 'half-up');
  return { value: amount.toString(), decimalPlaces: exponent };
}
