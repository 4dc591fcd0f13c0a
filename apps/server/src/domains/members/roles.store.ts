import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/query/index.ts';

/** A custom role for the site's members. */
export type RoleDefinition = { id: string; key: string; title: string; blockable: boolean; revision: string };

const columns = sql`id, key, title, blockable, revision`;

export async function listRoles(tx: Tx): Promise<RoleDefinition[]> {
  const { rows } = await sql<RoleDefinition>`
    select ${columns} from member_roles where site_id = ${tx.siteId} order by title, key`.execute(tx.db);
  return rows;
}

export async function findRole(tx: Tx, key: string, { lock = false } = {}): Promise<RoleDefinition | null> {
  const { rows } = await sql<RoleDefinition>`
    select ${columns} from member_roles where site_id = ${tx.siteId} and key = ${key} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

/** The roles among these that protect their holders from being blocked. */
export async function findUnblockableRoles(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from member_roles
    where site_id = ${tx.siteId} and key = any(${keys as string[]}::text[]) and not blockable order by key`.execute(
    tx.db,
  );
  return rows.map(({ key }) => key);
}

/** Writes a new role; false where the site has one with the key. */
export async function insertRole(tx: Tx, role: Omit<RoleDefinition, 'revision'>, now: Date): Promise<boolean> {
  const { id, key, title, blockable } = role;
  const { rows } = await sql`
    insert into member_roles (site_id, key, id, title, blockable, created_date)
    values (${tx.siteId}, ${key}, ${id}, ${title}, ${blockable}, ${now})
    on conflict do nothing returning key`.execute(tx.db);
  return rows.length > 0;
}

export async function saveBlockable(tx: Tx, key: string, blockable: boolean): Promise<RoleDefinition | null> {
  const { rows } = await sql<RoleDefinition>`
    update member_roles set blockable = ${blockable}, revision = revision + 1
    where site_id = ${tx.siteId} and key = ${key} returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Deletes a role, also from its holders. */
export async function removeRole(tx: Tx, key: string): Promise<void> {
  await sql`delete from member_roles where site_id = ${tx.siteId} and key = ${key}`.execute(tx.db);
  await sql`
    update members set role_keys = array_remove(role_keys, ${key})
    where site_id = ${tx.siteId} and role_keys @> array[${key}]::text[]`.execute(tx.db);
}

/** Gives a member a role, or takes it; false where nothing changed. */
export async function saveRoleOfMember(tx: Tx, memberId: string, key: string, has: boolean): Promise<boolean> {
  const change = has ? sql`role_keys || ${key}::text` : sql`array_remove(role_keys, ${key})`;
  const { rows } = await sql`
    update members set role_keys = ${change}
    where site_id = ${tx.siteId} and id = ${memberId} and (role_keys @> array[${key}]::text[]) <> ${has}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

export const rolesQueryable: Queryable = {
  fields: {
    memberId: { kind: 'uuid', column: sql`members.id` },
    roleKey: { kind: 'stringArray', column: sql`members.role_keys` },
  },
  defaultSort: [],
  tieBreaker: 'memberId',
};

/** The maximum of members in one answer. */
const MOST_MEMBERS = 1000;

/** The assigned roles of members, with their titles: of one member, or of all that match and have any. */
export async function findRolesOfMembers(
  tx: Tx,
  which: { memberId: string } | { matching: RawBuilder<boolean> },
): Promise<Map<string, { roleKey: string; title: string }[]>> {
  const condition =
    'memberId' in which ? sql`members.id = ${which.memberId}` : sql`${which.matching} and members.role_keys <> '{}'`;
  const { rows } = await sql<{ id: string; roles: { roleKey: string; title: string }[] }>`
    select members.id, (select coalesce(jsonb_agg(jsonb_build_object('roleKey', key, 'title', title) order by title, key), '[]')
      from member_roles roles where roles.site_id = members.site_id and key = any(members.role_keys)) as roles
    from members where members.site_id = ${tx.siteId} and ${condition}
    order by members.id limit ${sql.lit(MOST_MEMBERS)}`.execute(tx.db);
  return new Map(rows.map(({ id, roles }) => [id, roles]));
}
