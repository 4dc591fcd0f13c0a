import { type RawBuilder, sql } from 'kysely';
import { type Tx, write } from '../db/index.ts';
import { NIL_ID } from '../ids.ts';
import { type CompiledQuery, escapeLike, type Queryable, type SortedRow } from '../query/index.ts';
import type { TaskElsewhere } from '../tasks/index.ts';
import type { Letter, Look } from './letter.ts';

/**
 * `WAITING`: to be sent, now or later. `HELD`: there is no mail server. `IN_DOUBT`: a mail server had all of it, and it is not known
 * whether it accepted it. `BOUNCED`: the address takes no mail.
 */
const mailStates = ['WAITING', 'HELD', 'IN_DOUBT', 'SENT', 'FAILED', 'BOUNCED'] as const;
export type MailState = (typeof mailStates)[number];

/** What a mail is about. */
export type About = { kind: MailSubject; id: string };
export type MailSubject =
  | ('ORDER' | 'RETURN' | 'REVIEW' | 'REVIEW_REQUEST' | 'ABANDONED_CHECKOUT' | 'BACK_IN_STOCK_REQUEST')
  | ('GIFT_CARD' | 'FORM_SUBMISSION' | 'MEMBER' | 'PRODUCT');

/** What became of a mail, as those are told who asked for it. */
export type MailOutcome = {
  mailId: string;
  about: About | null;
  recipient: string;
  state: Extract<MailState, 'SENT' | 'FAILED' | 'BOUNCED'>;
  /** The mail server's last answer. */
  answer: string;
};

export type Answer = { date: string; text: string };

/** What the log knows of a mail beside its columns. */
type Doc = {
  subject: string;
  /** It holds a code or a link that opens something: its subject and text are its reader's secret. */
  isConfidential: boolean;
  /** The latest answers of the mail server, and what else went wrong. */
  answers: Answer[];
  /** Who hears what became of it. */
  tells?: TaskElsewhere<MailOutcome>;
  /** The mail of which this one is a repetition. */
  repeats?: string;
};

/** What the mail says, and how it looks. */
export type MailContent = { text: string; letter: Letter; look: Look; fromName?: string; replyTo?: string };

export type LoggedMail = {
  id: string;
  recipient: string;
  kind: string;
  state: MailState;
  tries: number;
  about: About | null;
  createdDate: string;
  nextDate: string | null;
  endedDate: string | null;
  hasContent: boolean;
} & Doc;

export type NewMail = Pick<Doc, 'subject' | 'isConfidential' | 'tells' | 'repeats'> & {
  id: string;
  recipient: string;
  kind: string;
  about: About | null;
  /** Null where it is confidential. */
  content: MailContent | null;
  state: Extract<MailState, 'WAITING' | 'HELD'>;
};

/** Writes the entry of a mail with the transaction that decides to send it. */
export function insertMail(tx: Tx, { id, recipient, kind, about, content, state, ...more }: NewMail): void {
  const doc: Doc = { ...more, answers: [] };
  write(
    tx,
    sql`
    insert into mails (site_id, id, recipient, kind, state, about_kind, about_id, created_date, doc, content)
    values (${siteOf(tx)}::uuid, ${id}::uuid, ${recipient.toLowerCase()}, ${kind}, ${state}, ${about?.kind ?? null}::text,
      ${about?.id ?? null}::uuid, ${tx.now()}::timestamptz, ${JSON.stringify(doc)}::text::jsonb,
      ${content && JSON.stringify(content)}::text::jsonb)
    on conflict (site_id, id) do nothing`,
    { rows: null },
  );
}

/** The platform's own mails have an entry as well. */
const siteOf = ({ siteId }: Pick<Tx, 'siteId'>): string => siteId ?? NIL_ID;

/** A try to send a mail: only the latest of a mail may say what became of it. */
export type Try = {
  /** Counts all tries. */
  number: number;
  /** Counts those since it was first to be sent, or since staff asked for more. */
  count: number;
};

/** Begins a try; null where the mail is not to be sent any more, as it may have been accepted. */
export async function beginTry(tx: Tx, id: string): Promise<Try | null> {
  const { rows } = await sql<Try>`
    update mails set tries = tries + 1, state = 'WAITING' where site_id = ${siteOf(tx)} and id = ${id} and state in ('WAITING', 'HELD')
    returning tries as number, tries - first_try as count`.execute(tx.db);
  return rows[0] ?? null;
}

