/**
 * An amount is a whole number of a currency's minor unit (1250 is 12.50 EUR, 1250 JPY or 1.250 KWD), kept in a `number`
 * and never beyond `Number.MAX_SAFE_INTEGER`, where integers stop being exact.
 *
 * Returns the amount (0 for -0), or throws a RangeError naming it. Sums and products of two amounts may be checked
 * after the fact: a true result outside the safe range never rounds back into it.
 */
export function checkAmount(amount: number, name = 'amount'): number {
  if (Number.isSafeInteger(amount)) return amount === 0 ? 0 : amount;
  throw new RangeError(`${name} must be a whole number in the safe integer range, got ${amount}`);
}

/** Back from exact arithmetic. Throws a RangeError when the amount is not a safe integer. */
export function amountFromBigInt(amount: bigint): number {
  return checkAmount(Number(amount));
}
