/** Figures for the back office's home. */
import { backOffice, operation, service } from '../operation.ts';
import { currency, integer, list, message, ref, text } from '../schema.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const SalesFigures = message('SalesFigures', {
  orders: integer(),
  itemsSold: integer(),
  /** Totals of placed orders that were not cancelled, tax and shipping included. */
  sales: ref(MultiCurrencyPrice),
  averageOrder: ref(MultiCurrencyPrice),
});
export const SalesDay = message('SalesDay', {
  /** Calendar day in the site's time zone, `2026-01-31`. */
  date: text(),
  orders: integer(),
  sales: ref(MultiCurrencyPrice),
});
export const BestSeller = message('BestSeller', {
  productId: text(),
  name: text(),
  itemsSold: integer(),
  sales: ref(MultiCurrencyPrice),
});

export const LowStockItem = message('LowStockItem', {
  productId: text(),
  name: text(),
  variant: text(),
  quantity: integer(),
});

export const reports = service('stoa.reports', ['/stoa'], {
  getSalesReport: operation({
    method: 'GET',
    path: '/v1/reports/sales',
    summary: 'Orders and sales of the last days, with the days before them to compare',
    permit: backOffice('REPORTS.READ'),
    request: { days: integer({ minimum: 1, maximum: 366 }) },
    response: {
      currency,
      current: ref(SalesFigures),
      previous: ref(SalesFigures),
      days: list(ref(SalesDay)),
      bestSellers: list(ref(BestSeller)),
      lowStock: list(ref(LowStockItem)),
    },
  }),
});
