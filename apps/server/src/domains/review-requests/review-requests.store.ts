import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable, QueryField, SortedRow } from '../../platform/query/index.ts';
import { asks, type ReviewRequest } from './review-request.ts';

type Document = Pick<ReviewRequest, 'failure' | 'requestedBy' | 'automationActivationId'>;
type Row = Omit<ReviewRequest, keyof Document> & { doc: Document };

const columns = sql`requests.id, requests.revision, requests.order_id as "orderId", requests.contact_id as "contactId",
  requests.status, requests.opened, requests.send_date as "sendDate", requests.created_date as "createdDate",
  requests.updated_date as "updatedDate", requests.doc,
  (select coalesce(jsonb_agg(jsonb_build_object('productId', items.product_id, 'reviewId', items.review_id)
      order by items.place), '[]')
    from review_request_items items where items.site_id = requests.site_id and items.request_id = requests.id) as items`;

const toRequest = ({ doc, ...row }: Row): ReviewRequest => ({ ...row, ...doc, revision: String(row.revision) });
const documentOf = ({ failure, requestedBy, automationActivationId }: Document): string =>
  JSON.stringify({ failure, requestedBy, automationActivationId } satisfies Document);

/** An id of every item. */
const ofItems = (name: 'product_id' | 'review_id'): QueryField => ({
  kind: 'stringArray',
  column: sql`array(select items.${sql.ref(name)}::text from review_request_items items
    where items.site_id = requests.site_id and items.request_id = requests.id and items.${sql.ref(name)} is not null)`,
});

/** Fields that clients may query requests by. */
export const requestsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`requests.id`, sortable: true },
    createdDate: { kind: 'date', column: sql`requests.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`requests.updated_date`, sortable: true },
    sendDate: { kind: 'date', column: sql`requests.send_date`, sortable: true, nullable: true },
    status: {
      kind: 'string',
      column: sql`requests.status`,
      sortable: true,
      values: ['SCHEDULED', 'CANCELED', 'FAILED', 'SENT'],
    },
    namespace: { kind: 'string', column: sql`'stores'`, values: ['stores'] },
    communicationChannel: { kind: 'string', column: sql`'EMAIL'`, values: ['EMAIL'] },
    automationActivationId: { kind: 'string', column: sql`requests.doc ->> 'automationActivationId'`, nullable: true },
    'items.catalogItemId': ofItems('product_id'),
    'items.reviewId': ofItems('review_id'),
    'order.id': { kind: 'uuid', column: sql`requests.order_id`, noValue: NIL_ID },
    'recipient.contactId': { kind: 'uuid', column: sql`requests.contact_id`, noValue: NIL_ID },
    'sentOptions.opened': { kind: 'boolean', column: sql`requests.opened` },
    'failedOptions.reason': {
      kind: 'string',
      column: sql`requests.doc #>> '{failure,reason}'`,
      values: ['ACTIVATION_FAILED', 'BOUNCED', 'SUBSCRIPTION_INACTIVE'],
      nullable: true,
    },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** Writes a new request; false where another one asks about an item of the same order. */
export async function insertRequest(tx: Tx, request: ReviewRequest): Promise<boolean> {
  const { id, orderId, contactId, status, sendDate, createdDate, items } = request;
  const products = items.map(({ productId }) => productId);
  const { rows } = await sql<{ count: number }>`
    with written as (
      insert into review_request_items (site_id, request_id, place, product_id, order_id)
      select ${tx.siteId}, ${id}, place, product_id, ${orderId}
      from unnest(${products}::uuid[]) with ordinality as item (product_id, place)
      on conflict do nothing returning product_id
    ), request as (
      insert into review_requests (site_id, id, order_id, contact_id, status, send_date, created_date, updated_date, doc)
      values (${tx.siteId}, ${id}, ${orderId}, ${contactId}, ${status}, ${sendDate}, ${createdDate}, ${createdDate},
        ${documentOf(request)})
    )
    select count(*)::int as count from written`.execute(tx.db);
  return rows[0]?.count === products.length;
}