/** Notes that the next line that is sent to the mail server ends the mail; false where somebody else tries by now. */
export async function noteHandOver(tx: Tx, id: string, { number }: Try): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mails set state = 'IN_DOUBT' where site_id = ${siteOf(tx)} and id = ${id} and tries = ${number} and state = 'WAITING'`.execute(
    tx.db,
  );
  return numAffectedRows === 1n;
}

type Ended = { state: MailState; answer: Answer | null; next: Date | null; ended: Date | null };
const MOST_ANSWERS = 20;

/** Notes what became of a try. Returns who is to be told; undefined where somebody else tries by now. */
export async function endTry(
  tx: Tx,
  id: string,
  { number }: Try,
  { state, answer, next, ended }: Ended,
): Promise<Pick<LoggedMail, 'about' | 'recipient' | 'tells'> | undefined> {
  const answers = sql`coalesce(jsonb_path_query_array(doc -> 'answers', ${`$[last - ${MOST_ANSWERS - 2} to last]`}::jsonpath), '[]')`;
  const { rows } = await sql<Pick<LoggedMail, 'about' | 'recipient' | 'tells'>>`
    update mails set state = ${state}, next_date = ${next}, ended_date = ${ended},
      doc = ${answer === null ? sql`doc` : sql`jsonb_set(doc, '{answers}', ${answers} || ${JSON.stringify([answer])}::text::jsonb)`}
    where site_id = ${siteOf(tx)} and id = ${id} and tries = ${number} and state in ('WAITING', 'HELD', 'IN_DOUBT')
    returning ${about} as about, recipient, doc -> 'tells' as tells`.execute(tx.db);
  return rows[0];
}

/** Notes that there is no mail server. Returns since when there is none, as far as the mail knows, and whether it is confidential. */
export async function holdMail(
  tx: Tx,
  id: string,
): Promise<{ createdDate: string; isConfidential: boolean; wasHeld: boolean } | undefined> {
  const { rows } = await sql<{ createdDate: string; isConfidential: boolean; wasHeld: boolean }>`
    with before as materialized (
      select state from mails where site_id = ${siteOf(tx)} and id = ${id} and state in ('WAITING', 'HELD') for update
    )
    update mails set state = 'HELD', next_date = null from before
    where mails.site_id = ${siteOf(tx)} and mails.id = ${id}
    returning created_date as "createdDate", (doc ->> 'isConfidential')::boolean as "isConfidential", before.state = 'HELD' as "wasHeld"`.execute(
    tx.db,
  );
  return rows[0];
}

/** Gives up a mail that was never tried. */
export async function dropHeldMail(
  tx: Tx,
  id: string,
  answer: Answer,
): Promise<Pick<LoggedMail, 'about' | 'recipient' | 'tells'> | undefined> {
  const { rows } = await sql<Pick<LoggedMail, 'about' | 'recipient' | 'tells'>>`
    update mails set state = 'FAILED', next_date = null, ended_date = ${answer.date},
      doc = jsonb_set(doc, '{answers}', ${JSON.stringify([answer])}::text::jsonb)
    where site_id = ${siteOf(tx)} and id = ${id} and state in ('WAITING', 'HELD')
    returning ${about} as about, recipient, doc -> 'tells' as tells`.execute(tx.db);
  return rows[0];
}

/** Makes an ended mail wait again. Its tries count anew. */
export async function reopenMail(tx: Tx, id: string): Promise<void> {
  await sql`
    update mails set state = 'WAITING', first_try = tries, ended_date = null, next_date = null
    where site_id = ${siteOf(tx)} and id = ${id}`.execute(tx.db);
}

const about = sql`case when mails.about_id is null then null else jsonb_build_object('kind', mails.about_kind, 'id', mails.about_id) end`;

type Row = Omit<LoggedMail, keyof Doc> & { doc: Doc };
const columns = sql`mails.id, mails.recipient, mails.kind, mails.state, mails.tries, ${about} as about,
  mails.created_date as "createdDate", mails.next_date as "nextDate", mails.ended_date as "endedDate",
  mails.content is not null as "hasContent", mails.doc`;
const toMail = <R extends Row>({ doc, ...row }: R) => ({ ...row, ...doc });

/** Fields that the log can be queried by. */
export const mailsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`mails.id` },
    recipient: { kind: 'string', column: sql`mails.recipient` },
    kind: { kind: 'string', column: sql`mails.kind` },
    state: { kind: 'string', column: sql`mails.state`, values: [...mailStates] },
    createdDate: { kind: 'date', column: sql`mails.created_date`, sortable: true },
    'about.id': { kind: 'uuid', column: sql`mails.about_id` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  defaultLimit: 50,
};

export async function findMails(tx: Tx, query: CompiledQuery): Promise<(LoggedMail & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from mails
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(toMail);
}

export async function findMail(
  tx: Tx,
  id: string,
  { lock = false } = {},
): Promise<(LoggedMail & { content: MailContent | null }) | null> {
  const { rows } = await sql<Row & { content: MailContent | null }>`
    select ${columns}, mails.content from mails where site_id = ${tx.siteId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ? toMail(rows[0]) : null;
}

