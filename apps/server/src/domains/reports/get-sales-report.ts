import type { reports } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { lastDays } from '../../platform/calendar.ts';
import { readSite } from '../../platform/db/index.ts';
import { reportEnd } from '../../report-end.ts';
import type { Site } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { viewMultiCurrencyPrice } from '../purchase/index.ts';
import { findLowStock } from './low-stock.store.ts';
import { type DaySales, findBestSellers, findDaySales } from './sales/find-sales.store.ts';

export const USUAL_DAYS = 30;
const BEST_SELLERS = 5;
/** Variants with this much stock or less are reported. */
export const LOW_STOCK = 5;
const MOST_LOW_STOCK = 20;

export const getSalesReport: UseCase<typeof reports.getSalesReport> = (ctx, { days = USUAL_DAYS, until }) =>
  readSalesReport(ctx, days, until);

/** Orders and sales of the days up to today or to another day, beside the same number of days before. Three statements. */
export async function readSalesReport(ctx: Context, days: number, until?: string) {
  const { site } = ctx;
  const { timeZone, currency } = site;
  const period = { now: reportEnd(ctx, until), days, timeZone, currency, isOver: until !== undefined };
  const { sold, bestSellers, lowStock } = await readSite(ctx, async (tx) => ({
    sold: await findDaySales(tx, { ...period, days: days * 2 }),
    bestSellers: await findBestSellers(tx, period, BEST_SELLERS),
    lowStock: await findLowStock(tx, { atMost: LOW_STOCK, limit: MOST_LOW_STOCK }),
  }));
  const byDay = new Map(sold.map((day) => [day.date, day]));
  const all = lastDays(period.now, timeZone, days * 2).map((date) => byDay.get(date) ?? { ...nothing, date });
  const current = all.slice(days);
  return {
    currency,
    current: figuresOf(current, site),
    previous: figuresOf(all.slice(0, days), site),
    days: current.map(({ date, orders, sales }) => ({ date, orders, sales: viewMultiCurrencyPrice(sales, site) })),
    bestSellers: bestSellers.map((seller) => ({ ...seller, sales: viewMultiCurrencyPrice(seller.sales, site) })),
    lowStock,
  };
}

const nothing: Omit<DaySales, 'date'> = { orders: 0, itemsSold: 0, sales: 0 };

function figuresOf(days: readonly DaySales[], site: Site) {
  const add = (field: 'orders' | 'itemsSold' | 'sales') => days.reduce((total, day) => total + day[field], 0);
  const [orders, sales] = [add('orders'), add('sales')];
  return {
    orders,
    itemsSold: add('itemsSold'),
    sales: viewMultiCurrencyPrice(sales, site),
    averageOrder: viewMultiCurrencyPrice(orders > 0 ? Math.round(sales / orders) : 0, site),
  };
}
