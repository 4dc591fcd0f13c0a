import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { type CompiledQuery, type Queryable, type SortedRow, toCursorPage } from '../../platform/query/index.ts';
import type { Badge, BadgeLook } from './badge.ts';

type Row = Omit<Badge, keyof BadgeLook> & { doc: BadgeLook };

const columns = sql`badges.id, badges.title, badges.slug, badges.position, badges.revision, badges.doc,
  badges.created_date as "createdDate", badges.updated_date as "updatedDate"`;
const toBadge = ({ doc, ...row }: Row): Badge => ({ ...row, ...doc });

function documentOf(badge: Badge): string {
  const { description, backgroundColor, textColor, icon, permissionsEnabled } = badge;
  return JSON.stringify({ description, backgroundColor, textColor, icon, permissionsEnabled } satisfies BadgeLook);
}

/** What may be asked of badges. */
export const badgesQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`badges.id`, sortable: true },
    title: { kind: 'string', column: sql`badges.title`, sortable: true },
    slug: { kind: 'string', column: sql`badges.slug`, sortable: true },
    permissionsEnabled: { kind: 'boolean', column: sql`(badges.doc ->> 'permissionsEnabled')::boolean` },
    createdDate: { kind: 'date', column: sql`badges.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`badges.updated_date`, sortable: true },
    // no field of the wire: the order in which badges are shown
    $position: { kind: 'integer', column: sql`badges.position`, sortable: true, filterable: false },
  },
  defaultSort: [{ fieldName: '$position', order: 'ASC' }],
  tieBreaker: 'id',
};

/** Makes changes of a site's badges and their order take turns, until the transaction ends. */
export async function lockBadges(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('badges'), hashtext(${tx.siteId}::text))`.execute(tx.db);
}

/** All badges of the site, as they are shown: there are never many. */
export async function listBadges(tx: Tx): Promise<Badge[]> {
  const { rows } = await sql<Row>`
    select ${columns} from badges where site_id = ${tx.siteId} order by position, id`.execute(tx.db);
  return rows.map(toBadge);
}

export async function findBadge(tx: Tx, id: string): Promise<Badge | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from badges where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ? toBadge(rows[0]) : null;
}

export async function queryBadgeRows(tx: Tx, query: CompiledQuery) {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from badges
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  const page = toCursorPage(query, rows);
  return {
    badges: page.rows.map(({ sort_keys: _, ...row }) => toBadge(row)),
    pagingMetadata: page.pagingMetadata,
  };
}

export async function insertBadge(tx: Tx, badge: Badge): Promise<void> {
  await sql`
    insert into badges (site_id, id, title, slug, doc, position, created_date, updated_date)
    values (${tx.siteId}, ${badge.id}, ${badge.title}, ${badge.slug}, ${documentOf(badge)}, ${badge.position},
      ${badge.createdDate}, ${badge.updatedDate})`.execute(tx.db);
}

export async function saveBadge(tx: Tx, badge: Badge): Promise<void> {
  await sql`
    update badges set title = ${badge.title}, doc = ${documentOf(badge)}, revision = ${badge.revision},
      updated_date = ${badge.updatedDate}
    where site_id = ${tx.siteId} and id = ${badge.id}`.execute(tx.db);
}

/** Deletes a badge with its assignments. */
export async function removeBadge(tx: Tx, id: string): Promise<void> {
  await sql`delete from badges where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Shows badges in the order of the ids. */
export async function saveOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update badges set position = place.at
    from unnest(${ids as string[]}::uuid[]) with ordinality as place (id, at)
    where badges.site_id = ${tx.siteId} and badges.id = place.id and badges.position <> place.at`.execute(tx.db);
}
