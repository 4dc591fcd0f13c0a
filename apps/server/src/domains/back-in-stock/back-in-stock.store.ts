import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { BackInStockRequest } from './back-in-stock-request.ts';

/** Fields that clients may query requests by. */
export const requestQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`requests.id`, sortable: true },
    email: { kind: 'string', column: sql`requests.email`, sortable: true },
    status: {
      kind: 'string',
      column: sql`requests.status`,
      sortable: true,
      values: ['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'],
    },
    createdDate: { kind: 'date', column: sql`requests.created_date`, sortable: true },
    'catalogReference.catalogItemId': { kind: 'uuid', column: sql`requests.product_id` },
    'catalogReference.appId': { kind: 'uuid', column: sql`requests.app_id` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

type Doc = Pick<
  BackInStockRequest,
  'contactId' | 'options' | 'itemUrl' | 'language' | 'autoNotified' | 'isReported' | 'attempts'
>;
type Row = Omit<BackInStockRequest, keyof Doc> & { doc: Doc };

const columns = sql`requests.id, requests.app_id as "appId", requests.product_id as "productId", requests.variant_id as "variantId",
  requests.email, requests.status, requests.created_date as "createdDate", requests.doc`;
const toRequest = ({ doc, ...row }: Row): BackInStockRequest => ({ ...row, ...doc });
const documentOf = ({ contactId, options, itemUrl, language, autoNotified, isReported, attempts }: Doc): string =>
  JSON.stringify({ contactId, options, itemUrl, language, autoNotified, isReported, attempts } satisfies Doc);

/** Writes a new request; false when the address already has one for the item. */
export async function insertRequest(tx: Tx, request: BackInStockRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into back_in_stock_requests (site_id, id, app_id, product_id, variant_id, email, status, doc, created_date, updated_date)
    values (${tx.siteId}, ${request.id}, ${request.appId}, ${request.productId}, ${request.variantId}, ${request.email},
      ${request.status}, ${documentOf(request)}, ${request.createdDate}, ${request.createdDate})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function findRequest(tx: Tx, id: string, { lock = false } = {}): Promise<BackInStockRequest | null> {
  const { rows } = await sql<Row>`
    select ${columns} from back_in_stock_requests requests where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toRequest(rows[0]) : null;
}

export async function removeRequest(tx: Tx, id: string): Promise<BackInStockRequest | null> {
  const { rows } = await sql<Row>`
    delete from back_in_stock_requests requests where site_id = ${tx.siteId} and id = ${id} returning ${columns}`.execute(
    tx.db,
  );
  return rows[0] ? toRequest(rows[0]) : null;
}

export async function queryRequests(tx: Tx, query: CompiledQuery): Promise<(BackInStockRequest & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from back_in_stock_requests requests
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map((row) => ({ ...toRequest(row), sort_keys: row.sort_keys }));
}

export async function countRequests(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from back_in_stock_requests requests where site_id = ${tx.siteId} and ${filter}`.execute(
    tx.db,
  );
  return Number(rows[0]?.count ?? 0);
}

export type Waited = { productId: string; variantId: string | null; count: number };

/** The number of open requests for each product and variant that has any. */
export async function countWaiting(tx: Tx, productIds: readonly string[]): Promise<Waited[]> {
  const { rows } = await sql<Waited>`
    select product_id as "productId", variant_id as "variantId", count(*)::int as count from back_in_stock_requests
    where site_id = ${tx.siteId} and product_id = any(${productIds as string[]}::uuid[]) and status = 'RECEIVED'
    group by product_id, variant_id`.execute(tx.db);
  return rows;
}

/** Marks open requests as answered by staff: their mails go out whatever the stock is. Returns their products. */
export async function reportRequests(
  tx: Tx,
  which: { ids: readonly string[] } | { productId: string; variantId: string | null },
): Promise<string[]> {
  const condition =
    'ids' in which
      ? sql`id = any(${which.ids as string[]}::uuid[])`
      : sql`product_id = ${which.productId} and (${which.variantId}::uuid is null or variant_id is null or variant_id = ${which.variantId})`;
  const { rows } = await sql<{ productId: string }>`
    update back_in_stock_requests set doc = doc || '{"isReported": true}'
    where site_id = ${tx.siteId} and status = 'RECEIVED' and ${condition} returning product_id as "productId"`.execute(
    tx.db,
  );
  return [...new Set(rows.map(({ productId }) => productId))];
}

/** Writes a request's new status. The caller holds its row. */
export async function saveStatus(tx: Tx, request: BackInStockRequest, now: Date): Promise<void> {
  await sql`
    update back_in_stock_requests set status = ${request.status}, doc = ${documentOf(request)}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${request.id}`.execute(tx.db);
}

/** Notes the contact that a request belongs to. */
export async function setRequestContact(tx: Tx, requestId: string, contactId: string): Promise<void> {
  await sql`
    update back_in_stock_requests set doc = doc || jsonb_build_object('contactId', ${contactId}::text)
    where site_id = ${tx.siteId} and id = ${requestId}`.execute(tx.db);
}

/** A product, or the product of an item that is kept somewhere. */
export type WhichProduct = { productId: string } | { itemId: string };

/** The id of the product if it has open requests; null otherwise. */
export async function findAwaitedProduct(tx: Tx, which: WhichProduct): Promise<string | null> {
  const productId =
    'productId' in which
      ? sql`${which.productId}::uuid`
      : sql`(select product_id from inventory_items items where items.site_id = ${tx.siteId} and items.id = ${which.itemId})`;
  const { rows } = await sql<{ productId: string }>`
    select product_id as "productId" from back_in_stock_requests
    where site_id = ${tx.siteId} and product_id = ${productId} and status = 'RECEIVED' limit 1`.execute(tx.db);
  return rows[0]?.productId ?? null;
}

/** An answered request, with the contents of its mail. */
export type AnsweredRequest = BackInStockRequest & { productName: string; slug: string };

/**
 * Marks the requests for a product as answered, oldest first, where the item is available or staff say so. Visitors
 * must be able to see the product.
 */
export async function answerRequests(
  tx: Tx,
  productId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<AnsweredRequest[]> {
  const { rows } = await sql<Row & { productName: string; slug: string }>`
    with due as (
      select requests.id, products.name, products.slug from back_in_stock_requests requests
      join products on products.site_id = requests.site_id and products.id = requests.product_id
      where requests.site_id = ${tx.siteId} and requests.product_id = ${productId} and requests.status = 'RECEIVED' and products.visible
        and (requests.doc ->> 'isReported' = 'true' or exists (
          select from inventory_items items
          where items.site_id = requests.site_id and items.product_id = requests.product_id
            and (requests.variant_id is null or items.variant_id = requests.variant_id)
            and case when items.track_quantity then items.quantity > 0 else items.in_stock end))
      order by requests.created_date, requests.id limit ${limit} for update of requests
    ), answered as (
      update back_in_stock_requests requests set status = 'NOTIFICATION_SENT', updated_date = ${now},
        doc = doc || jsonb_build_object('autoNotified', doc ->> 'isReported' is distinct from 'true')
      from due where requests.site_id = ${tx.siteId} and requests.id = due.id
      returning ${columns}, due.name as "productName", due.slug
    )
    select * from answered order by "createdDate", id`.execute(tx.db);
  return rows.map(({ productName, slug, ...row }) => ({ ...toRequest(row), productName, slug }));
}

/** Whether a site collects requests for an app's items; it does until told otherwise. */
export async function isCollecting(tx: Tx, appId: string): Promise<boolean> {
  const { rows } = await sql<{ collecting: boolean }>`
    select collecting from back_in_stock_settings where site_id = ${tx.siteId} and app_id = ${appId}`.execute(tx.db);
  return rows[0]?.collecting ?? true;
}

export async function setCollecting(tx: Tx, appId: string, collecting: boolean): Promise<void> {
  await sql`
    insert into back_in_stock_settings (site_id, app_id, collecting) values (${tx.siteId}, ${appId}, ${collecting})
    on conflict (site_id, app_id) do update set collecting = excluded.collecting`.execute(tx.db);
}

/** Whether a variant belongs to a visible product; without a variant, whether the product exists. */
export async function isOffered(
  tx: Tx,
  productId: string,
  variantId: string | null,
): Promise<{ variant: boolean } | null> {
  const { rows } = await sql<{ variant: boolean }>`
    select ${variantId}::uuid is null or doc @> ${JSON.stringify({ variants: [{ id: variantId }] })}::jsonb as variant
    from products where site_id = ${tx.siteId} and id = ${productId} and visible`.execute(tx.db);
  return rows[0] ?? null;
}
