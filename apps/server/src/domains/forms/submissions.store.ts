import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { type CompiledQuery, type Queryable, type SortedRow, searchVector } from '../../platform/query/index.ts';
import type { Place } from './forms.store.ts';
import type { Submission } from './submission.ts';

/** Fields that clients may query submissions by. */
export const submissionQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`sent.id`, sortable: true },
    formId: { kind: 'uuid', column: sql`sent.form_id` },
    contactId: { kind: 'uuid', column: sql`sent.contact_id` },
    namespace: { kind: 'string', column: sql`'wix.form_app.form'::text` },
    status: {
      kind: 'string',
      column: sql`sent.status`,
      sortable: true,
      values: ['PENDING', 'CONFIRMED', 'PAYMENT_WAITING', 'PAYMENT_CANCELED'],
    },
    seen: { kind: 'boolean', column: sql`sent.seen`, sortable: true },
    createdDate: { kind: 'date', column: sql`sent.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`sent.updated_date`, sortable: true },
  },
  text: {
    vector: sql`sent.search`,
    fields: { emails: 'A', submissions: 'B' },
    // the latest come first, whatever the words
    ranked: null,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** The words by which staff find a submission: what was entered, not what was asked. */
const wordsOf = ({ emails, values }: Submission): string =>
  searchVector({ A: emails.join(' '), B: textsIn(values).join(' ') });

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value ?? '')];

type Doc = Pick<Submission, 'values' | 'submitter' | 'extendedFields'>;
type Row = Omit<Submission, keyof Doc> & { doc: Doc };

const columns = sql`sent.id, sent.form_id as "formId", sent.revision::text as revision, sent.status, sent.seen,
  sent.contact_id as "contactId", sent.emails, sent.created_date as "createdDate", sent.updated_date as "updatedDate", sent.doc`;
const toSubmission = ({ doc, ...row }: Row): Submission => ({ ...row, ...doc });
const docOf = ({ values, submitter, extendedFields }: Submission): string =>
  JSON.stringify({ values, submitter, extendedFields } satisfies Doc);

export async function insertSubmission(tx: Tx, sent: Submission): Promise<void> {
  await sql`
    insert into form_submissions (site_id, id, form_id, status, seen, contact_id, emails, search, doc, created_date, updated_date)
    values (${tx.siteId}, ${sent.id}, ${sent.formId}, ${sent.status}, ${sent.seen}, ${sent.contactId},
      ${sent.emails}::text[], ${wordsOf(sent)}::tsvector, ${docOf(sent)}, ${sent.createdDate}, ${sent.updatedDate})`.execute(
    tx.db,
  );
}

export async function findSubmission(
  tx: Tx,
  id: string,
  { isDeleted = false, lock = false }: Partial<Place> & { lock?: boolean } = {},
): Promise<Submission | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from form_submissions sent
    where site_id = ${tx.siteId} and id = ${id} and is_deleted = ${isDeleted}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toSubmission(rows[0]) : null;
}

/** Writes a changed submission. The caller holds its row. */
export async function saveSubmission(tx: Tx, sent: Submission, { isDeleted }: Place): Promise<void> {
  await sql`
    update form_submissions set revision = ${sent.revision}, status = ${sent.status}, seen = ${sent.seen},
      emails = ${sent.emails}::text[], search = ${wordsOf(sent)}::tsvector, doc = ${docOf(sent)}, is_deleted = ${isDeleted}, updated_date = ${sent.updatedDate}
    where site_id = ${tx.siteId} and id = ${sent.id}`.execute(tx.db);
}

export async function removeSubmission(tx: Tx, id: string, { isDeleted }: Place): Promise<boolean> {
  const { rows } = await sql`
    delete from form_submissions where site_id = ${tx.siteId} and id = ${id} and is_deleted = ${isDeleted}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function querySubmissionRows(
  tx: Tx,
  query: CompiledQuery,
  { isDeleted, sentBy = null }: Place & { sentBy?: Submission['submitter'] | null },
): Promise<(Submission & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from form_submissions sent
    where site_id = ${tx.siteId} and is_deleted = ${isDeleted} and ${query.where}
      and ${sentBy ? sql`sent.doc -> 'submitter' = ${JSON.stringify(sentBy)}::jsonb` : sql`true`}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ ...toSubmission(row), sort_keys }));
}

