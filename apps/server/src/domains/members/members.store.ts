import { type RawBuilder, sql } from 'kysely';
import { PLANNED_ANEW, type Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, knownTotal, searchVector, toOffsetPage } from '../../platform/query/index.ts';
import { type Member, searchedTexts } from './member.ts';

/** As of `from` below. */
export const columns = sql`
  members.id, members.contact_id as "contactId", members.nickname, members.slug, members.privacy, members.activity,
  members.profile, members.role_keys as "roleKeys", members.created_date as "createdDate",
  members.updated_date as "updatedDate", identities.status, identities.pending_reasons as "pendingReasons",
  identities.email as "loginEmail", identities.email_verified as "loginEmailVerified",
  identities.last_login_date as "lastLoginDate", contacts.doc as contact`;
// the contact belongs to contacts: joined, since full views need it on every page
const parts = sql`join identities using (site_id, id)
  left join contacts on contacts.site_id = members.site_id and contacts.id = members.contact_id`;
export const from = sql`from members ${parts}`;
/** As `from`, for counting: PostgreSQL drops joins that the condition does not need. */
const counted = sql`from members left ${parts}`;

type NewMember = Pick<Member, 'id' | 'contactId' | 'nickname' | 'slug' | 'privacy' | 'profile' | 'loginEmail'>;

/** Writes a new member; false where the slug is taken. The account must exist. */
export async function insertMember(
  tx: Tx,
  member: NewMember,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<boolean> {
  const { id, contactId, nickname, slug, privacy, profile } = member;
  const { rows } = await sql`
    insert into members (site_id, id, contact_id, nickname, slug, privacy, profile, search, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${contactId}, ${nickname}, ${slug}, ${privacy}, ${JSON.stringify(profile)},
      ${searchVector(searchedTexts({ ...member, names }))}::tsvector, ${now}, ${now})
    on conflict (site_id, slug) do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function findMember(tx: Tx, id: string): Promise<Member | null> {
  const { rows } = await sql<Member>`
    select ${columns} ${from} where members.site_id = ${tx.siteId} and members.id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/**
 * As `findMember`, for many, with members and accounts locked until the transaction ends, in the order of their ids to
 * prevent deadlocks.
 */
export async function lockMembers(tx: Tx, ids: readonly string[]): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select ${columns} ${from}
    where members.site_id = ${tx.siteId} and members.id = any(${ids as string[]}::uuid[])
    order by members.id for update of members, identities`.execute(tx.db);
  return rows;
}

export const lockMember = async (tx: Tx, id: string): Promise<Member | null> =>
  (await lockMembers(tx, [id]))[0] ?? null;

/** The next matching members after an id, in the order of their ids. */
export async function nextMemberIds(
  tx: Tx,
  { matching, after, limit }: { matching: RawBuilder<boolean>; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id ${from} where members.site_id = ${tx.siteId} and ${matching}
      and ${after ? sql`members.id > ${after}` : sql`true`} order by members.id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Writes a member's changeable fields; false where another member has the slug. */
export async function saveMember(
  tx: Tx,
  member: Member,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<boolean> {
  const { id, contactId, nickname, slug, privacy, activity, profile, roleKeys } = member;
  const { rows } = await sql`
    update members set contact_id = ${contactId}, nickname = ${nickname}, slug = ${slug}, privacy = ${privacy},
      activity = ${activity}, profile = ${JSON.stringify(profile)}, role_keys = ${roleKeys}::text[],
      search = ${searchVector(searchedTexts({ ...member, names }))}::tsvector, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}
      and not exists (select from members other
        where other.site_id = ${tx.siteId} and other.slug = ${slug} and other.id <> ${id})
    returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Gives a member their contact. */
export async function linkContact(tx: Tx, id: string, contactId: string): Promise<void> {
  await sql`
    update members set contact_id = ${contactId} where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export async function saveActivity(tx: Tx, id: string, activity: Member['activity'], now: Date): Promise<void> {
  await sql`
    update members set activity = ${activity}, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Notes a change of the member's account. */
export async function touchMember(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update members set revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Updates a member's search data after a change of their contact. */
export async function saveSearch(tx: Tx, member: Member, names: readonly string[]): Promise<void> {
  await sql`
    update members set search = ${searchVector(searchedTexts({ ...member, names }))}::tsvector
    where site_id = ${tx.siteId} and id = ${member.id}`.execute(tx.db);
}

export async function findTakenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from members where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])`.execute(tx.db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Counting stops here: beyond, clients learn only that there are more. */
const MOST_COUNTED = 10_000;

/**
 * A page of members, with the total unless it takes long to count. Without `visible`, all members. `totalOf` may cache
 * the count.
 */
export async function queryMembers(
  tx: Tx,
  query: CompiledQuery,
  {
    visible,
    totalOf,
  }: { visible: RawBuilder<boolean> | null; totalOf: (count: () => Promise<number>) => Promise<number> },
) {
  const shown = visible ?? sql<boolean>`true`;
  const { rows } = await sql<Member>`
    select ${columns} from (${pageOf(tx, query, shown)}) as page join members using (site_id, id) ${parts}
    order by ${query.orderBy}`.execute(tx.db);
  if (knownTotal(query, rows) !== undefined) return toOffsetPage(query, rows);
  const isEverybody = !visible && !query.text && Object.keys(query.stated.filter ?? {}).length === 0;
  const found = isEverybody
    ? sql`members where members.site_id = ${tx.siteId}`
    : sql`(select ${counted} where members.site_id = ${tx.siteId} and ${shown} and ${query.filter}
        limit ${sql.lit(MOST_COUNTED + 1)}) as found`;
  const total = await totalOf(async () => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(tx.db);
    return rows[0]?.total ?? 0;
  });
  return toOffsetPage(query, rows, total > MOST_COUNTED && !isEverybody ? 'TOO_MANY' : total);
}

/** Chooses a page's members first: their shown data is read only for those, not for all that are sorted or skipped. */
function pageOf(tx: Tx, query: CompiledQuery, shown: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`select members.site_id, members.id ${sql.raw(PLANNED_ANEW)} ${from}
    where members.site_id = ${tx.siteId} and ${shown} and ${query.where} order by ${query.orderBy} ${query.window}`;
}

/** The number of members who await approval. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identities
    where site_id = ${tx.siteId} and kind = 'MEMBER' and status = 'PENDING'`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** The members that a member follows, and their followers. */
export async function findFollowIds(tx: Tx, memberId: string): Promise<{ following: string[]; followers: string[] }> {
  const { rows } = await sql<{ following: string[]; followers: string[] }>`
    select array(select member_id from member_follows where site_id = ${tx.siteId} and follower_id = ${memberId}) as following,
      array(select follower_id from member_follows where site_id = ${tx.siteId} and member_id = ${memberId}) as followers`.execute(
    tx.db,
  );
  return rows[0] ?? { following: [], followers: [] };
}
