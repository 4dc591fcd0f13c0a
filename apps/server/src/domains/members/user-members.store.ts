import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, type Queryable, type SortedRow, toCursorPage } from '../../platform/query/index.ts';
import type { Member } from './member.ts';
import { columns, from } from './members.store.ts';
import type { SiteUser } from './site-users.store.ts';

export type UserMember = Member & { userId: string };

export const userMembersQueryable: Queryable = {
  fields: {
    memberId: { kind: 'uuid', column: sql`members.id`, sortable: true },
    userId: { kind: 'uuid', column: sql`users.id` },
    contactId: { kind: 'uuid', column: sql`members.contact_id` },
    nickname: { kind: 'string', column: sql`members.nickname`, sortable: true },
    createdDate: { kind: 'date', column: sql`members.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`members.updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'memberId',
};

/** Members who also belong to the team: those with the login address of one of its users. */
export async function queryUserMembers(tx: Tx, users: readonly SiteUser[], query: CompiledQuery) {
  const known: RawBuilder<unknown> = sql`unnest(${users.map(({ id }) => id)}::uuid[],
    ${users.map(({ email }) => email)}::text[]) as users (id, email)`;
  const { rows } = await sql<UserMember & SortedRow>`
    select ${columns}, users.id as "userId", ${query.sortKeys} as sort_keys ${from} join ${known} on users.email = identities.email
    where members.site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return toCursorPage(query, rows);
}
