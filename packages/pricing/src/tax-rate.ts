/** Rates have up to 6 decimals, so in millionths they are whole numbers. */
export const millionths = 1_000_000;

/**
 * `'0.19'` is 190,000. Throws a RangeError unless the rate is a decimal fraction of 0 or more with up to 6 decimals.
 */
export function rateInMillionths(rate: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(rate);
  if (!match) throw new RangeError(`A tax rate must be a decimal fraction such as '0.19', got ${JSON.stringify(rate)}`);
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * millionths + Number(fraction.padEnd(6, '0'));
}
