import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { ProductContent } from './product.ts';
import { rewriteContents } from './product-rows.store.ts';

/** The next products that have a tag, by id. */
export async function findTaggedIds(
  tx: Tx,
  tagId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const tag = sql`array[${tagId}]::text[]`;
  const { rows } = await sql<{ id: string }>`
    select id from products
    where site_id = ${tx.siteId} and (public_tags @> ${tag} or private_tags @> ${tag})
      and ${after ? sql`id > ${after}` : sql`true`} order by id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Removes a tag from products. */
export async function untagProducts(tx: Tx, ids: readonly string[], tagId: string): Promise<void> {
  const { rows } = await sql<{ id: string; doc: Partial<ProductContent> }>`
    select id, doc from products where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for update`.execute(tx.db);
  const without = (tags: string[] = []) => tags.filter((id) => id !== tagId);
  const contents = rows.map(({ id, doc }) => ({
    id,
    content: { ...doc, tags: { public: without(doc.tags?.public), private: without(doc.tags?.private) } },
  }));
  await rewriteContents(tx, contents);
}
