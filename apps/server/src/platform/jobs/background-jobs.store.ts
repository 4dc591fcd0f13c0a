import { sql } from 'kysely';
import { asPlatform, type Database, type Tx, writePlatform } from '../db/index.ts';
import { DAY_MS } from '../durations.ts';

export type JobStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED';

/** The progress of a job. `total` is null while unknown; further counts may be added. */
export type JobProgress = { done: number; total: number | null } & Record<string, unknown>;

/** A job as held by the process that runs it. */
export type BackgroundJob = {
  siteId: string;
  id: string;
  kind: string;
  input: object;
  checkpoint: unknown;
  attempts: number;
};

/** A job as seen by the person who requested it. Dates are ISO 8601. */
export type JobReport = {
  id: string;
  kind: string;
  status: JobStatus;
  progress: JobProgress;
  result: Record<string, unknown> | null;
  failure: string | null;
  createdDate: string;
  updatedDate: string;
};

type NewJob = { id: string; kind: string; input: object; startedBy: object; now: Date };

export async function insertJob(tx: Tx, { id, kind, input, startedBy, now }: NewJob): Promise<void> {
  await sql`
    insert into background_jobs (site_id, id, kind, input, started_by, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${kind}, ${JSON.stringify(input)}, ${JSON.stringify(startedBy)}, ${now}, ${now})`.execute(
    tx.db,
  );
}

const anySite = 'one process does the jobs of all sites';
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Begins the oldest open job of a kind on a site, or resumes it. The caller holds the kind's task on that site. */
export async function beginOldestJob(
  database: Database,
  { siteId, kind, now }: { siteId: string; kind: string; now: Date },
): Promise<BackgroundJob | null> {
  return writePlatform(anySite, database, async (tx) => {
    const { rows } = await sql<BackgroundJob>`
      update background_jobs set status = 'RUNNING', attempts = attempts + 1, updated_date = ${now}
      where site_id = ${siteId} and id = (
        select id from background_jobs
        where site_id = ${siteId} and kind = ${kind} and status in ('WAITING', 'RUNNING') order by created_date, id limit 1
      )
      returning site_id as "siteId", id, kind, input, checkpoint, attempts`.execute(tx.db);
    return rows[0] ?? null;
  });
}

type Held = Pick<BackgroundJob, 'siteId' | 'id' | 'attempts'>;
/** Only the process with the current attempt may write: one that lost the job may not. */
const held = ({ siteId, id, attempts }: Held) =>
  sql`site_id = ${siteId} and id = ${id} and status = 'RUNNING' and attempts = ${attempts}`;

/** Saves the progress of a job. Returns whether it is still wanted. */
export async function saveProgress(
  database: Database,
  job: Held,
  { progress, checkpoint, now }: { progress: JobProgress; checkpoint: unknown; now: Date },
): Promise<{ isCanceled: boolean }> {
  return asPlatform(anySite, database, async (tx) => {
    const { rows } = await sql<{ isCancelRequested: boolean }>`
      update background_jobs set updated_date = ${now}, progress = ${JSON.stringify(progress)}::jsonb,
        checkpoint = coalesce(${checkpoint === undefined ? null : JSON.stringify(checkpoint)}::jsonb, checkpoint)
      where ${held(job)} returning is_cancel_requested as "isCancelRequested"`.execute(tx.db);
    return { isCanceled: rows[0]?.isCancelRequested ?? true };
  });
}

type End = { status: 'DONE' | 'FAILED' | 'CANCELED'; result?: object; failure?: string; now: Date };

export async function endJob(database: Database, job: Held, { status, result, failure, now }: End): Promise<void> {
  await asPlatform(anySite, database, async (tx) => {
    await sql`
      update background_jobs set status = ${status}, result = ${result ? JSON.stringify(result) : null}::jsonb,
        failure = ${failure ?? null}, updated_date = ${now}
      where ${held(job)}`.execute(tx.db);
  });
}

/** Puts back a job that this process does not continue. It does not count as an attempt. */
export async function releaseJob(database: Database, job: Held, now: Date): Promise<void> {
  await asPlatform(anySite, database, async (tx) => {
    await sql`
      update background_jobs set status = 'WAITING', attempts = attempts - 1, updated_date = ${now}
      where ${held(job)}`.execute(tx.db);
  });
}

const report = sql`id, kind, status, progress, result, failure, created_date as "createdDate", updated_date as "updatedDate"`;

export async function findJob(tx: Tx, id: string): Promise<JobReport | null> {
  const { rows } = await sql<JobReport>`
    select ${report} from background_jobs where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/** The latest jobs first, of the given kinds or all. */
export async function listJobs(
  tx: Tx,
  { kinds, limit }: { kinds?: readonly string[]; limit: number },
): Promise<JobReport[]> {
  const { rows } = await sql<JobReport>`
    select ${report} from background_jobs
    where site_id = ${tx.siteId} and ${kinds?.length ? sql`kind = any(${kinds as string[]}::text[])` : sql`true`}
    order by created_date desc, id desc limit ${limit}`.execute(tx.db);
  return rows;
}

/** Cancels a job: at once if it has not begun, otherwise at its next step. Null when there is no such job. */
export async function cancelJob(tx: Tx, id: string, now: Date): Promise<JobReport | null> {
  const { rows } = await sql<JobReport>`
    update background_jobs set is_cancel_requested = true,
      status = case when status = 'WAITING' then 'CANCELED' else status end, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id} and status in ('WAITING', 'RUNNING') returning ${report}`.execute(
    tx.db,
  );
  return rows[0] ?? findJob(tx, id);
}

const KEPT_DAYS = 30;

/** Deletes jobs that ended long ago. */
export async function removeOldJobs(database: Database, now: Date): Promise<void> {
  await asPlatform('jobs of all sites are forgotten by their age', database, async (tx) => {
    await sql`
      delete from background_jobs
      where status in ('DONE', 'FAILED', 'CANCELED') and updated_date < ${later(now, -KEPT_DAYS * DAY_MS)}`.execute(
      tx.db,
    );
  });
}
