import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Product } from './product.ts';
import { derivedColumns } from './products.store.ts';

/** What products refer to and hold a copy of. */
export type ReferenceKind = 'brand' | 'ribbon' | 'infoSection';
type Content = Omit<Product, 'id' | 'numericId' | 'revision' | 'createdDate' | 'updatedDate'>;

/** Products that are rewritten at a time: a brand may be on all of them. */
const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The ids that a product refers to. */
const referenceIds = (kind: ReferenceKind): RawBuilder<unknown> =>
  kind === 'infoSection'
    ? sql`(select (section->>'id')::uuid as id from jsonb_array_elements(products.doc->'infoSections') as section)`
    : sql`(select ${sql.ref(`products.${kind}_id`)} as id)`;

const refersTo = (kind: ReferenceKind, id: string): RawBuilder<unknown> =>
  kind === 'infoSection'
    ? sql`products.doc->'infoSections' @> ${JSON.stringify([{ id }])}::jsonb`
    : sql`${sql.ref(`products.${kind}_id`)} = ${id}`;

/** How many products refer to each of these. */
export async function countByReference(
  tx: Tx,
  kind: ReferenceKind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: string }>`
    select reference.id, count(*) as count from products cross join lateral ${referenceIds(kind)} as reference
    where products.site_id = ${tx.siteId} and reference.id = any(${ids as string[]}::uuid[]) group by 1`.execute(tx.db);
  return new Map(rows.map((row) => [row.id, Number(row.count)]));
}

/** Rewrites the content of all products that refer to something, with what searches read of it. */
export async function rewriteReferring(
  tx: Tx,
  kind: ReferenceKind,
  id: string,
  rewrite: (content: Content) => Content,
): Promise<void> {
  let after = BEFORE_ALL;
  for (;;) {
    const { rows } = await sql<{ id: string; doc: Content }>`
      select products.id, products.doc from products
      where products.site_id = ${tx.siteId} and products.id > ${after} and ${refersTo(kind, id)}
      order by products.id limit ${BATCH} for update`.execute(tx.db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await writeContents(
      tx,
      rows.map((row) => ({ id: row.id, content: rewrite(row.doc) })),
    );
  }
}

async function writeContents(tx: Tx, products: readonly { id: string; content: Content }[]): Promise<void> {
  await sql`
    update products set doc = changed.doc, search_text = changed.search_text, brand_id = changed.brand_id,
      ribbon_id = changed.ribbon_id, revision = products.revision + 1
    from unnest(${products.map(({ id }) => id)}::uuid[],
      ${products.map(({ content }) => JSON.stringify(content))}::jsonb[],
      ${products.map(({ content }) => derivedColumns(content).searchText)}::text[],
      ${products.map(({ content }) => content.brand?.id ?? null)}::uuid[],
      ${products.map(({ content }) => content.ribbon?.id ?? null)}::uuid[])
      as changed (id, doc, search_text, brand_id, ribbon_id)
    where products.site_id = ${tx.siteId} and products.id = changed.id`.execute(tx.db);
}
