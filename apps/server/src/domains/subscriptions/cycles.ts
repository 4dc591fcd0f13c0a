import { DAY_MS } from '../../platform/durations.ts';
import type { SubscriptionTerms } from '../catalog/index.ts';
import { type Contract, isLastCycle, isOnTrial } from './contract.ts';

type Period = Pick<SubscriptionTerms, 'frequency' | 'interval'>;

/**
 * When a cycle begins. Cycles are counted from the anchor, so that those of a short month do not move the ones after it:
 * 31 January, 28 February, 31 March.
 */
export function startOfCycle({ frequency, interval }: Period, anchor: Contract['anchor'], cycle: number): Date {
  const periods = (cycle - anchor.cycle) * interval;
  const from = new Date(anchor.date);
  switch (frequency) {
    case 'DAY':
      return new Date(from.getTime() + periods * DAY_MS);
    case 'WEEK':
      return new Date(from.getTime() + periods * 7 * DAY_MS);
    case 'MONTH':
      return addMonths(from, periods);
    case 'YEAR':
      return addMonths(from, 12 * periods);
  }
}

/** The same day of another month, or its last day where it has no such day. */
function addMonths(from: Date, months: number): Date {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(from);
  date.setUTCFullYear(year, month, Math.min(day, lastDay));
  return date;
}

/** How long before a charge its buyer is reminded of it. */
const REMINDED_MS = 3 * DAY_MS;

/** When the buyer is reminded of the next charge; null where they need not be, or were. Short cycles go without saying. */
export function reminderOf(contract: Contract): Date | null {
  const { status, nextDate, nextCycle, remindedOf, failedAttempts, terms, anchor } = contract;
  if (status !== 'ACTIVE' || !nextDate || isLastCycle(contract)) return null;
  if (remindedOf === nextCycle || failedAttempts > 0) return null;
  const period =
    startOfCycle(terms, anchor, nextCycle + 1).getTime() - startOfCycle(terms, anchor, nextCycle).getTime();
  const at = new Date(new Date(nextDate).getTime() - REMINDED_MS);
  // a trial that is over as soon was said to be when it began
  if (isOnTrial(contract)) return at > new Date(contract.createdDate) ? at : null;
  return period > 7 * DAY_MS ? at : null;
}

/** The beginning of the next cycle. Those that were missed are not charged: counting starts anew at the last one. */
export function afterCycle(
  { terms, anchor }: Pick<Contract, 'terms' | 'anchor'>,
  cycle: number,
  now: Date,
): Pick<Contract, 'anchor' | 'nextDate'> {
  const planned = startOfCycle(terms, anchor, cycle + 1);
  if (planned > now) return { anchor, nextDate: planned.toISOString() };
  const anew = { cycle, date: now.toISOString() };
  return { anchor: anew, nextDate: startOfCycle(terms, anew, cycle + 1).toISOString() };
}
