import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { type CompiledQuery, type Queryable, type SortedRow, toCursorPage } from '../../platform/query/index.ts';
import type { TagIds } from '../tags/index.ts';
import type { Assignment } from './assignment.ts';

type Row = Omit<Assignment, 'tags'> & { tags: Partial<TagIds> };

const columns = sql`assigned.id, assigned.badge_id as "badgeId", assigned.member_id as "memberId", assigned.tags,
  assigned.extended_fields as "extendedFields", assigned.created_date as "createdDate",
  assigned.updated_date as "updatedDate"`;
const toAssignment = ({ tags, ...row }: Row): Assignment => ({
  ...row,
  tags: { public: tags.public ?? [], private: tags.private ?? [] },
});
const tagsOf = (kind: keyof TagIds): RawBuilder<unknown> =>
  sql`array(select jsonb_array_elements_text(assigned.tags -> ${sql.lit(kind)}))`;

/** Fields that assignments can be queried by. */
export const assignmentsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`assigned.id`, sortable: true },
    badgeId: { kind: 'uuid', column: sql`assigned.badge_id`, sortable: true },
    memberId: { kind: 'uuid', column: sql`assigned.member_id`, sortable: true },
    createdDate: { kind: 'date', column: sql`assigned.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`assigned.updated_date`, sortable: true },
    'tags.tags.tagIds': { kind: 'stringArray', column: tagsOf('public') },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

/** Staff may also query by private tags. */
export const staffAssignmentsQueryable: Queryable = {
  ...assignmentsQueryable,
  fields: {
    ...assignmentsQueryable.fields,
    'tags.privateTags.tagIds': { kind: 'stringArray', column: tagsOf('private') },
  },
};

/** Members with private profiles are visible only to themselves and to staff. */
function visibleTo(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'staff' || caller.kind === 'app') return sql<boolean>`true`;
  const own = caller.kind === 'member' ? caller.id : null;
  return sql<boolean>`exists (select from members where members.site_id = assigned.site_id
    and members.id = assigned.member_id and (members.privacy = 'PUBLIC' or members.id = ${own}::uuid))`;
}

export async function queryAssignments(tx: Tx, query: CompiledQuery, caller: Caller) {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from badge_assignments assigned
    where assigned.site_id = ${tx.siteId} and ${query.where} and ${visibleTo(caller)}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  const page = toCursorPage(query, rows);
  return {
    assignments: page.rows.map(({ sort_keys: _, ...row }) => toAssignment(row)),
    pagingMetadata: page.pagingMetadata,
  };
}

/** The badges and members that exist, locked against deletion. */
export async function findBadgesAndMembers(
  tx: Tx,
  { badgeIds, memberIds }: { badgeIds: readonly string[]; memberIds: readonly string[] },
): Promise<{ badges: Set<string>; members: Set<string> }> {
  const { rows } = await sql<{ kind: 'badge' | 'member'; id: string }>`
    with found_badges as (
      select id from badges
      where site_id = ${tx.siteId} and id = any(${badgeIds.filter(isGuid)}::uuid[]) order by id for key share
    ), found_members as (
      select id from members
      where site_id = ${tx.siteId} and id = any(${memberIds.filter(isGuid)}::uuid[]) order by id for key share
    )
    select 'badge' as kind, id from found_badges union all select 'member', id from found_members`.execute(tx.db);
  const idsOf = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { badges: idsOf('badge'), members: idsOf('member') };
}

/** Writes assignments and leaves existing ones as they are. Returns the ids of those written. */
export async function insertAssignments(tx: Tx, assignments: readonly Assignment[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into badge_assignments (site_id, id, badge_id, member_id, tags, extended_fields, created_date, updated_date)
    select ${tx.siteId}, id, badge_id, member_id, tags, extended_fields, created_date, created_date
    from jsonb_to_recordset(${JSON.stringify(assignments.map(toJson))}::jsonb)
      as fresh (id uuid, badge_id uuid, member_id uuid, tags jsonb, extended_fields jsonb, created_date timestamptz)
    on conflict do nothing returning id`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}

const toJson = ({ id, badgeId, memberId, tags, extendedFields, createdDate }: Assignment) => ({
  id,
  badge_id: badgeId,
  member_id: memberId,
  tags,
  extended_fields: extendedFields,
  created_date: createdDate,
});

export async function removeAssignments(tx: Tx, ids: readonly string[]): Promise<Assignment[]> {
  const { rows } = await sql<Row>`
    delete from badge_assignments assigned
    where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[]) returning ${columns}`.execute(tx.db);
  return rows.map(toAssignment);
}

/** Assignments with these ids, or the next matching ones after an id. Their rows are locked in the order of ids. */
export async function lockAssignments(
  tx: Tx,
  which: { ids: readonly string[] } | { matching: RawBuilder<boolean>; after: string | null; limit: number },
): Promise<Assignment[]> {
  const condition =
    'ids' in which
      ? sql`id = any(${which.ids as string[]}::uuid[]) order by id`
      : sql`${which.matching} and ${which.after ? sql`id > ${which.after}` : sql`true`} order by id limit ${which.limit}`;
  const { rows } = await sql<Row>`
    select ${columns} from badge_assignments assigned
    where site_id = ${tx.siteId} and ${condition} for update`.execute(tx.db);
  return rows.map(toAssignment);
}

export async function saveTags(tx: Tx, changed: readonly { id: string; tags: TagIds }[], now: Date): Promise<void> {
  await sql`
    update badge_assignments assigned set tags = fresh.tags, updated_date = ${now}
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ tags }) => JSON.stringify(tags))}::jsonb[])
      as fresh (id, tags)
    where assigned.site_id = ${tx.siteId} and assigned.id = fresh.id`.execute(tx.db);
}

/** Takes a tag off all assignments that have it. */
export async function untagAssignments(tx: Tx, tagId: string): Promise<void> {
  await sql`
    update badge_assignments
    set tags = jsonb_build_object('public', coalesce(tags -> 'public', '[]') - ${tagId}::text,
      'private', coalesce(tags -> 'private', '[]') - ${tagId}::text)
    where site_id = ${tx.siteId} and (tags -> 'public' ? ${tagId} or tags -> 'private' ? ${tagId})`.execute(tx.db);
}