/** Those that match, the latest first, from the one after another. */
export async function listMatching(
  tx: Tx,
  condition: RawBuilder<boolean>,
  { after, limit }: { after: Pick<Submission, 'createdDate' | 'id'> | undefined; limit: number },
): Promise<Submission[]> {
  const beyond = after
    ? sql`(sent.created_date, sent.id) < (${after.createdDate}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<Row>`
    select ${columns} from form_submissions sent
    where sent.site_id = ${tx.siteId} and not sent.is_deleted and ${condition} and ${beyond}
    order by sent.created_date desc, sent.id desc limit ${limit}`.execute(tx.db);
  return rows.map(toSubmission);
}

/** The number of submissions of each form that has any which match. */
export async function countMatching(tx: Tx, condition: RawBuilder<boolean>): Promise<SubmissionsCount[]> {
  const { rows } = await sql<SubmissionsCount>`
    select sent.form_id as "formId", count(*)::int as "totalCount",
      (count(*) filter (where not sent.seen))::int as "unseenCount"
    from form_submissions sent
    where sent.site_id = ${tx.siteId} and not sent.is_deleted and ${condition}
    group by sent.form_id order by sent.form_id`.execute(tx.db);
  return rows;
}

export type SubmissionsCount = { formId: string; totalCount: number; unseenCount: number };

/** The number of submissions of each of the forms, none left out. */
export async function countSubmissionRows(
  tx: Tx,
  formIds: readonly string[],
  statuses: readonly string[],
  { isDeleted }: Place = { isDeleted: false },
): Promise<SubmissionsCount[]> {
  const { rows } = await sql<SubmissionsCount>`
    select asked.id as "formId", count(sent.id)::int as "totalCount",
      (count(sent.id) filter (where not sent.seen))::int as "unseenCount"
    from unnest(${formIds as string[]}::uuid[]) with ordinality asked(id, place)
    left join form_submissions sent on sent.site_id = ${tx.siteId} and sent.form_id = asked.id
      and sent.is_deleted = ${isDeleted}
      and (${statuses.length === 0} or sent.status = any(${statuses as string[]}::text[]))
    group by asked.id, asked.place order by asked.place`.execute(tx.db);
  return rows;
}

/** The number of submissions with an address since some time. */
export async function countOfAddress(tx: Tx, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_submissions
    where site_id = ${tx.siteId} and emails @> ${[email.toLowerCase()]}::text[] and created_date > ${since}`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}

/** What people sent, wherever it is: by their contacts, or with their addresses. */
export async function findSubmissionsOf(
  tx: Tx,
  { contactIds, emails }: { contactIds: readonly string[]; emails: readonly string[] },
): Promise<Submission[]> {
  const { rows } = await sql<Row>`
    select ${columns} from form_submissions sent
    where site_id = ${tx.siteId}
      and (contact_id = any(${contactIds as string[]}::uuid[]) or emails && ${emails as string[]}::text[])
    order by created_date, id`.execute(tx.db);
  return rows.map(toSubmission);
}

export async function removeSubmissions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from form_submissions where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
}

/** The submissions of merged contacts go on as the remaining one's. */
export async function moveSubmissionsToContact(tx: Tx, from: readonly string[], to: string): Promise<void> {
  await sql`
    update form_submissions set contact_id = ${to}
    where site_id = ${tx.siteId} and contact_id = any(${from as string[]}::uuid[])`.execute(tx.db);
}
