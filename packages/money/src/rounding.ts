/**
 * The treatment of half a minor unit: `half-up` rounds it away from zero (commercial rounding, so that a refund mirrors
 * its charge), `half-even` to the even neighbour (so that many roundings do not drift upwards).
 */
export type Rounding = 'half-up' | 'half-even';

/** The integer nearest to `numerator / denominator`, computed exactly. The denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const floor = magnitude / denominator;
  const twiceRemainder = (magnitude % denominator) * 2n;
  const tieGoesUp = rounding === 'half-up' || floor % 2n === 1n;
  const up = twiceRemainder > denominator || (twiceRemainder === denominator && tieGoesUp);
  const rounded = up ? floor + 1n : floor;
  return numerator < 0n ? -rounded : rounded;
}

/** As `divideRounded`, for safe integers. */
export function divideSafely(numerator: number, denominator: number, rounding: Rounding): number {
  const magnitude = Math.abs(numerator);
  const remainder = magnitude % denominator;
  // both are exact: a multiple of the denominator, and its quotient
  const floor = (magnitude - remainder) / denominator;
  const isTie = remainder === denominator - remainder;
  const up = remainder > denominator - remainder || (isTie && (rounding === 'half-up' || floor % 2 === 1));
  const rounded = up ? floor + 1 : floor;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}
