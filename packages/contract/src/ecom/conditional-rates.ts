import { boolean, choice, decimal, list, message, ref } from '../schema.ts';

/** What a condition measures of the items to deliver: weight in the site's unit, price in its currency, units. */
export const RateConditionType = choice('BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY');
export const RateCondition = message('RateCondition', {
  type: RateConditionType,
  value: decimal({ gte: 0, lte: 999999999, maxScale: 6 }),
  operator: choice('EQ', 'GT', 'GTE', 'LT', 'LTE'),
});
/** A price that applies when all its conditions are met, or always where it has none. */
export const ConditionalRates = message('ConditionalRates', {
  amount: decimal({ gte: 0, lte: 999999999, maxScale: 3 }),
  conditions: list(ref(RateCondition), { maxItems: 10 }),
  /** Whether the amount is for each unit of the items. */
  multiplyByQuantity: boolean,
});
