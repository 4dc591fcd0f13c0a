import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

/** A file that is to come, for a form. */
export type ExpectedFile = { key: string; formId: string; network: string; size: number; arrivesBy: Date | null };

/** Notes a file before it arrives. */
export async function insertFormFile(tx: Tx, file: ExpectedFile, now: Date): Promise<void> {
  await sql`
    insert into form_files (site_id, key, form_id, network, size, arrives_by, created_date)
    values (${tx.siteId}, ${file.key}, ${file.formId}, ${file.network}, ${file.size}, ${file.arrivesBy}, ${now})`.execute(
    tx.db,
  );
}

/** Those that add files to the forms of a site take turns until the transaction ends. */
export async function lockFormFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('form files'), hashtext(${tx.siteId}::text))`.execute(tx.db);
}

/** What the files of all forms take, in bytes: together, those that wait, and those of them from one network. */
export async function sizesOfFormFiles(
  tx: Tx,
  network: string,
): Promise<{ all: number; waiting: number; own: number }> {
  const { rows } = await sql<{ all: number; waiting: number; own: number }>`
    select coalesce(sum(size), 0)::float8 as "all",
      coalesce(sum(size) filter (where submission_id is null), 0)::float8 as waiting,
      coalesce(sum(size) filter (where submission_id is null and network = ${network}), 0)::float8 as own
    from form_files where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? { all: 0, waiting: 0, own: 0 };
}

/** Notes how large files are that have arrived. */
export async function noteArrivals(tx: Tx, files: readonly { key: string; size: number }[]): Promise<void> {
  if (files.length === 0) return;
  await sql`
    update form_files set size = arrived.size, arrives_by = null
    from unnest(${files.map(({ key }) => key)}::text[], ${files.map(({ size }) => size)}::bigint[]) as arrived (key, size)
    where site_id = ${tx.siteId} and form_files.key = arrived.key`.execute(tx.db);
}

export async function removeFormFile(tx: Tx, key: string): Promise<void> {
  await sql`delete from form_files where site_id = ${tx.siteId} and key = ${key}`.execute(tx.db);
}

/** Those of the keys whose files a submission of a form may have: they wait for one, or are its own. The rows are held. */
export async function findClaimable(
  tx: Tx,
  { formId, submissionId, keys }: { formId: string; submissionId: string; keys: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from form_files
    where site_id = ${tx.siteId} and form_id = ${formId} and key = any(${keys as string[]}::text[])
      and (submission_id = ${submissionId} or (submission_id is null and not is_sent))
    order by key for update`.execute(tx.db);
  return new Set(rows.map(({ key }) => key));
}

/** Notes which files a submission has now. Those that it no longer has are deleted in time. */
export async function claimFormFiles(tx: Tx, submissionId: string, keys: readonly string[]): Promise<void> {
  await sql`
    update form_files set is_sent = true, network = '',
      submission_id = case when key = any(${keys as string[]}::text[]) then ${submissionId}::uuid end
    where site_id = ${tx.siteId} and (submission_id = ${submissionId} or key = any(${keys as string[]}::text[]))`.execute(
    tx.db,
  );
}

export type FormFileKey = { siteId: string; key: string };

/** Files, on all sites, that should have arrived by now. */
export const findExpected = (database: Database, now: Date, most: number): Promise<FormFileKey[]> =>
  asPlatform('files that were to come to forms are looked for on every site', database, async (tx) => {
    const { rows } = await sql<FormFileKey>`
      select site_id as "siteId", key from form_files
      where arrives_by < ${now} and submission_id is null and not is_sent limit ${most}`.execute(tx.db);
    return rows;
  });

/**
 * Gives up files, on all sites, whose submission was deleted, or that have waited for one since before a time: no submission
 * can have them any more. Returns those that are to be deleted, also those of a process that died over it.
 */
export const giveUpAbandoned = (database: Database, before: Date, most: number): Promise<FormFileKey[]> =>
  asPlatform('files without a submission are deleted on every site', database, async (tx) => {
    const { rows } = await sql<FormFileKey>`
      update form_files set is_sent = true
      where (site_id, key) in (
        select site_id, key from form_files where submission_id is null and (is_sent or created_date < ${before})
        limit ${most} for update skip locked)
      returning site_id as "siteId", key`.execute(tx.db);
    return rows;
  });

export async function forgetFormFiles(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await asPlatform('files without a submission are deleted on every site', database, async (tx) => {
    await sql`delete from form_files where key = any(${keys as string[]}::text[]) and submission_id is null`.execute(
      tx.db,
    );
  });
}
