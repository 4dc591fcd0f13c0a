import type { reports } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { reportEnd } from '../../report-end.ts';
import type { UseCase } from '../../use-case.ts';
import { viewMultiCurrencyPrice } from '../purchase/index.ts';
import { USUAL_DAYS } from './get-sales-report.ts';
import { findSalesParts } from './sales/find-sales.store.ts';

/** The sales of the last days, including today, or of those up to a day, by what tells them apart. One statement. */
export const getSalesBreakdown: UseCase<typeof reports.getSalesBreakdown> = async (
  ctx,
  { by, days = USUAL_DAYS, until },
) => {
  const { site } = ctx;
  const { timeZone, currency } = site;
  const period = { now: reportEnd(ctx, until), days, timeZone, currency, isOver: until !== undefined };
  const found = await readSite(ctx, (tx) => findSalesParts(tx, by, period));
  return {
    currency,
    parts: found.map(({ sales, saved, ...part }) => ({
      ...part,
      sales: viewMultiCurrencyPrice(sales, site),
      ...(saved !== null && { saved: viewMultiCurrencyPrice(saved, site) }),
    })),
  };
};
