/** All payments and refunds of a site, whichever orders they are of. */
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, choice, currency, date, decimal, guid, list, message, nullable, ref, text } from '../schema.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

export const LedgerEntry = message('LedgerEntry', {
  id: guid,
  createdDate: date,
  /** `PAYMENT` is money that was taken, or an attempt at it; `AUTHORIZATION` money that a bank holds until it is taken or released. */
  kind: choice('PAYMENT', 'AUTHORIZATION', 'RELEASE', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL'),
  /** `PENDING` until the provider, the buyer or the merchant has had the last word. */
  status: choice('PENDING', 'SUCCEEDED', 'FAILED'),
  /** Why it failed. */
  failure: nullable(text()),
  amount: decimal({ gte: 0, lte: 1000000000000000 }),
  currency,
  /** Such as `stripe`; `offline` where the money moves outside of this server. */
  provider: text(),
  method: text(),
  /** The provider's name for it. */
  reference: nullable(text()),
  orderId: nullable(guid),
  orderNumber: nullable(text()),
  buyerName: nullable(text()),
  buyerEmail: nullable(text()),
});

const words = text({ maxLength: 200 });

export const paymentLedger = service('stoa.payment-ledger', ['/stoa'], {
  searchLedger: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/payment-ledger/search',
    summary:
      'Search the movements of money of all orders, the latest first, by date, type, status and provider, and by words of the order or the provider’s reference',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: {
      query: ref(CursorQuery),
      /** Sent with each page. */
      text: words,
    },
    response: { entries: list(ref(LedgerEntry)), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  exportLedger: operation({
    method: 'GET',
    path: '/v1/payment-ledger/export',
    summary: 'Export the movements of money that a search finds as CSV, the latest first, a line for each',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    download: true,
    request: { filter: nullable(anyObject), text: words },
    response: {},
  }),
});
