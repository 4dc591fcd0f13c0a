import { parseAmount } from '@stoa/money';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Tx, write } from '../../platform/db/index.ts';
import { type CompiledQuery, type Queryable, type SortedRow, searchVector } from '../../platform/query/index.ts';
import { buyerOf } from '../checkout/index.ts';
import { type AbandonedCheckout, contactDetailsOf, emailOf } from './abandoned-checkout.ts';

type Document = Pick<AbandonedCheckout, 'checkout' | 'activities' | 'mails'>;
type Row = Omit<AbandonedCheckout, keyof Document | 'total'> & { total: string; doc: Document };

const columns = sql`abandoned.id, abandoned.status, abandoned.checkout_id as "checkoutId",
  abandoned.restored_id as "restoredId", abandoned.total, abandoned.currency, abandoned.created_date as "createdDate",
  abandoned.updated_date as "updatedDate", abandoned.recovered_date as "recoveredDate",
  abandoned.mailed_date as "mailedDate", abandoned.doc`;

const toAbandoned = ({ doc, total, ...row }: Row): AbandonedCheckout => ({
  ...row,
  ...doc,
  // those of before there were mails
  mails: doc.mails ?? 0,
  total: Number(total),
});
const documentOf = ({ checkout, activities, mails }: Document): string =>
  JSON.stringify({ checkout, activities, mails } satisfies Document);

