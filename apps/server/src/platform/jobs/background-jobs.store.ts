import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../db/index.ts';

export type JobStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED';

/** How far a job is. `total` is null while nobody knows; what else is counted may stand beside. */
export type JobProgress = { done: number; total: number | null } & Record<string, unknown>;

/** A job as the process that does it holds it. */
export type BackgroundJob = {
  siteId: string;
  id: string;
  kind: string;
  input: object;
  checkpoint: unknown;
  attempts: number;
};

/** A job as those see it who asked for it. Dates are ISO 8601. */
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

const anySite = 'one process does the jobs of all sites, and holds each by a lease';
const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Takes the oldest job that nobody does; jobs of one kind and site wait for each other. */
export async function claimJob(
  database: Database,
  { kinds, now, leaseMs }: { kinds: readonly string[]; now: Date; leaseMs: number },
): Promise<BackgroundJob | null> {
  return asPlatform(anySite, database, async (tx) => {
    // two processes that look at once would both find the kind idle: they look one after the other
    await sql`select pg_advisory_xact_lock(hashtext('claim background job'))`.execute(tx.db);
    const { rows } = await sql<BackgroundJob>`
      with open as (
        select site_id, id, kind, status, leased_until, created_date,
          row_number() over (partition by site_id, kind order by created_date, id) as place
        from background_jobs where status in ('WAITING', 'RUNNING') and kind = any(${kinds as string[]}::text[])
      ), next as (
        select site_id, id from open
        where place = 1 and (status = 'WAITING' or leased_until < ${now}) order by created_date, id limit 1
      )
      update background_jobs jobs
      set status = 'RUNNING', attempts = attempts + 1, leased_until = ${later(now, leaseMs)}, updated_date = ${now}
      from next where jobs.site_id = next.site_id and jobs.id = next.id
      returning jobs.site_id as "siteId", jobs.id, jobs.kind, jobs.input, jobs.checkpoint, jobs.attempts`.execute(
      tx.db,
    );
    return rows[0] ?? null;
  });
}

type Held = Pick<BackgroundJob, 'siteId' | 'id' | 'attempts'>;
/** Only the process whose attempt it is may write: one that lost its lease has nothing to say any more. */
const held = ({ siteId, id, attempts }: Held) =>
  sql`site_id = ${siteId} and id = ${id} and status = 'RUNNING' and attempts = ${attempts}`;

type Renewal = { progress?: JobProgress; checkpoint?: unknown; now: Date; leaseMs: number };

/** Holds the job for longer, and saves how far it is. Says whether it is still wanted. */
export async function renewLease(
  database: Database,
  job: Held,
  { progress, checkpoint, now, leaseMs }: Renewal,
): Promise<{ isCanceled: boolean }> {
  return asPlatform(anySite, database, async (tx) => {
    const { rows } = await sql<{ isCancelRequested: boolean }>`
      update background_jobs set leased_until = ${later(now, leaseMs)}, updated_date = ${now},
        progress = coalesce(${progress ? JSON.stringify(progress) : null}::jsonb, progress),
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
        failure = ${failure ?? null}, leased_until = null, updated_date = ${now}
      where ${held(job)}`.execute(tx.db);
  });
}

/** Puts a job back that this process does not go on with. It does not count as an attempt. */
export async function releaseJob(database: Database, job: Held, now: Date): Promise<void> {
  await asPlatform(anySite, database, async (tx) => {
    await sql`
      update background_jobs set status = 'WAITING', attempts = attempts - 1, leased_until = null, updated_date = ${now}
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

/** Asks for a job's end: at once where nobody does it yet, else at its next step. Null when there is no such job. */
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
const DAY_MS = 86_400_000;

/** Forgets jobs that came to their end long ago. */
export async function removeOldJobs(database: Database, now: Date): Promise<void> {
  await asPlatform('jobs of all sites are forgotten by their age', database, async (tx) => {
    await sql`
      delete from background_jobs
      where status in ('DONE', 'FAILED', 'CANCELED') and updated_date < ${later(now, -KEPT_DAYS * DAY_MS)}`.execute(
      tx.db,
    );
  });
}
