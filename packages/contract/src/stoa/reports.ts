/** Sales figures for the dashboard's home page. */
import { backOffice, operation, service } from '../operation.ts';
import { currency, integer, list, message, ref, text } from '../schema.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

export const SalesFigures = message('SalesFigures', {
  orders: integer(),
  itemsSold: integer(),
  /** The total of all placed orders except cancelled ones, including tax and shipping. */
  sales: ref(MultiCurrencyPrice),
  averageOrder: ref(MultiCurrencyPrice),
});
export const SalesDay = message('SalesDay', {
  /** A day in the site's time zone: `2026-01-31`. */
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
    summary: 'Get orders and sales of the last days, compared with the days before',
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
