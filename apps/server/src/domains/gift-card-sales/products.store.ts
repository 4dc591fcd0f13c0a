import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { GiftCardProduct, ProductDocument } from './product.ts';

type Row = Pick<GiftCardProduct, 'id' | 'revision' | 'updatedDate'> & { doc: ProductDocument };

const toProduct = ({ doc, ...row }: Row): GiftCardProduct => ({ ...row, revision: String(row.revision), ...doc });

/** The gift card of the site; null while its owner has set up none. */
export async function findProduct(tx: Tx, { lock = false } = {}): Promise<GiftCardProduct | null> {
  const { rows } = await sql<Row>`
    select id, revision, updated_date as "updatedDate", doc from gift_card_products
    where site_id = ${tx.siteId} ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toProduct(rows[0]) : null;
}

/** Writes the gift card over the revision before; null where somebody else was first. */
export async function saveProduct(tx: Tx, product: GiftCardProduct, now: Date): Promise<GiftCardProduct | null> {
  const { id, revision, updatedDate: _, ...doc } = product;
  const { rows } = await sql<Row>`
    insert into gift_card_products as saved (site_id, id, revision, updated_date, doc)
    values (${tx.siteId}, ${id}, ${revision}::bigint + 1, ${now}, ${JSON.stringify(doc)})
    on conflict (site_id) do update set revision = excluded.revision, updated_date = excluded.updated_date, doc = excluded.doc
    where saved.revision < excluded.revision
    returning id, revision, updated_date as "updatedDate", doc`.execute(tx.db);
  return rows[0] ? toProduct(rows[0]) : null;
}
