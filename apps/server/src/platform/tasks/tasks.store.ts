import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Tx, write, writePlatform } from '../db/scope.ts';
import type { HeldTask, Lane } from './held-task.ts';

const WHY = 'one process does the due work of all sites, and holds each task by a lease';

type Claim = { lane: Lane; kinds: readonly string[]; limit: number; lease: string; now: Date; until: Date };
type Due = Pick<Claim, 'lane' | 'kinds' | 'limit' | 'now'>;

/** Claims due tasks, the longest due first. */
export function claimDue(database: Database, claim: Claim): Promise<HeldTask[]> {
  return hold(
    database,
    claim,
    ({ lane, kinds, limit, now }) => sql`
    due as (
      select site_id, kind, key, due_date from tasks
      where lane = ${lane} and due_date <= ${now} and kind = any(${kinds}::text[])
      order by due_date, key limit ${limit} for update skip locked
    )`,
  );
}

/**
 * Claims the due tasks of the next sites after `after`, site by site: under overload, a site with a hundred thousand
 * tasks must not delay the others.
 */
export function claimInTurns(database: Database, claim: Claim & { after: string | null }): Promise<HeldTask[]> {
  const { after } = claim;
  return hold(
    database,
    claim,
    ({ lane, kinds, limit, now }) => sql`
    waiting (site_id) as (
      (select site_id from tasks where lane = ${lane} ${after ? sql`and site_id > ${after}` : sql``} order by site_id limit 1)
      union all
      select (select site_id from tasks where lane = ${lane} and site_id > waiting.site_id order by site_id limit 1)
      from waiting where waiting.site_id is not null
    ), due as (
      select turn.* from waiting cross join lateral (
        select site_id, kind, key, due_date from tasks
        where lane = ${lane} and site_id = waiting.site_id and due_date <= ${now} and kind = any(${kinds}::text[])
        order by due_date, key limit ${limit} for update skip locked
      ) turn limit ${limit}
    )`,
  );
}

async function hold(database: Database, claim: Claim, due: (due: Due) => RawBuilder<unknown>): Promise<HeldTask[]> {
  const kinds = [...claim.kinds];
  return writePlatform(WHY, database, async (tx) => {
    const { rows } = await sql<HeldTask>`
      with recursive ${due({ ...claim, kinds })}
      update tasks set attempts = attempts + 1, due_date = ${claim.until}, lease = ${claim.lease}
      from due where tasks.site_id = due.site_id and tasks.kind = due.kind and tasks.key = due.key
      returning tasks.site_id as "siteId", tasks.kind, tasks.key, tasks.input, tasks.attempts, tasks.lease, due.due_date as due`.execute(
      tx.db,
    );
    return rows.sort((one, other) => compare(one.due, other.due) || compare(one.key, other.key));
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const isHeld = ({ siteId, kind, key, lease }: HeldTask) =>
  sql`site_id = ${siteId} and kind = ${kind} and key = ${key} and lease = ${lease}`;

/** Not as arrays, with which each execution is planned anew. */
const areHeld = (tasks: readonly HeldTask[]) =>
  sql`(site_id, kind, key, lease) in (${sql.join(
    tasks.map(({ siteId, kind, key, lease }) => sql`(${siteId}::uuid, ${kind}::text, ${key}::text, ${lease}::uuid)`),
  )})`;

/** Prolongs the leases of tasks. */
export async function renewLeases(database: Database, leases: readonly string[], until: Date): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`update tasks set due_date = ${until} where lease = any(${[...leases]}::uuid[])`.execute(tx.db);
  });
}

/** What became of a task that was to end: a repeated one is due again, a lost one is held by another process. */
export type Ending = 'ended' | 'repeated' | 'lost';

/** Ends tasks of one site with the commit. If one is held by another process or was rescheduled, the race is lost. */
export const endTasksWithCommit = (tx: Tx, tasks: readonly HeldTask[]): void =>
  write(tx, sql`delete from tasks where ${areHeld(tasks)} and again_date is null`, { rows: tasks.length });

/** Ends tasks of one site: each is deleted, unless it was rescheduled in the meantime. */
export async function endTasks(tx: Tx, tasks: readonly HeldTask[]): Promise<Ending[]> {
  const ended = await sql<TaskName>`
    delete from tasks where ${areHeld(tasks)} and again_date is null returning kind, key`.execute(tx.db);
  if (ended.rows.length === tasks.length) return tasks.map(() => 'ended');
  const repeated = await sql<TaskName>`
    update tasks set due_date = again_date, again_date = null, lease = null, attempts = 0
    where ${areHeld(tasks)} and again_date is not null returning kind, key`.execute(tx.db);
  const endings = new Map<string, Ending>();
  for (const { kind, key } of ended.rows) endings.set(`${kind} ${key}`, 'ended');
  for (const { kind, key } of repeated.rows) endings.set(`${kind} ${key}`, 'repeated');
  return tasks.map(({ kind, key }) => endings.get(`${kind} ${key}`) ?? 'lost');
}

type TaskName = Pick<HeldTask, 'kind' | 'key'>;

/** Ends a task outside of any transaction. */
export async function concludeTask(database: Database, task: HeldTask): Promise<Ending> {
  const [ending = 'lost'] = await writePlatform(WHY, database, (tx) => endTasks(tx, [task]));
  return ending;
}

/** Makes a task due again, at `again` or earlier if it was rescheduled for then. */
export async function repeatTask(database: Database, task: HeldTask, again: Date): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`
      update tasks set due_date = coalesce(again_date, ${again}), again_date = null, lease = null, attempts = 0
      where ${isHeld(task)}`.execute(tx.db);
  });
}

/** Puts a task back after a failure, due at `until`. */
export async function postponeTask(database: Database, task: HeldTask, until: Date): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`
      update tasks set lease = null, again_date = null, due_date = least(again_date, ${until}),
        attempts = case when again_date is null then attempts else 0 end
      where ${isHeld(task)}`.execute(tx.db);
  });
}
