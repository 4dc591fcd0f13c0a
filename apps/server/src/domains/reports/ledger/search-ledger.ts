import type { paymentLedger } from '@stoa/contract';
import { minuteOf } from '@stoa/messages/days';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { readSite, type Tx } from '../../../platform/db/index.ts';
import {
  compileQuery,
  everyPage,
  type SortedRow,
  toCursorPage,
  type WireQuery,
} from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findOrderIds } from '../../orders/index.ts';
import { findLedger, type LedgerRow, ledgerQueryable, type Sought } from './ledger.store.ts';

const AT_A_TIME = 500;

/** A page of the movements of money of a site. Gift cards are not among them: what they pay was paid when they were bought. */
export const searchLedger: UseCase<typeof paymentLedger.searchLedger> = async (ctx, { query = {}, text = '' }) => {
  const compiled = compileIn(ctx, query, text);
  if (!compiled.ok) return invalid(...compiled.violations);
  const found = await readSite(ctx, async (tx) => findLedger(tx, compiled.value, await soughtBy(ctx, tx, text)));
  const { rows, pagingMetadata } = toCursorPage(compiled.value, found);
  return { entries: rows.map(viewEntry), pagingMetadata };
};

/** The same as CSV, with what went back to buyers as negative amounts. */
export const exportLedger: UseCase<typeof paymentLedger.exportLedger> = async (ctx, { filter, text = '' }) => {
  const compile = (cursor?: string) => compileIn(ctx, { filter, cursorPaging: { limit: AT_A_TIME, cursor } }, text);
  const first = compile();
  if (!first.ok) return invalid(...first.violations);
  const pages = everyPage(first.value, compile, (query) =>
    readSite(ctx, async (tx) => findLedger(tx, query, await soughtBy(ctx, tx, text))),
  );
  const lines = async function* () {
    for await (const page of pages) yield page.map((row) => Object.values(columns).map((cell) => cell(row, ctx) ?? ''));
  };
  return csvFile('payments.csv', Object.keys(columns), lines());
};

const compileIn = (ctx: Context, query: WireQuery, text: string) =>
  compileQuery(
    query,
    { ...ledgerQueryable, maxLimit: AT_A_TIME },
    {
      secret: ctx.cursorSecret,
      scope: `ledger ${ctx.siteId} ${text}`,
      path: 'query',
    },
  );

async function soughtBy(ctx: Context, tx: Tx, text: string): Promise<Sought> {
  const reference = text.trim();
  return reference ? { orderIds: await findOrderIds(ctx, tx, reference), reference } : null;
}

type Kind = 'PAYMENT' | 'AUTHORIZATION' | 'RELEASE' | 'REFUND' | 'CHARGEBACK' | 'CHARGEBACK_REVERSAL';

const kinds = {
  CAPTURE: 'PAYMENT',
  VOID: 'RELEASE',
  REFUND: 'REFUND',
  CHARGEBACK: 'CHARGEBACK',
  CHARGEBACK_REVERSAL: 'CHARGEBACK_REVERSAL',
} as const;

/** An attempt to take money at once is a payment, whether or not it comes to one. */
function kindOf({ type, capture }: LedgerRow): Kind {
  if (type !== 'AUTHORIZE') return kinds[type];
  return capture === 'AT_ONCE' ? 'PAYMENT' : 'AUTHORIZATION';
}

const viewEntry = (row: LedgerRow & SortedRow) => {
  const { type: _type, capture: _capture, sort_keys: _keys, amount, ...entry } = row;
  return {
    ...entry,
    createdDate: new Date(entry.createdDate).toISOString(),
    kind: kindOf(row),
    amount: toDecimal(Number(amount), row.currency),
  };
};

const GOES_BACK = new Set(['REFUND', 'CHARGEBACK']);

const columns: Record<string, (row: LedgerRow, ctx: Pick<Context, 'site'>) => string | null> = {
  Date: ({ createdDate }, { site }) => minuteOf(createdDate, site.timeZone),
  Kind: kindOf,
  Status: ({ status }) => status,
  Amount: ({ amount, currency, type }) => toDecimal(Number(amount) * (GOES_BACK.has(type) ? -1 : 1), currency),
  Currency: ({ currency }) => currency,
  Order: ({ orderNumber }) => orderNumber,
  Customer: ({ buyerName }) => buyerName,
  'E-mail': ({ buyerEmail }) => buyerEmail,
  Provider: ({ provider }) => provider,
  Method: ({ method }) => method,
  Reference: ({ reference }) => reference,
  Problem: ({ failure }) => failure,
  'Transaction ID': ({ id }) => id,
};
