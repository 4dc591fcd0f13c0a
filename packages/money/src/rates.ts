import { amountFromBigInt, checkAmount } from './amount.ts';
import { exponentOf } from './currency.ts';
import { type Decimal, parseDecimal, writeDecimal } from './decimal.ts';
import { divideRounded, divideSafely, type Rounding } from './rounding.ts';

/**
 * `amount * rate`, computed exactly and rounded once. The rate is a decimal fraction: `'0.19'` is 19 percent.
 * Throws a RangeError for a malformed rate and for an unsafe amount or result.
 */
export function multiplyRate(amount: number, rate: string, rounding: Rounding = 'half-up'): number {
  const { coefficient, scale } = readRate(rate);
  const product = BigInt(checkAmount(amount)) * coefficient;
  return amountFromBigInt(divideRounded(product, 10n ** BigInt(scale), rounding));
}

/**
 * `amount * numerator / denominator`, computed exactly and rounded once. Numerator and denominator are whole, the
 * denominator positive. Throws a RangeError otherwise and when the amount or the result is unsafe.
 */
export function multiplyRatio(
  amount: number,
  numerator: number,
  denominator: number,
  rounding: Rounding = 'half-up',
): number {
  if (checkAmount(denominator, 'denominator') <= 0) {
    throw new RangeError(`denominator must be positive, got ${denominator}`);
  }
  const product = checkAmount(amount) * checkAmount(numerator, 'numerator');
  // as long as that is exact, large numbers would only cost time
  if (Number.isSafeInteger(product)) return divideSafely(product, denominator, rounding);
  return amountFromBigInt(divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding));
}

/**
 * Converts a decimal in major units at `rate`, the price of one major unit of its currency in major units of `to` as a
 * positive decimal string: exactly, whatever its size, and rounded once to the minor unit of `to`. Throws a RangeError for
 * a malformed decimal, rate or currency.
 */
export function convertDecimal(decimal: string, to: string, rate: string, rounding: Rounding = 'half-up'): `${number}` {
  const [value, price] = [readRate(decimal), readRate(rate)];
  if (price.coefficient <= 0n) throw new RangeError(`An exchange rate must be positive, got ${rate}`);
  const exponent = exponentOf(to);
  const product = value.coefficient * price.coefficient * 10n ** BigInt(exponent);
  return writeDecimal(divideRounded(product, 10n ** BigInt(value.scale + price.scale), rounding), exponent);
}

/**
 * The smallest amount of `from`, as a decimal, that `convertDecimal` turns into `decimal` or more of `to`; none is negative.
 * Throws a RangeError as that does.
 */
export function lowestConverted(decimal: string, from: string, to: string, rate: string): `${number}` {
  const [value, price] = [readRate(decimal), readRate(rate)];
  if (price.coefficient <= 0n) throw new RangeError(`An exchange rate must be positive, got ${rate}`);
  const [own, other] = [exponentOf(from), exponentOf(to)];
  // half a minor unit less is rounded up to it
  const units = divideUp(value.coefficient * 10n ** BigInt(other), 10n ** BigInt(value.scale));
  const amount = divideUp(
    (2n * units - 1n) * 10n ** BigInt(own + price.scale),
    2n * price.coefficient * 10n ** BigInt(other),
  );
  return writeDecimal(amount > 0n ? amount : 0n, own);
}

const divideUp = (numerator: bigint, denominator: bigint): bigint =>
  numerator <= 0n ? 0n : (numerator + denominator - 1n) / denominator;

function readRate(rate: string): Decimal {
  const decimal = parseDecimal(rate);
  if (!decimal) throw new RangeError(`A rate must be a decimal string such as '0.19', got ${JSON.stringify(rate)}`);
  return decimal;
}