/** Which of these products an order's buyer is or was asked about. */
export async function findAsked(tx: Tx, orderId: string): Promise<Set<string>> {
  const { rows } = await sql<{ productId: string }>`
    select product_id as "productId" from review_request_items
    where site_id = ${tx.siteId} and order_id = ${orderId} and asks`.execute(tx.db);
  return new Set(rows.map(({ productId }) => productId));
}

const select = async (tx: Tx, rest: RawBuilder<unknown>): Promise<ReviewRequest[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from review_requests requests where requests.site_id = ${tx.siteId} and ${rest}`.execute(tx.db);
  return rows.map(toRequest);
};

export async function findRequest(tx: Tx, id: string, { lock = false } = {}): Promise<ReviewRequest | null> {
  const [found] = await select(tx, sql`requests.id = ${id} ${lock ? sql`for update` : sql``}`);
  return found ?? null;
}

/** The scheduled requests of an order, locked. */
export const lockScheduledOf = (tx: Tx, orderId: string): Promise<ReviewRequest[]> =>
  select(tx, sql`order_id = ${orderId} and status = 'SCHEDULED' order by requests.id for update`);

/** The next matching requests after an id, locked in the order of ids, so that two transactions cannot deadlock. */
export const lockMatching = (
  tx: Tx,
  filter: RawBuilder<boolean>,
  { after, limit }: { after: string | null; limit: number },
): Promise<ReviewRequest[]> =>
  select(
    tx,
    sql`${filter} and ${after ? sql`requests.id > ${after}` : sql`true`}
      order by requests.id limit ${limit} for update`,
  );

/** The requests to a contact. */
export const findRequestsTo = (tx: Tx, contactId: string): Promise<ReviewRequest[]> =>
  select(tx, sql`contact_id = ${contactId} order by created_date, requests.id`);

export async function queryRequests(tx: Tx, query: CompiledQuery): Promise<({ request: ReviewRequest } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from review_requests requests
    where requests.site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ request: toRequest(row), sort_keys }));
}

/** Counting stops here. */
export const MOST_COUNTED = 100_000;

/** The number of matching requests, up to one more than are counted. */
export async function countRequests(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from review_requests requests where requests.site_id = ${tx.siteId} and ${filter}
      limit ${sql.lit(MOST_COUNTED + 1)}) as counted`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Overwrites a locked request, whose revision goes up by one; one that ends without a mail gives its items free. */
export async function saveRequest(tx: Tx, request: ReviewRequest, now: Date): Promise<ReviewRequest> {
  const { id, status, opened, items } = request;
  await sql`
    with items as (
      update review_request_items items
      set asks = ${asks(request)}, review_id = written."reviewId"
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as written ("productId" uuid, "reviewId" uuid)
      where items.site_id = ${tx.siteId} and items.request_id = ${id} and items.product_id = written."productId"
    )
    update review_requests set revision = revision + 1, status = ${status}, opened = ${opened}, updated_date = ${now},
      doc = ${documentOf(request)}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return { ...request, revision: String(Number(request.revision) + 1), updatedDate: now.toISOString() };
}

export async function removeRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from review_requests where site_id = ${tx.siteId} and id ${anyOf(ids)}`.execute(tx.db);
}

/** Moves the requests of merged contacts to the remaining one. */
export async function moveRequestsToContact(tx: Tx, contactIds: readonly string[], targetId: string): Promise<void> {
  await sql`
    update review_requests set contact_id = ${targetId}
    where site_id = ${tx.siteId} and contact_id ${anyOf(contactIds)}`.execute(tx.db);
}

export async function findRequestIdsTo(tx: Tx, contactIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from review_requests where site_id = ${tx.siteId} and contact_id ${anyOf(contactIds)}`.execute(tx.db);
  return rows.map(({ id }) => id);
}
