import { expect, test } from 'vitest';
import { readQuery } from '../../ui/list/address.ts';
import { emailFilters, emailSorts, toEmailQuery } from './email-search.ts';

const queryOf = (address: string) =>
  toEmailQuery(readQuery({ filters: emailFilters, sorts: emailSorts, search: '' }, new URLSearchParams(address)), {
    timeZone: 'Europe/Berlin',
  });

test('without filters, the latest e-mails come first', () => {
  expect(queryOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 50 },
  });
});

test('filters combine, addresses are found by how they begin, and days are those of the site', () => {
  expect(queryOf('state=problems&kind=refund&from=2026-01-01&to=2026-01-31&search=Ada%40').filter).toEqual({
    recipient: { $startsWith: 'ada@' },
    state: { $in: ['FAILED', 'BOUNCED', 'IN_DOUBT'] },
    kind: 'refund',
    createdDate: { $gte: '2025-12-31T23:00:00.000Z', $lte: '2026-01-31T22:59:59.999Z' },
  });
});
