import type { abandonedCheckoutAdministration, abandonedCheckouts } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import { lastDays } from '../../platform/calendar.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewMultiCurrencyPrice } from '../purchase/index.ts';
import { findRecoveryByDay, findWorth, type RecoveryOfDay, type Worth } from './recovery.store.ts';

const USUAL_DAYS = 30;

/** From 0 to 1; null where nothing was abandoned. */
const rateOf = ({ recoverable, recovered }: Worth): number | null =>
  recoverable + recovered > 0 ? recovered / (recoverable + recovered) : null;

/** Figures of the checkouts abandoned in a period. Those of a status that was not asked for are left out. */
export const getAbandonedCheckoutAnalytics: UseCase<
  (typeof abandonedCheckouts)['getAbandonedCheckoutAnalytics']
> = async ({ site, ...ctx }, { startDate, endDate, metrics = [], statuses = [] }) => {
  if (endDate < startDate)
    return invalid({ field: 'endDate', description: 'must not be before startDate', violatedRule: 'OTHER' });
  const { timeZone, currency } = site;
  const period = { from: startDate, to: endDate, timeZone, currency };
  const worth = await readSite({ ...ctx }, (tx) => findWorth(tx, period));
  const wants = (metric: (typeof metrics)[number], status?: (typeof statuses)[number]) =>
    (metrics.length === 0 || metrics.includes(metric)) &&
    (status === undefined || statuses.length === 0 || statuses.includes(status));
  const amount = (minor: number) => toDecimal(minor, currency);
  const average = worth.recoverable > 0 ? Math.round(worth.recoverableValue / worth.recoverable) : 0;
  return {
    currency,
    ...(wants('RECOVERABLE_VALUE', 'ABANDONED') && { recoverableValue: amount(worth.recoverableValue) }),
    ...(wants('RECOVERABLE_CHECKOUT_COUNT', 'ABANDONED') && { recoverableCheckoutCount: worth.recoverable }),
    ...(wants('AVERAGE_RECOVERABLE_CHECKOUT_VALUE', 'ABANDONED') && {
      averageRecoverableCheckoutValue: amount(average),
    }),
    ...(wants('RECOVERED_VALUE', 'RECOVERED') && { recoveredValue: amount(worth.recoveredValue) }),
    ...(wants('RECOVERED_CHECKOUT_COUNT', 'RECOVERED') && { recoveredCheckoutCount: worth.recovered }),
    ...(wants('RECOVERY_RATE') && { recoveryRate: rateOf(worth) ?? 0 }),
  };
};

/** The same figures for the last days, including today, and what happened on each of them. Two statements. */
export const getRecoveryReport: UseCase<(typeof abandonedCheckoutAdministration)['getRecoveryReport']> = async (
  ctx,
  { days = USUAL_DAYS },
) => {
  const { site } = ctx;
  const dates = lastDays(ctx.now(), site.timeZone, days);
  const period = {
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    timeZone: site.timeZone,
    currency: site.currency,
  };
  const { worth, found } = await readSite(ctx, async (tx) => ({
    worth: await findWorth(tx, period),
    found: await findRecoveryByDay(tx, period),
  }));
  const byDay = new Map(found.map((day) => [day.date, day]));
  const price = (amount: number) => viewMultiCurrencyPrice(amount, site);
  const nothing: Omit<RecoveryOfDay, 'date'> = { abandoned: 0, recovered: 0, recoveredValue: 0 };
  return {
    currency: site.currency,
    figures: {
      abandoned: worth.recoverable + worth.recovered,
      recovered: worth.recovered,
      recoverableValue: price(worth.recoverableValue),
      recoveredValue: price(worth.recoveredValue),
      recoveryRate: rateOf(worth),
    },
    days: dates.map((date) => {
      const { abandoned, recovered, recoveredValue } = byDay.get(date) ?? nothing;
      return { date, abandoned, recovered, recoveredValue: price(recoveredValue) };
    }),
  };
};
