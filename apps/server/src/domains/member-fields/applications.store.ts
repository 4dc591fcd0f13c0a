import { sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Application, Traits } from './application.ts';

const columns = sql`applied.field_id as "fieldId", field.doc ->> 'key' as "fieldKey", applied.applications as groups,
  applied.exclusions, applied.revision`;

/** Whether a field is for some members only. */
export const isSelective = sql<boolean>`exists (select from member_field_applications applied
  where applied.site_id = member_fields.site_id and applied.field_id = member_fields.id)`;

/** The applications of the named fields; of all fields where none are named. */
export async function findApplications(tx: Tx, fieldIds?: readonly string[]): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select ${columns} from member_field_applications applied
    join member_fields field on field.site_id = applied.site_id and field.id = applied.field_id
    where applied.site_id = ${tx.siteId}
      and ${fieldIds ? sql`applied.field_id = any(${fieldIds.filter(isGuid)}::uuid[])` : sql`true`}
    order by applied.field_id`.execute(tx.db);
  return rows;
}

/** Writes a new application; false where the field already has one. */
export async function insertApplication(tx: Tx, { fieldId, groups, exclusions }: Application): Promise<boolean> {
  const { rows } = await sql`
    insert into member_field_applications (site_id, field_id, applications, exclusions)
    values (${tx.siteId}, ${fieldId}, ${JSON.stringify(groups)}, ${JSON.stringify(exclusions)})
    on conflict do nothing returning field_id`.execute(tx.db);
  return rows.length > 0;
}

/** Overwrites an application that still has its revision; false where it has not. */
export async function saveApplication(
  tx: Tx,
  { fieldId, groups, exclusions, revision }: Application,
): Promise<boolean> {
  const { rows } = await sql`
    update member_field_applications set applications = ${JSON.stringify(groups)},
      exclusions = ${JSON.stringify(exclusions)}, revision = revision + 1
    where site_id = ${tx.siteId} and field_id = ${fieldId} and revision = ${revision} returning field_id`.execute(
    tx.db,
  );
  return rows.length > 0;
}

export async function removeApplication(tx: Tx, fieldId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from member_field_applications where site_id = ${tx.siteId} and field_id = ${fieldId}
    returning field_id`.execute(tx.db);
  return rows.length > 0;
}

/** Badges and roles of members; those of private members only for staff and themselves. */
export async function findTraits(
  tx: Tx,
  memberIds: readonly string[],
  caller: Caller,
): Promise<(Traits & { memberId: string })[]> {
  const isStaff = caller.kind === 'staff' || caller.kind === 'app';
  const own = caller.kind === 'member' ? caller.id : null;
  const { rows } = await sql<Traits & { memberId: string }>`
    select members.id as "memberId",
      array(select id from member_roles where site_id = members.site_id and key = any(members.role_keys)) as "roleIds",
      array(select badge_id from badge_assignments where site_id = members.site_id and member_id = members.id) as "badgeIds"
    from members
    where site_id = ${tx.siteId} and id = any(${memberIds.filter(isGuid)}::uuid[])
      and (${isStaff}::boolean or privacy = 'PUBLIC' or id = ${own}::uuid)`.execute(tx.db);
  return rows;
}
