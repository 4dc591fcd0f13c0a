import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { Form, FormDoc, FormMails } from './form.ts';

/** Fields that clients may query forms by. */
export const formQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`forms.id`, sortable: true },
    name: { kind: 'string', column: sql`forms.name`, sortable: true },
    namespace: { kind: 'string', column: sql`forms.doc ->> 'namespace'` },
    enabled: { kind: 'boolean', column: sql`forms.enabled` },
    createdDate: { kind: 'date', column: sql`forms.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`forms.updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  tieBreaker: 'id',
};

type Row = Pick<Form, 'id' | 'revision'> & { createdDate: string; updatedDate: string; doc: FormDoc };
const columns = sql`forms.id, forms.revision::text as revision, forms.created_date as "createdDate",
  forms.updated_date as "updatedDate", forms.doc`;
const toForm = ({ doc, ...row }: Row): Form => ({ ...doc, ...row });
const docOf = ({ id: _id, revision: _revision, createdDate: _created, updatedDate: _updated, ...doc }: Form): string =>
  JSON.stringify(doc);

/** Keeps creations apart for the rest of the transaction, so that the limit of a site holds. */
export async function lockForms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('forms ' || ${tx.siteId}::text, 0))`.execute(tx.db);
}

export async function insertForm(tx: Tx, form: Form): Promise<void> {
  await sql`
    insert into forms (site_id, id, revision, doc, created_date, updated_date)
    values (${tx.siteId}, ${form.id}, ${form.revision}, ${docOf(form)}, ${form.createdDate}, ${form.updatedDate})`.execute(
    tx.db,
  );
}

/** Whether something is in the trash. */
export type Place = { isDeleted: boolean };

export async function findForm(
  tx: Tx,
  id: string,
  { isDeleted = false, lock = false }: Partial<Place> & { lock?: boolean } = {},
): Promise<Form | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from forms where site_id = ${tx.siteId} and id = ${id} and is_deleted = ${isDeleted}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toForm(rows[0]) : null;
}

/** All forms of the site outside the trash, in the order in which they were made. */
export async function findAllForms(tx: Tx): Promise<Form[]> {
  const { rows } = await sql<Row>`
    select ${columns} from forms where site_id = ${tx.siteId} and not is_deleted order by id`.execute(tx.db);
  return rows.map(toForm);
}

/** Writes a changed form. The caller holds its row. */
export async function saveForm(tx: Tx, form: Form, { isDeleted }: Place): Promise<void> {
  await sql`
    update forms set revision = ${form.revision}, doc = ${docOf(form)}, is_deleted = ${isDeleted},
      updated_date = ${form.updatedDate}
    where site_id = ${tx.siteId} and id = ${form.id}`.execute(tx.db);
}

/** Whom a form tells; null where there is none. */
export async function findFormMails(tx: Tx, id: string): Promise<FormMails | null> {
  const { rows } = await sql<{ mails: FormMails }>`
    select mails from forms where site_id = ${tx.siteId} and id = ${id} and not is_deleted`.execute(tx.db);
  return rows[0]?.mails ?? null;
}

/** Whom all forms outside the trash tell, by their ids. */
export async function findMailsOfForms(tx: Tx): Promise<Map<string, FormMails>> {
  const { rows } = await sql<{ id: string; mails: FormMails }>`
    select id, mails from forms where site_id = ${tx.siteId} and not is_deleted and mails is not null`.execute(tx.db);
  return new Map(rows.map(({ id, mails }) => [id, mails]));
}

export async function saveFormMails(tx: Tx, id: string, mails: FormMails): Promise<boolean> {
  const { rows } = await sql`
    update forms set mails = ${JSON.stringify(mails)}
    where site_id = ${tx.siteId} and id = ${id} and not is_deleted returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes a form with its submissions; false where there is none. */
export async function removeForm(tx: Tx, id: string, where: Partial<Place> = {}): Promise<boolean> {
  const place = where.isDeleted === undefined ? sql`true` : sql`is_deleted = ${where.isDeleted}`;
  const { rows } = await sql`
    delete from forms where site_id = ${tx.siteId} and id = ${id} and ${place} returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function queryFormRows(tx: Tx, query: CompiledQuery, { isDeleted }: Place): Promise<(Form & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from forms
    where site_id = ${tx.siteId} and is_deleted = ${isDeleted} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ ...toForm(row), sort_keys }));
}

export async function countForms(tx: Tx, filter: RawBuilder<boolean> | null, { isDeleted }: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from forms
    where site_id = ${tx.siteId} and is_deleted = ${isDeleted} and ${filter ?? sql`true`}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
