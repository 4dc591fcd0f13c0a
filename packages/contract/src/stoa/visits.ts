/** Visits of a site's own pages, counted without cookies and without keeping anything about a person. */
import { backOffice, operation, service } from '../operation.ts';
import { choice, integer, list, message, nullable, number, ref, text } from '../schema.ts';
import { period } from './period.ts';

const fields = {
  /** Pages shown. */
  views: integer(),
  /** Visitors are told apart within a day: who comes on two days counts twice. */
  visitors: integer(),
  /** Visitors who saw a product. */
  productVisitors: integer(),
  /** Visitors who put something into the cart. */
  cartVisitors: integer(),
  /** Visitors who went to the checkout. */
  checkoutVisitors: integer(),
  /** Visitors who placed an order. */
  buyers: integer(),
};

export const VisitFigures = message('VisitFigures', {
  ...fields,
  /** Buyers among the visitors, from 0 to 1; null where there were no visitors. */
  conversionRate: nullable(number()),
});
export const VisitDay = message('VisitDay', {
  /** A day by the site's calendar: `2026-01-31`. */
  date: text(),
  ...fields,
});

/** What visits are told apart by. */
export const VisitDimension = choice(
  'SOURCE',
  'MEDIUM',
  'CAMPAIGN',
  'PAGE',
  'ENTRY_PAGE',
  'PRODUCT',
  'DEVICE',
  'COUNTRY',
  'HOUR',
);
/** The visits that came from somewhere, of a page, on a kind of device, from a country, or in an hour of the day. */
export const VisitPart = message('VisitPart', {
  /**
   * A host, or the source, medium or campaign that a link named; a path; `PHONE`, `TABLET` or `DESKTOP`; an ISO 3166-1
   * country; an hour of the site's clock from `00` to `23`. Empty where it is not known, and `*` stands for all others.
   */
  key: text(),
  /** Of products. */
  name: nullable(text()),
  /** Of products. */
  productId: nullable(text()),
  ...fields,
  /** The same in the days before. */
  previousViews: integer(),
  previousVisitors: integer(),
});

export const visits = service('stoa.visits', ['/stoa'], {
  getVisitReport: operation({
    method: 'GET',
    path: '/v1/visits/report',
    summary:
      'Get visitors, page views and the way to an order of the last days, or of those up to a day, compared with the days before',
    permit: backOffice('REPORTS.READ'),
    request: period,
    response: { current: ref(VisitFigures), previous: ref(VisitFigures), days: list(ref(VisitDay)) },
  }),
  getVisitBreakdown: operation({
    method: 'GET',
    path: '/v1/visits/breakdown',
    summary:
      'Get the visits of the last days, or of those up to a day, by source, page, product, device, country or hour',
    permit: backOffice('REPORTS.READ'),
    request: { by: VisitDimension, ...period },
    response: {
      /** Pages and hours by views, everything else by visitors: the most first, 100 at most. Hours are in their order. */
      parts: list(ref(VisitPart), { maxItems: 100 }),
    },
    required: ['by'],
  }),
});