/** Fields that clients may query abandoned checkouts by. Totals are compared in minor units of the site's currency. */
export const abandonedQueryable = (currency: string): Queryable => ({
  fields: {
    id: { kind: 'uuid', column: sql`abandoned.id`, sortable: true },
    createdDate: { kind: 'date', column: sql`abandoned.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`abandoned.updated_date`, sortable: true },
    checkoutRecoveredDate: { kind: 'date', column: sql`abandoned.recovered_date`, sortable: true, nullable: true },
    checkoutId: { kind: 'uuid', column: sql`abandoned.checkout_id` },
    cartId: { kind: 'string', column: sql`abandoned.doc #>> '{checkout,cartId}'` },
    status: { kind: 'string', column: sql`abandoned.status`, sortable: true, values: ['ABANDONED', 'RECOVERED'] },
    currency: { kind: 'string', column: sql`abandoned.currency` },
    'buyerInfo.email': { kind: 'string', column: sql`abandoned.email`, sortable: true, nullable: true },
    'buyerInfo.memberId': { kind: 'uuid', column: sql`abandoned.member_id` },
    'buyerInfo.visitorId': { kind: 'uuid', column: sql`abandoned.visitor_id` },
    'buyerInfo.userId': { kind: 'string', column: sql`abandoned.doc #>> '{checkout,createdBy,userId}'` },
    'buyerInfo.contactId': { kind: 'uuid', column: sql`abandoned.contact_id` },
    'totalPrice.amount': {
      kind: 'number',
      column: sql`abandoned.total`,
      sortable: true,
      toColumn: (text) => parseAmount(text, currency) ?? undefined,
    },
  },
  text: {
    vector: sql`abandoned.search`,
    fields: { buyerInfo: 'A', contactDetails: 'A', lineItems: 'B' },
    // the latest come first, whatever the words
    ranked: null,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
});

/** The columns that follow from the checkout as it was left. */
function derived({ checkout, total, currency, activities, mails }: AbandonedCheckout) {
  const { memberId = null, visitorId = null } = buyerOf(checkout);
  const contact = contactDetailsOf(checkout);
  const words = searchVector({
    A: [emailOf(checkout), contact?.firstName, contact?.lastName, contact?.company].filter(Boolean).join(' '),
    B: checkout.lines.map(({ item }) => item.productName).join(' '),
  });
  return sql`${memberId}::uuid, ${visitorId}::uuid, ${checkout.contactId}::uuid, ${emailOf(checkout)}, ${total}, ${currency},
    ${words}::tsvector, ${documentOf({ checkout, activities, mails })}::jsonb`;
}
const derivedColumns = sql`member_id, visitor_id, contact_id, email, total, currency, search, doc`;

/** Writes a new abandoned checkout with the commit. */
export function insertAbandoned(tx: Tx, abandoned: AbandonedCheckout): void {
  const { id, checkoutId, status, createdDate, updatedDate } = abandoned;
  const insert = sql`
    insert into abandoned_checkouts (site_id, id, checkout_id, status, created_date, updated_date, ${derivedColumns})
    values (${tx.siteId}, ${id}, ${checkoutId}, ${status}, ${createdDate}, ${updatedDate}, ${derived(abandoned)})`;
  write(tx, insert, { rows: 1 });
}

/** Writes a locked abandoned checkout with the commit. */
export function updateAbandoned(tx: Tx, abandoned: AbandonedCheckout): void {
  const { id, status, restoredId, updatedDate, recoveredDate, mailedDate } = abandoned;
  const update = sql`
    update abandoned_checkouts set status = ${status}, restored_id = ${restoredId}, updated_date = ${updatedDate},
      recovered_date = ${recoveredDate}, mailed_date = ${mailedDate}, (${derivedColumns}) = row(${derived(abandoned)})
    where site_id = ${tx.siteId} and id = ${id}`;
  write(tx, update, { rows: 1 });
}

const select = async (tx: Tx, rest: RawBuilder<unknown>): Promise<AbandonedCheckout[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from abandoned_checkouts abandoned where abandoned.site_id = ${tx.siteId} and ${rest}`.execute(
    tx.db,
  );
  return rows.map(toAbandoned);
};

export async function findAbandoned(tx: Tx, id: string, { lock = false } = {}): Promise<AbandonedCheckout | null> {
  const [found] = await select(tx, sql`abandoned.id = ${id} ${lock ? sql`for update` : sql``}`);
  return found ?? null;
}

export async function queryAbandoned(
  tx: Tx,
  query: CompiledQuery,
): Promise<({ abandoned: AbandonedCheckout } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from abandoned_checkouts abandoned
    where abandoned.site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ abandoned: toAbandoned(row), sort_keys }));
}

export async function countAbandoned(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from abandoned_checkouts abandoned
    where abandoned.site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Whether anything was ever abandoned on the site. */
export async function hasAbandoned(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from abandoned_checkouts where site_id = ${tx.siteId} limit 1`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes an abandoned checkout; returns it, or null where there is none. */
export async function removeAbandoned(tx: Tx, id: string): Promise<AbandonedCheckout | null> {
  const { rows } = await sql<Row>`
    delete from abandoned_checkouts abandoned where site_id = ${tx.siteId} and id = ${id} returning ${columns}`.execute(
    tx.db,
  );
  return rows[0] ? toAbandoned(rows[0]) : null;
}

/** Whether anybody wrote to an address about any abandoned checkout since a moment. */
export async function wasMailedSince(tx: Tx, email: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from abandoned_checkouts where site_id = ${tx.siteId} and email = ${email} and mailed_date > ${since}
    limit 1`.execute(tx.db);
  return rows.length > 0;
}

export type Buyer = { emails: readonly string[]; memberId: string | null };

/** The abandoned checkouts of people, oldest first. */
export const findOfBuyers = (tx: Tx, people: readonly Buyer[]): Promise<AbandonedCheckout[]> => {
  const emails = people.flatMap((person) => person.emails.map((email) => email.toLowerCase()));
  const memberIds = people.flatMap(({ memberId }) => memberId ?? []);
  return select(
    tx,
    sql`(abandoned.email = any(${emails}::text[]) or abandoned.member_id ${anyOf(memberIds)})
      order by abandoned.created_date, abandoned.id`,
  );
};

export async function removeAll(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from abandoned_checkouts where site_id = ${tx.siteId} and id ${anyOf(ids)}`.execute(tx.db);
}
