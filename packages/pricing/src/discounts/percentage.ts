import { multiplyRatio } from '@stoa/money';

/** Percentages have up to 4 decimals. */
const HUNDRED_PERCENT = 1_000_000;

/** The rest of an amount after a percentage, half a minor unit rounded up. */
export const withoutPercentage = (amount: number, percentage: number): number =>
  multiplyRatio(amount, HUNDRED_PERCENT - Math.round(percentage * 10_000), HUNDRED_PERCENT);
