/** Sales figures for the dashboard's home page. */
import { backOffice, operation, service } from '../operation.ts';
import { choice, currency, integer, list, message, nullable, ref, text } from '../schema.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';
import { period } from './period.ts';

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

/** What sales are told apart by. */
export const SalesDimension = choice('PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER');
/** The sales of a product, through a channel, to a country, with a discount, or to new or returning buyers. */
export const SalesPart = message('SalesPart', {
  /**
   * The id of a product, a channel type, an ISO 3166-1 country, `NEW` or `RETURNING`; the code of a discount, or its name. Empty
   * where it is not known.
   */
  key: text(),
  /** Of products and discounts. */
  name: nullable(text()),
  orders: integer(),
  itemsSold: integer(),
  /** Of a product, what its lines cost; otherwise what the orders did, tax and delivery included. */
  sales: ref(MultiCurrencyPrice),
  /** What the discount took off; absent otherwise. */
  saved: ref(MultiCurrencyPrice),
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
    summary: 'Get orders and sales of the last days, or of those up to a day, compared with the days before',
    permit: backOffice('REPORTS.READ'),
    request: period,
    response: {
      currency,
      current: ref(SalesFigures),
      previous: ref(SalesFigures),
      days: list(ref(SalesDay)),
      bestSellers: list(ref(BestSeller)),
      lowStock: list(ref(LowStockItem)),
    },
  }),
  getSalesBreakdown: operation({
    method: 'GET',
    path: '/v1/reports/sales/breakdown',
    summary:
      'Get the sales of the last days, or of those up to a day, by product, channel, country, discount, or new and returning buyers',
    permit: backOffice('REPORTS.READ'),
    request: { by: SalesDimension, ...period },
    response: {
      currency,
      /** The highest sales first, 100 at most. */
      parts: list(ref(SalesPart), { maxItems: 100 }),
    },
    required: ['by'],
  }),
});
