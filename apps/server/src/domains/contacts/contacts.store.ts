import { type RawBuilder, sql } from 'kysely';
import { type Tx, write } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { lastWordIsNo } from '../../platform/mail/mails.store.ts';
import { searchVector } from '../../platform/query/index.ts';
import {
  type Contact,
  type ContactActivity,
  type ContactInfo,
  type ContactSource,
  emailKey,
  emailKeysOf,
  emailsOf,
  fullNameOf,
  labelsOf,
  phoneKey,
  phoneKeysOf,
  phonesOf,
  primaryEmailOf,
  primaryPhoneOf,
} from './contact.ts';

export type ContactRow = {
  id: string;
  revision: string;
  info: ContactInfo;
  memberId: string | null;
  visitorId: string | null;
  sourceType: ContactSource['sourceType'];
  sourceAppId: string | null;
  activityType: ContactActivity;
  activityDate: string;
  createdDate: string;
  updatedDate: string;
  subscriptions: Contact['subscriptions'];
  refusesMail: boolean;
};

export const contactColumns = sql`contacts.id, contacts.revision, contacts.doc as info, contacts.member_id as "memberId",
  contacts.visitor_id as "visitorId", contacts.source_type as "sourceType", contacts.source_app_id as "sourceAppId",
  contacts.activity_type as "activityType", contacts.activity_date as "activityDate",
  contacts.created_date as "createdDate", contacts.updated_date as "updatedDate",
  (select jsonb_object_agg(told.email, told.status) from email_subscriptions as told
    where told.site_id = contacts.site_id and told.email = any(contacts.emails)) as subscriptions,
  coalesce(${lastWordIsNo(sql`contacts.site_id`, sql`contacts.primary_email`)}, false) as "refusesMail"`;

export function toContact(row: ContactRow): Contact {
  const { sourceType, sourceAppId, activityType, activityDate, ...contact } = row;
  return {
    ...contact,
    source: { sourceType, ...(sourceAppId ? { appId: sourceAppId } : {}) },
    lastActivity: { activityType, activityDate },
  };
}

async function select(tx: Tx, rest: RawBuilder<unknown>): Promise<Contact[]> {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from contacts where site_id = ${tx.siteId} and ${rest}`.execute(tx.db);
  return rows.map(toContact);
}

/** Contacts by their ids. Rows are locked in the order of ids, so that two transactions cannot deadlock. */
export const findContacts = (tx: Tx, ids: readonly string[], { lock = false } = {}): Promise<Contact[]> =>
  select(tx, sql`id = any(${ids.filter(isGuid)}::uuid[]) order by id ${lock ? sql`for update` : sql``}`);

export async function findContact(tx: Tx, id: string, { lock = false } = {}): Promise<Contact | null> {
  return (await findContacts(tx, [id], { lock }))[0] ?? null;
}

/**
 * Lets transactions that are about to write a contact with one of these addresses or numbers take turns, so that two at
 * once do not create the same person twice. To be called before reading the data to decide on.
 */
export async function lockKeys(tx: Tx, { emails, phones }: { emails: readonly string[]; phones: readonly string[] }) {
  // in one order, so that two transactions cannot deadlock
  const names = [...new Set([...emails, ...phones])].sort().map((key) => `contact ${tx.siteId} ${key}`);
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    tx.db,
  );
}

/**
 * Contacts with one of these addresses or numbers, first those whose main one it is, then the oldest; at most a few.
 */
export const findByKeys = (tx: Tx, { emails, phones }: { emails: readonly string[]; phones: readonly string[] }) =>
  select(
    tx,
    sql`(emails && ${emails as string[]}::text[] or phones && ${phones as string[]}::text[])
      order by coalesce(primary_email = any(${emails as string[]}::text[]), false) desc, created_date, id limit 10`,
  );

/** The ids of contacts by their addresses; of several with one address, as `findByKeys` chooses. */
export async function findIdsByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; id: string }>`
    select distinct on (email) email, contacts.id from unnest(${emails as string[]}::text[]) as email
    join contacts on contacts.site_id = ${tx.siteId} and contacts.emails @> array[email]
    order by email, (contacts.primary_email = email) desc nulls last, contacts.created_date, contacts.id`.execute(
    tx.db,
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/**
 * The existing contact of someone who registers: by the address, or by their visitor, unless that one gave another
 * address, as anyone could have. Locked; null where there is none, or only a member's.
 */
export async function lockContactOfPerson(
  tx: Tx,
  { email, visitorId }: { email: string; visitorId: string | null },
): Promise<Contact | null> {
  const [found] = await select(
    tx,
    sql`member_id is null
      and (emails @> array[${email}]::text[] or (visitor_id = ${visitorId}::uuid and emails = '{}'))
      order by coalesce(primary_email = ${email}, false) desc, emails = '{}', created_date, id limit 1 for update`,
  );
  return found ?? null;
}

export async function contactExists(tx: Tx, email: string): Promise<boolean> {
  // counted, since PostgreSQL would otherwise scan all contacts for the first match instead of using the index
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contacts
    where site_id = ${tx.siteId} and emails @> array[${email}]::text[]`.execute(tx.db);
  return (rows[0]?.count ?? 0) > 0;
}

