import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { NIL_ID } from '../../../platform/ids.ts';
import { emptyContent, type ProductContent, type ProductInfoSection } from './product.ts';
import { rewriteContents } from './product-rows.store.ts';

/** Entities that products refer to and hold a copy of. */
export type ReferenceKind = 'brand' | 'ribbon' | 'infoSection' | 'option' | 'modifier' | 'subscription';

/** Products rewritten at a time: a brand may be on all of them. */
const BATCH = 500;

const listColumns = {
  infoSection: 'info_section_ids',
  option: 'option_ids',
  modifier: 'modifier_ids',
  subscription: 'subscription_ids',
} as const;

/** The products that refer to the entity with this id. */
function refersTo(kind: ReferenceKind, id: RawBuilder<unknown>): RawBuilder<unknown> {
  if (kind === 'brand') return sql`products.brand_id = ${id}`;
  if (kind === 'ribbon') return sql`(products.ribbon_id = ${id} or products.additional_ribbon_ids @> array[${id}])`;
  return sql`${sql.ref(`products.${listColumns[kind]}`)} @> array[${id}]`;
}

/** The number of products that refer to each of these. */
export async function countByReference(
  tx: Tx,
  kind: ReferenceKind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select wanted.id, (select count(*)::int from products
      where products.site_id = ${tx.siteId} and ${refersTo(kind, sql`wanted.id`)}) as count
    from unnest(${ids as string[]}::uuid[]) as wanted (id)`.execute(tx.db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The info sections among these that belong to a single product. */
export async function findOwnInfoSections(tx: Tx, ids: readonly string[]): Promise<ProductInfoSection[]> {
  const { rows } = await sql<{ section: ProductInfoSection }>`
    select distinct on (section ->> 'id') section
    from products, jsonb_array_elements(products.doc -> 'infoSections') as section
    where products.site_id = ${tx.siteId} and products.info_section_ids && ${ids as string[]}::uuid[]
      and (section ->> 'id')::uuid = any(${ids as string[]}::uuid[]) and section ->> 'uniqueName' = ''
    order by section ->> 'id'`.execute(tx.db);
  return rows.map(({ section }) => section);
}

/** Rewrites the content of all products that refer to an entity, and the derived columns. */
export async function rewriteReferring(
  tx: Tx,
  kind: ReferenceKind,
  id: string,
  rewrite: (content: ProductContent) => ProductContent,
): Promise<void> {
  let after = NIL_ID;
  for (;;) {
    const { rows } = await sql<{ id: string; doc: Partial<ProductContent> }>`
      select products.id, products.doc from products
      where products.site_id = ${tx.siteId} and products.id > ${after} and ${refersTo(kind, sql`${id}::uuid`)}
      order by products.id limit ${BATCH} for update`.execute(tx.db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await rewriteContents(
      tx,
      rows.map((row) => ({ id: row.id, content: rewrite({ ...emptyContent, ...row.doc }) })),
    );
  }
}
