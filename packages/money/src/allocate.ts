import { amountFromBigInt, checkAmount } from './amount.ts';

/**
 * Splits an amount in proportion to whole weights so that the parts always add up to it. Every part is the exact share
 * rounded down (towards zero), and the units left over go to the largest remainders, the earlier part first on a tie.
 * A weight of 0 gets nothing, unless all are 0: then they count as equal. Negative amounts mirror positive ones.
 *
 * Throws a RangeError for negative, fractional or unsafe weights, and when an amount other than 0 has nobody to go to.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const magnitude = BigInt(Math.abs(checkAmount(amount)));
  const total = totalWeight(weights);
  if (weights.length === 0 && amount !== 0) throw new RangeError(`Cannot split ${amount} into no parts`);
  if (weights.length > 0 && total === 0n) return allocate(amount, new Array<number>(weights.length).fill(1));

  const parts = weights.map((weight) => {
    const product = magnitude * BigInt(weight);
    return { share: product / total, remainder: product % total };
  });
  const leftOver = parts.reduce((left, part) => left - part.share, magnitude);
  const byRemainder = parts.toSorted((first, second) => Number(second.remainder - first.remainder));
  for (const part of byRemainder.slice(0, Number(leftOver))) part.share += 1n;
  return parts.map((part) => amountFromBigInt(amount < 0 ? -part.share : part.share));
}

function totalWeight(weights: readonly number[]): bigint {
  let total = 0n;
  for (const weight of weights) {
    if (checkAmount(weight, 'weight') < 0) throw new RangeError(`A weight must not be negative, got ${weight}`);
    total += BigInt(weight);
  }
  return total;
}
