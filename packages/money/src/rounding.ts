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
