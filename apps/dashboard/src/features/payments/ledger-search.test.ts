import { expect, test } from 'vitest';
import { readQuery } from '../../ui/list/address.ts';
import { ledgerFilters, ledgerSorts, toLedgerSearch } from './ledger-search.ts';

const searchOf = (address: string) =>
  toLedgerSearch(readQuery({ filters: ledgerFilters, sorts: ledgerSorts, search: '' }, new URLSearchParams(address)), {
    timeZone: 'Europe/Berlin',
  });

test('without filters, the latest movements come first', () => {
  expect(searchOf('')).toEqual({
    query: { filter: {}, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 50 } },
    text: '',
  });
});

test('filters combine, days are those of the site, and the text is without a number’s sign', () => {
  expect(searchOf('kind=refunds&status=FAILED&provider=stripe&from=2026-01-01&to=2026-01-31&search=%23+1042')).toEqual({
    query: {
      filter: {
        type: { $in: ['REFUND'] },
        status: 'FAILED',
        provider: 'stripe',
        createdDate: { $gte: '2025-12-31T23:00:00.000Z', $lte: '2026-01-31T22:59:59.999Z' },
      },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 50 },
    },
    text: '1042',
  });
});

test('the text is sent with every page', () => {
  expect(searchOf('search=ada&cursor=abc')).toEqual({
    query: { cursorPaging: { cursor: 'abc', limit: 50 } },
    text: 'ada',
  });
});