type MailFigures = { waiting: number; held: number; inDoubt: number; failed: number };

/** How many mails stand still, and how many did not arrive since a time. */
export async function countTroubles(tx: Tx, since: Date): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) filter (where state = 'WAITING' and tries > first_try)::int as waiting,
      count(*) filter (where state = 'HELD')::int as held,
      count(*) filter (where state = 'IN_DOUBT' and created_date >= ${since})::int as "inDoubt",
      count(*) filter (where state in ('FAILED', 'BOUNCED') and created_date >= ${since})::int as failed
    from mails where site_id = ${tx.siteId} and state <> 'SENT'`.execute(tx.db);
  return rows[0] ?? { waiting: 0, held: 0, inDoubt: 0, failed: 0 };
}

/** Whether an address refused the last mail that was sent to it. */
export async function refusesMail(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ refuses: boolean | null }>`
    select ${lastWordIsNo(sql`${tx.siteId}::uuid`, sql`${email.toLowerCase()}`)} as refuses`.execute(tx.db);
  return rows[0]?.refuses === true;
}

/** As SQL: whether the last mail to an address of a site was refused; null where none was ever sent. */
export const lastWordIsNo = (
  siteId: RawBuilder<unknown>,
  email: RawBuilder<unknown>,
): RawBuilder<boolean | null> => sql`(
  select said.state = 'BOUNCED' from mails said
  where said.site_id = ${siteId} and said.recipient = ${email} and said.state in ('SENT', 'BOUNCED')
  order by said.ended_date desc limit 1)`;

/** Forgets texts and entries that are old enough. */
export async function removeOldMails(tx: Tx, { texts, entries }: { texts: Date; entries: Date }): Promise<void> {
  await sql`
    update mails set content = null
    where content is not null and created_date < ${texts} and state not in ('WAITING', 'HELD')`.execute(tx.db);
  await sql`delete from mails where created_date < ${entries}`.execute(tx.db);
}

/** Makes the tasks of held mails due: there may be a mail server now. */
export async function hurryHeldMails(tx: Tx, now: Date): Promise<void> {
  await sql`
    update tasks set due_date = ${now} from mails
    where tasks.kind = 'mail' and tasks.lease is null and tasks.due_date > ${now} and mails.state = 'HELD'
      and mails.site_id = tasks.site_id and mails.id = (tasks.input ->> 'id')::uuid`.execute(tx.db);
}

/** Removes what the log says of people: what was mailed to them, and the text of other mails that mention them. */
export async function eraseMails(tx: Tx, emails: readonly string[]): Promise<void> {
  const patterns = emails.map((email) => `%${escapeLike(email)}%`);
  await sql`
    update mails set content = null, doc = doc || '{"subject": ""}',
      recipient = case when recipient = any(${emails as string[]}::text[]) then '' else recipient end
    where site_id = ${tx.siteId} and (recipient = any(${emails as string[]}::text[])
      or content::text ilike any(${patterns}::text[]))`.execute(tx.db);
}

/** What the log says of mails to a person, without their text. */
export async function exportMails(tx: Tx, emails: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql`
    select recipient, kind, doc ->> 'subject' as subject, state, created_date as "createdDate" from mails
    where site_id = ${tx.siteId} and recipient = any(${emails as string[]}::text[]) order by created_date, id`.execute(
    tx.db,
  );
  return rows;
}
