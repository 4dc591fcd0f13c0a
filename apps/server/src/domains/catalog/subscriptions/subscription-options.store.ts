import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { SubscriptionPlan } from '../product/product.ts';

type Row = { id: string; doc: Omit<SubscriptionPlan, 'id' | 'visible'> };

const toPlan = ({ id, doc }: Row): SubscriptionPlan => ({ id, ...doc, visible: true });
const documentOf = ({ id: _id, visible: _visible, ...doc }: SubscriptionPlan): string => JSON.stringify(doc);

export async function findOptions(tx: Tx, ids: readonly string[], { lock = false } = {}): Promise<SubscriptionPlan[]> {
  const { rows } = await sql<Row>`
    select id, doc from subscription_options
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) order by id ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows.map(toPlan);
}

/** Writes options, new or known. */
export async function saveOptions(tx: Tx, options: readonly SubscriptionPlan[], now: Date): Promise<void> {
  await sql`
    insert into subscription_options (site_id, id, created_date, updated_date, doc)
    select ${tx.siteId}, id, ${now}, ${now}, doc
    from unnest(${options.map(({ id }) => id)}::uuid[], ${options.map(documentOf)}::jsonb[]) as fresh (id, doc)
    on conflict (site_id, id) do update
    set doc = excluded.doc, updated_date = excluded.updated_date, revision = subscription_options.revision + 1`.execute(
    tx.db,
  );
}

/** Deletes options; returns the ids of those that existed. */
export async function removeOptions(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from subscription_options where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) returning id`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
}

const hasPlan = (id: string) => sql`products.subscription_ids @> ${[id]}::uuid[]`;

type ProductIds = { productIds: string[]; total: number };

/** The products that have a plan, oldest first. */
export async function findProductIdsOfPlan(
  tx: Tx,
  id: string,
  { hiddenToo, limit, offset }: { hiddenToo: boolean; limit: number; offset: number },
): Promise<ProductIds> {
  const { rows } = await sql<{ id: string; total: string }>`
    select products.id, count(*) over () as total from products
    where products.site_id = ${tx.siteId} and ${hasPlan(id)} and (${hiddenToo} or products.visible)
    order by products.numeric_id limit ${limit} offset ${offset}`.execute(tx.db);
  return { productIds: rows.map((row) => row.id), total: Number(rows[0]?.total ?? 0) };
}
