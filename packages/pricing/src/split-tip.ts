import { allocate, sum } from '@stoa/money';

/** Somebody who shares a tip, and the price of what they did for the buyer, in minor units. */
export type TipShare = { staffId: string; price: number };
export type TipPart = { staffId: string; amount: number };

/**
 * Splits a tip among the staff of its items: equally, or in proportion to the price of each person's items. What nobody
 * gets is left to the business: all of it, where the items have no staff.
 */
export function splitTip(
  amount: number,
  shares: readonly TipShare[],
  method: 'EQUAL' | 'PROPORTIONAL',
): { parts: TipPart[]; undistributed: number } {
  const people = [...new Set(shares.map(({ staffId }) => staffId))];
  if (people.length === 0) return { parts: [], undistributed: amount };
  const priceOf = (person: string) => sum(shares.filter(({ staffId }) => staffId === person).map(({ price }) => price));
  const amounts = allocate(
    amount,
    people.map((person) => (method === 'EQUAL' ? 1 : priceOf(person))),
  );
  return { parts: people.map((staffId, index) => ({ staffId, amount: amounts[index] ?? 0 })), undistributed: 0 };
}
