import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  type CompiledQuery,
  type CursorPage,
  type Queryable,
  type SortedRow,
  toCursorPage,
} from '../../platform/query/index.ts';

export type ListedRow = {
  id: string;
  name: string;
  host: string;
  createdDate: string;
  trashedDate: string | null;
  published: boolean;
  blocked: boolean;
  ownerAccountId: string;
  contributorAccountIds: string[];
  domainConnected: boolean;
};

/** Fields that clients may query sites by. */
export const listable: Queryable = {
  fields: {
    id: { kind: 'string', column: sql`listed.id::text`, sortable: true },
    name: { kind: 'string', column: sql`listed.name`, sortable: true },
    displayName: { kind: 'string', column: sql`listed.name`, sortable: true },
    createdDate: { kind: 'date', column: sql`listed.created_date`, sortable: true },
    trashedDate: { kind: 'date', column: sql`listed.trashed_date`, sortable: true },
    published: { kind: 'boolean', column: sql`listed.published` },
    blocked: { kind: 'boolean', column: sql`listed.blocked` },
    ownerAccountId: { kind: 'string', column: sql`listed.owner_id::text` },
    domainConnected: { kind: 'boolean', column: sql`listed.domain_connected` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

type Viewer = Pick<Context, 'caller' | 'siteId'>;

/** The condition on `sites` that makes them the caller's. */
const ownOf = ({ caller, siteId }: Viewer): RawBuilder<boolean> =>
  caller.kind === 'staff'
    ? sql<boolean>`exists (select from user_roles where site_id = sites.id and user_id = ${caller.id})`
    : sql<boolean>`sites.id = ${siteId}`;

/** Sites with what a list says of them. Of several owners, the first counts; a domain is any host name but the first. */
const listed = (viewer: Viewer) => sql`(
  select sites.id, sites.name, sites.created_date, sites.trashed_date,
    sites.trashed_date is null and sites.blocked_date is null and sites.state in ('ENABLED', 'DEMO') as published,
    sites.blocked_date is not null as blocked,
    coalesce((select host from site_hosts where site_id = sites.id and is_primary), '') as host,
    (select count(*) from site_hosts where site_id = sites.id) > 1 as domain_connected,
    team.owner_id, coalesce(team.others, '{}') as others
  from sites
  left join lateral (
    select (array_agg(user_id order by created_date, user_id) filter (where role = 'owner'))[1] as owner_id,
      array_agg(user_id order by created_date, user_id) filter (where role <> 'owner') as others
    from user_roles where site_id = sites.id) as team on true
  where ${ownOf(viewer)}) as listed`;

export async function queryListed(
  tx: Tx,
  query: CompiledQuery,
  viewer: Viewer,
): Promise<CursorPage<ListedRow & SortedRow>> {
  const { rows } = await sql<ListedRow & SortedRow>`
    select id, name, host, created_date as "createdDate", trashed_date as "trashedDate", published, blocked,
      owner_id as "ownerAccountId", others as "contributorAccountIds", domain_connected as "domainConnected",
      ${query.sortKeys} as sort_keys
    from ${listed(viewer)} where ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return toCursorPage(query, rows);
}

export async function countListed(tx: Tx, query: CompiledQuery, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${listed(viewer)} where ${query.filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
