import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type CompiledQuery,
  type CursorPage,
  type Queryable,
  type SortedRow,
  toCursorPage,
} from '../../platform/query/index.ts';

export type Exposure = 'PUBLIC' | 'PRIVATE';
export type Tag = {
  id: string;
  revision: string;
  createdDate: string;
  updatedDate: string;
  name: string;
  fqdn: string;
  exposure: Exposure;
};

/** Fields that clients may query tags by. */
export const tagQueryable: Queryable = {
  fields: {
    id: { kind: 'string', column: sql`tags.id`, sortable: true },
    fqdn: { kind: 'string', column: sql`tags.fqdn`, sortable: true },
    exposure: { kind: 'string', column: sql`tags.exposure`, values: ['PUBLIC', 'PRIVATE'] },
    name: { kind: 'string', column: sql`tags.name`, sortable: true },
    createdDate: { kind: 'date', column: sql`tags.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`tags.updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'name', order: 'ASC' }],
  tieBreaker: 'id',
};

const columns = sql`tags.id, tags.revision, tags.created_date as "createdDate", tags.updated_date as "updatedDate", tags.name,
  tags.fqdn, tags.exposure`;

/** Names that differ only in case are one tag. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

const visible = (privateToo: boolean): RawBuilder<unknown> => (privateToo ? sql`true` : sql`tags.exposure = 'PUBLIC'`);

export async function findTag(tx: Tx, id: string, { privateToo = true, lock = false } = {}): Promise<Tag | null> {
  const { rows } = await sql<Tag>`
    select ${columns} from tags where site_id = ${tx.siteId} and id = ${id} and ${visible(privateToo)}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
}

/** The tags with these ids, in no particular order; unknown ids are left out. */
export async function findTags(tx: Tx, ids: readonly string[]): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select ${columns} from tags where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[])`.execute(tx.db);
  return rows;
}

/** As many as are translated. */
const MOST_PUBLIC = 1000;

/** What everybody sees, in the order of its names. */
export async function findPublicNames(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from tags where site_id = ${tx.siteId} and exposure = 'PUBLIC'
    order by name limit ${MOST_PUBLIC}`.execute(tx.db);
  return rows.map(({ name }) => name);
}

export async function queryTags(tx: Tx, query: CompiledQuery, { privateToo = false } = {}): Promise<CursorPage<Tag>> {
  const { rows } = await sql<Tag & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from tags
    where site_id = ${tx.siteId} and ${visible(privateToo)} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  const page = toCursorPage(query, rows);
  return { ...page, rows: page.rows.map(({ sort_keys: _, ...tag }) => tag as Tag & SortedRow) };
}

type Kind = { fqdn: string; exposure: Exposure };

export async function findTagsByName(tx: Tx, { fqdn, exposure }: Kind, names: readonly string[]): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select ${columns} from tags
    where site_id = ${tx.siteId} and fqdn = ${fqdn} and exposure = ${exposure} and name_key = any(${names.map(nameKey)}::text[])`.execute(
    tx.db,
  );
  return rows;
}

/**
 * Takes numbers of the site that are never used again; returns the last of them. Others who take numbers wait until
 * this transaction ends.
 */
export async function takeTagNumbers(tx: Tx, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into tag_counters as counter (site_id, last_number) values (${tx.siteId}, ${count})
    on conflict (site_id) do update set last_number = counter.last_number + excluded.last_number
    returning last_number as last`.execute(tx.db);
  return rows[0]?.last ?? count;
}

/** Writes new tags; those whose name is taken are left out. */
export async function insertTags(
  tx: Tx,
  { fqdn, exposure }: Kind,
  tags: readonly { id: string; number: number; name: string }[],
  now: Date,
): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    insert into tags (site_id, id, number, fqdn, exposure, name, name_key, created_date, updated_date)
    select ${tx.siteId}, id, number, ${fqdn}, ${exposure}, name, name_key, ${now}, ${now}
    from unnest(${tags.map(({ id }) => id)}::text[], ${tags.map(({ number }) => number)}::int[],
      ${tags.map(({ name }) => name.trim())}::text[], ${tags.map(({ name }) => nameKey(name))}::text[])
      as fresh (id, number, name, name_key)
    on conflict do nothing returning ${columns}`.execute(tx.db);
  return rows;
}

/** Renames a locked tag; null where another of its kind has the name. */
export async function renameTag(tx: Tx, tag: Tag, name: string, now: Date): Promise<Tag | null> {
  const { rows } = await sql<Tag>`
    update tags set name = ${name.trim()}, name_key = ${nameKey(name)}, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${tag.id} and not exists (
      select from tags other where other.site_id = tags.site_id and other.fqdn = tags.fqdn
        and other.exposure = tags.exposure and other.name_key = ${nameKey(name)} and other.id <> tags.id)
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function removeTag(tx: Tx, id: string): Promise<Tag | null> {
  const { rows } = await sql<Tag>`
    delete from tags where site_id = ${tx.siteId} and id = ${id} returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}