/** The columns that queries and look-ups need of the document. */
function columnsOf(contact: Contact) {
  const { info } = contact;
  return {
    doc: JSON.stringify(info),
    primaryEmail: emailKey(primaryEmailOf(info)?.email) || null,
    primaryPhone: phoneKey(primaryPhoneOf(info)?.phone) || null,
    emails: emailKeysOf(info),
    phones: phoneKeysOf(info),
    labels: labelsOf(info),
    search: searchVector({
      A: fullNameOf(info),
      B: emailsOf(info)
        .map(({ email }) => email)
        .join(' '),
      C: phonesOf(info)
        .map(({ phone }) => `${phone} ${phoneKey(phone)}`)
        .join(' '),
      D: info.company ?? '',
    }),
  };
}

export async function insertContact(tx: Tx, contact: Contact): Promise<void> {
  const { info, source, lastActivity } = contact;
  const columns = columnsOf(contact);
  await sql`
    insert into contacts (site_id, id, revision, doc, primary_email, primary_phone, emails, phones, first_name, last_name,
      label_keys, member_id, visitor_id, source_type, source_app_id, activity_type, activity_date, search, created_date,
      updated_date)
    values (${tx.siteId}, ${contact.id}, ${contact.revision}, ${columns.doc}, ${columns.primaryEmail},
      ${columns.primaryPhone}, ${columns.emails}::text[], ${columns.phones}::text[], ${info.name?.first ?? null},
      ${info.name?.last ?? null}, ${columns.labels}::text[], ${contact.memberId}, ${contact.visitorId},
      ${source.sourceType}, ${source.appId ?? null}, ${lastActivity.activityType}, ${lastActivity.activityDate},
      ${columns.search}::tsvector, ${contact.createdDate}, ${contact.updatedDate})`.execute(tx.db);
}

/** Writes a contact that the transaction has locked. */
export async function saveContact(tx: Tx, contact: Contact): Promise<void> {
  const { info, lastActivity } = contact;
  const columns = columnsOf(contact);
  await sql`
    update contacts set revision = ${contact.revision}, doc = ${columns.doc}, primary_email = ${columns.primaryEmail},
      primary_phone = ${columns.primaryPhone}, emails = ${columns.emails}::text[], phones = ${columns.phones}::text[],
      first_name = ${info.name?.first ?? null}, last_name = ${info.name?.last ?? null},
      label_keys = ${columns.labels}::text[], member_id = ${contact.memberId}, visitor_id = ${contact.visitorId},
      activity_type = ${lastActivity.activityType}, activity_date = ${lastActivity.activityDate},
      search = ${columns.search}::tsvector, updated_date = ${contact.updatedDate}
    where site_id = ${tx.siteId} and id = ${contact.id}`.execute(tx.db);
}

export async function findContactOfMember(tx: Tx, memberId: string): Promise<Contact | null> {
  return (await select(tx, sql`member_id = ${memberId} for update`))[0] ?? null;
}

/** Notes the last activity with the commit. It does not count as a change of the contact: the revision stays. */
export function noteActivity(tx: Tx, id: string, { activityType, activityDate }: Contact['lastActivity']): void {
  const update = sql`
    update contacts set activity_type = ${activityType}, activity_date = ${activityDate}
    where site_id = ${tx.siteId} and id = ${id} and activity_date <= ${activityDate}`;
  write(tx, update, { rows: null });
}

/** Deletes contacts, except members', and returns the deleted ones. */
export async function removeContacts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from contacts where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[]) and member_id is null
    returning id`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}
