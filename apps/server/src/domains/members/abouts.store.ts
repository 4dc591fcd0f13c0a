import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, type Queryable, type SortedRow, toCursorPage } from '../../platform/query/index.ts';

/** A member's text about themselves. Each has at most one. */
export type About<Content = unknown> = { id: string; memberId: string; revision: string; content: Content };

const columns = sql`abouts.id, abouts.member_id as "memberId", abouts.revision, abouts.content`;
const from = sql`from member_abouts abouts
  join members on members.site_id = abouts.site_id and members.id = abouts.member_id
  join identities on identities.site_id = members.site_id and identities.id = members.id`;

export const aboutsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`abouts.id`, sortable: true },
    memberId: { kind: 'uuid', column: sql`abouts.member_id`, sortable: true },
    createdDate: { kind: 'date', column: sql`abouts.created_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

/** Writes a text; null where the member already has one. */
export async function insertAbout(tx: Tx, about: Omit<About, 'revision'>, now: Date): Promise<About | null> {
  const { rows } = await sql<About>`
    insert into member_abouts as abouts (site_id, id, member_id, content, created_date, updated_date)
    values (${tx.siteId}, ${about.id}, ${about.memberId}, ${JSON.stringify(about.content)}, ${now}, ${now})
    on conflict (site_id, member_id) do nothing returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findAbout(
  tx: Tx,
  which: { id: string } | { memberId: string },
  { visible = sql<boolean>`true`, lock = false }: { visible?: RawBuilder<boolean>; lock?: boolean } = {},
): Promise<About | null> {
  const condition = 'id' in which ? sql`abouts.id = ${which.id}` : sql`abouts.member_id = ${which.memberId}`;
  const { rows } = await sql<About>`
    select ${columns} ${from} where abouts.site_id = ${tx.siteId} and ${condition} and ${visible}
    ${lock ? sql`for update of abouts` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function saveAbout(tx: Tx, id: string, content: unknown, now: Date): Promise<About | null> {
  const { rows } = await sql<About>`
    update member_abouts as abouts set content = ${JSON.stringify(content)}, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id} returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function removeAbout(tx: Tx, id: string): Promise<void> {
  await sql`delete from member_abouts where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export async function queryAbouts(tx: Tx, query: CompiledQuery, visible: RawBuilder<boolean>) {
  const { rows } = await sql<About & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys ${from}
    where abouts.site_id = ${tx.siteId} and ${visible} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return toCursorPage(query, rows);
}

/** The texts that a condition shows, and the member's own. */
export const visibleTo = (memberId: string | null, shown: RawBuilder<boolean>): RawBuilder<boolean> =>
  memberId ? sql<boolean>`(${shown} or members.id = ${memberId})` : shown;
