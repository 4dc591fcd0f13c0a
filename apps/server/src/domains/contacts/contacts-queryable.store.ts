import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type CompiledQuery,
  knownTotal,
  type Queryable,
  type QueryField,
  toOffsetPage,
} from '../../platform/query/index.ts';
import { type Contact, emailKey, phoneKey } from './contact.ts';
import { type ContactRow, contactColumns, toContact } from './contacts.store.ts';

const text = (column: RawBuilder<unknown>, sortable = true): QueryField => ({
  kind: 'string',
  column,
  sortable,
  nullable: true,
});
const inInfo = (name: string) => text(sql`contacts.doc ->> ${sql.lit(name)}`);
/** One part of all of a contact's addresses. */
const ofAddresses = (...path: string[]): QueryField => ({
  kind: 'stringArray',
  column: sql`array(select item #>> ${sql.lit(`{address,${path.join(',')}}`)}
    from jsonb_array_elements(contacts.doc #> '{addresses,items}') as item)`,
});
const email: Partial<QueryField> = { toColumn: emailKey };
const phone: Partial<QueryField> = { toColumn: phoneKey };
const labels: QueryField = { kind: 'stringArray', column: sql`contacts.label_keys` };
const membership = text(sql`case when contacts.member_id is null then 'NOT_A_MEMBER' else 'MEMBER' end`);

/** Fields that contacts can be queried by. E-mail addresses are compared in lower case, numbers by their digits. */
export const contactsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`contacts.id`, sortable: true },
    revision: { kind: 'integer', column: sql`contacts.revision` },
    createdDate: { kind: 'date', column: sql`contacts.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`contacts.updated_date`, sortable: true },
    'lastActivity.activityDate': { kind: 'date', column: sql`contacts.activity_date`, sortable: true },
    'lastActivity.activityType': { kind: 'string', column: sql`contacts.activity_type`, sortable: true },
    'source.sourceType': { kind: 'string', column: sql`contacts.source_type`, sortable: true },
    'source.appId': { kind: 'uuid', column: sql`contacts.source_app_id` },
    'primaryInfo.email': { ...text(sql`contacts.primary_email`), ...email },
    'primaryInfo.phone': { ...text(sql`contacts.primary_phone`), ...phone },
    'primaryEmail.email': { ...text(sql`contacts.primary_email`), ...email },
    'primaryEmail.subscriptionStatus': {
      kind: 'string',
      column: sql`(select coalesce(max(told.status), 'NOT_SET') from email_subscriptions as told
        where told.site_id = contacts.site_id and told.email = contacts.primary_email)`,
    },
    'primaryPhone.phone': { ...text(sql`contacts.primary_phone`), ...phone },
    'info.name.first': text(sql`contacts.first_name`),
    'info.name.last': text(sql`contacts.last_name`),
    'info.emails.email': { kind: 'stringArray', column: sql`contacts.emails`, ...email },
    'info.phones.phone': { kind: 'stringArray', column: sql`contacts.phones`, ...phone },
    'info.addresses.address.country': ofAddresses('country'),
    'info.addresses.address.subdivision': ofAddresses('subdivision'),
    'info.addresses.address.city': ofAddresses('city'),
    'info.addresses.address.postalCode': ofAddresses('postalCode'),
    'info.company': inInfo('company'),
    'info.jobTitle': inInfo('jobTitle'),
    'info.birthdate': inInfo('birthdate'),
    'info.locale': inInfo('locale'),
    'info.labelKeys': labels,
    'info.labelKeys.items': labels,
  },
  namedField: extendedField,
  text: { vector: sql`contacts.search`, fields: { 'info.name': 'A', 'info.emails': 'B', 'info.phones': 'C' } },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 1000,
};

/** Extended fields have a prefix: `info.extendedFields.custom.size`. */
function extendedField(name: string): QueryField | undefined {
  const key = /^info\.extendedFields\.(?:items\.)?(.+)$/.exec(name)?.[1];
  if (!key) return undefined;
  if (key === 'members.membershipStatus') return membership;
  return text(sql`(contacts.doc #> '{extendedFields,items}') ->> ${sql.lit(key)}`);
}

/** A page of contacts, with the total; `totalOf` may cache the count. */
export async function queryContactRows(
  tx: Tx,
  query: CompiledQuery,
  totalOf: (count: () => Promise<number>) => Promise<number>,
) {
  const { rows } = await (isLookUp(query) ? lookUp(tx, query) : walk(tx, query));
  const total = knownTotal(query, rows) ?? (await totalOf(() => countContacts(tx, query.filter)));
  const page = toOffsetPage(query, rows, total);
  return { contacts: page.rows.map(toContact), pagingMetadata: page.pagingMetadata };
}

const walk = (tx: Tx, query: CompiledQuery) =>
  sql<ContactRow>`
    select ${contactColumns} from contacts where site_id = ${tx.siteId} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);

/** Finds all matches before sorting them. */
const lookUp = (tx: Tx, query: CompiledQuery) =>
  sql<ContactRow>`
    with found as materialized (select id from contacts where site_id = ${tx.siteId} and ${query.where})
    select ${contactColumns} from contacts where site_id = ${tx.siteId} and id in (select id from found)
    order by ${query.orderBy} ${query.window}`.execute(tx.db);

/**
 * Whether a query filters by e-mail addresses or numbers. Few contacts share one; PostgreSQL expects many and would go
 * through all contacts in order until a page is full.
 */
const isLookUp = ({ stated }: CompiledQuery): boolean =>
  /info\.(emails\.email|phones\.phone)/.test(JSON.stringify(stated.filter ?? null));

async function countContacts(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contacts where site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** The next matching contacts, in the order of their ids. */
export async function findMatching(
  tx: Tx,
  filter: RawBuilder<boolean>,
  { after, limit, lock }: { after: string | null; limit: number; lock: boolean },
): Promise<Contact[]> {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from contacts
    where site_id = ${tx.siteId} and ${filter} and ${after ? sql`contacts.id > ${after}` : sql`true`}
    order by contacts.id limit ${limit} ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows.map(toContact);
}

export type FacetCounts = {
  all: number;
  notLabeled: number;
  members: number;
  /** The most used labels, in descending order. */
  labels: { label: string; count: number }[];
};

/** The number of matching contacts for each label. */
export async function countFacets(tx: Tx, filter: RawBuilder<boolean>): Promise<FacetCounts> {
  const { rows } = await sql<FacetCounts>`
    with found as (select label_keys, member_id from contacts where site_id = ${tx.siteId} and ${filter})
    select count(*)::int as all, (count(*) filter (where label_keys = '{}'))::int as "notLabeled",
      count(member_id)::int as members,
      (select coalesce(jsonb_agg(jsonb_build_object('label', label, 'count', count) order by count desc, label), '[]')
        from (select label, count(*)::int as count from found, unnest(label_keys) as label group by label) as counted) as labels
    from found`.execute(tx.db);
  return rows[0] ?? { all: 0, notLabeled: 0, members: 0, labels: [] };
}
