import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, type Queryable, type SortedRow, toCursorPage } from '../../platform/query/index.ts';

/** Records that one member follows another; false where they already do. */
export async function insertFollow(tx: Tx, followerId: string, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into member_follows (site_id, follower_id, member_id, created_date)
    values (${tx.siteId}, ${followerId}, ${memberId}, ${now}) on conflict do nothing returning 1`.execute(tx.db);
  return rows.length > 0;
}

export async function removeFollow(tx: Tx, followerId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from member_follows
    where site_id = ${tx.siteId} and follower_id = ${followerId} and member_id = ${memberId} returning 1`.execute(
    tx.db,
  );
  return rows.length > 0;
}

/** Lists of follows go from the latest to the oldest. */
export const followsQueryable: Queryable = {
  fields: {
    followedDate: { kind: 'date', column: sql`follows.created_date`, sortable: true },
    id: { kind: 'uuid', column: sql`members.id`, sortable: true },
  },
  defaultSort: [{ fieldName: 'followedDate', order: 'DESC' }],
  tieBreaker: 'id',
};

export type Direction = 'followers' | 'following';

/** The members that a member follows, or their followers. */
export async function queryFollows(
  tx: Tx,
  { memberId, direction, visible }: { memberId: string; direction: Direction; visible: RawBuilder<boolean> },
  query: CompiledQuery,
) {
  const [theirs, others] =
    direction === 'following'
      ? [sql.ref('follows.follower_id'), sql.ref('follows.member_id')]
      : [sql.ref('follows.member_id'), sql.ref('follows.follower_id')];
  const { rows } = await sql<{ id: string } & SortedRow>`
    select members.id, ${query.sortKeys} as sort_keys
    from member_follows follows
    join members on members.site_id = follows.site_id and members.id = ${others}
    join identities on identities.site_id = members.site_id and identities.id = members.id
    where follows.site_id = ${tx.siteId} and ${theirs} = ${memberId} and ${visible} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return toCursorPage(query, rows);
}

export type Connection = { connectedMemberId: string; followedByMember: boolean; followingMember: boolean };

/** How a member and others follow each other; invisible members count as unconnected. */
export async function findConnections(
  tx: Tx,
  { memberId, others, visible }: { memberId: string; others: readonly string[]; visible: RawBuilder<boolean> },
): Promise<Connection[]> {
  const { rows } = await sql<Connection>`
    select asked.id as "connectedMemberId", members.id is not null and exists (select from member_follows
        where site_id = ${tx.siteId} and follower_id = ${memberId} and member_id = asked.id) as "followedByMember",
      members.id is not null and exists (select from member_follows
        where site_id = ${tx.siteId} and follower_id = asked.id and member_id = ${memberId}) as "followingMember"
    from unnest(${others as string[]}::uuid[]) with ordinality as asked (id, place)
    left join (members join identities on identities.site_id = members.site_id and identities.id = members.id)
      on members.site_id = ${tx.siteId} and members.id = asked.id and ${visible}
    order by asked.place`.execute(tx.db);
  return rows;
}
