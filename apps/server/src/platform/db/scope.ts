import { AsyncLocalStorage } from 'node:async_hooks';
import type { Announcement } from '@stoa/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type AuditRow, auditRows } from '../audit-row.ts';
import { outboxChannel, outboxRows } from '../events/outbox.ts';
import { isRefusal } from '../refusal.ts';
import { cancelledTasks, lanesDue, type PlannedTask, taskRows, tasksChannel } from '../tasks/write-tasks.ts';
import type { StatementCounter, Tables } from './connection.ts';
import type { Database } from './database.ts';
import { isLostRace } from './errors.ts';

/** A leased connection, for stores to run statements. Never keep one beyond the callback that received it. */
export type Tx = {
  db: Kysely<Tables>;
  /** The only site whose rows are visible; null in `asPlatform`, which sees all. */
  siteId: string | null;
  /** Whether the work is rolled back when it throws; false in `readSite`. */
  transactional: boolean;
  /** Written to the outbox with the commit; filled by `emit`. */
  events: Announcement[];
  /** Written with the commit; filled by `schedule` and `cancel`, by kind and key. */
  tasks: Map<string, PlannedTask>;
  /** Rows of the audit log, with their realm; written with the commit. */
  audited: { realm: string; row: AuditRow }[];
  /** Called once the transaction is committed and its connection released. */
  afterCommit: (() => void)[];
};

/** The requirements for leasing a site's connection. Every request's `Context` meets them. */
export type Scope = {
  database: Database;
  siteId: string;
  statements: StatementCounter;
  /** The clock that dates events; the system's where absent. */
  now?: () => Date;
  log?: { error(details: object, message: string): void };
  /** The audited call, if any: its transactions write its row of the log together with their changes. */
  audit?: AuditTrail;
};

/** Records a call's changes from inside its transactions. */
export type AuditTrail = {
  /** Reads the state before the transaction's work. */
  begin(tx: Tx): Promise<void>;
  /** The row of the log, given the work's result. */
  row(tx: Tx, result: unknown): Promise<AuditRow>;
};

const attempts = 3;

/** Marks the flow of work that holds a connection. `held` ends with the lease, even if the flow continues. */
const leases = new AsyncLocalStorage<{ held: boolean }>();

async function leased<T>(work: () => Promise<T>): Promise<T> {
  const lease = { held: true };
  try {
    return await leases.run(lease, work);
  } finally {
    lease.held = false;
  }
}

/**
 * Throws if this flow of work holds a database connection. To be called before anything that may ask another server:
 * locks would be held until it answers, and with the embedded database nobody else could be served.
 */
export function refuseWhileLeased(what: string): void {
  if (leases.getStore()?.held)
    throw new Error(
      `${what} is asked while a database connection is held: ask before withSite, and pass the answer in`,
    );
}

function newTx(db: Kysely<Tables>, siteId: string | null, transactional: boolean): Tx {
  return { db, siteId, transactional, events: [], tasks: new Map(), audited: [], afterCommit: [] };
}

/**
 * Runs `work` in a transaction that sees and writes only the scope's site. Commits when it returns, with the events it
 * emitted; rolls back when it throws, and when it returns a refusal: refused work leaves no trace. Work that lost a
 * race against another transaction is repeated from the start, so it must not have effects outside the database other
 * than through `tx.afterCommit`.
 */
export async function withSite<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await repeated(() => attemptTransaction(scope, work));
  } catch (error) {
    if (error instanceof RefusedWork) return error.refusal as T;
    throw error;
  }
}

/** Repeats work from the start when it lost a race against another transaction. */
async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number === attempts || !isLostRace(error)) throw error;
    }
  }
}

/** Runs a transaction's work, with its audit if there is one. */
async function followed<T>({ siteId, audit }: Scope, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!audit) return work(tx);
  await audit.begin(tx);
  const result = await work(tx);
  if (!isRefusal(result)) tx.audited.push({ realm: siteId, row: await audit.row(tx, result) });
  return result;
}

/** Writes everything the work leaves behind, in one statement. `now` is the site's clock; the platform has none. */
async function writeWithCommit(
  { db, siteId, tasks, audited }: Tx,
  events: readonly Announcement[],
  now: Date | null,
): Promise<void> {
  const planned = [...tasks.values()];
  const writes: (RawBuilder<unknown> | null)[] = [taskRows(siteId, planned, now), cancelledTasks(siteId, planned)];
  writes.push(...audited.map(({ realm, row }) => auditRows(realm, [row])));
  if (siteId !== null && now !== null) writes.push(outboxRows(siteId, events, now));
  const parts = writes
    .filter((write) => write !== null)
    .map((write, index) => sql`${sql.raw(`part${index}`)} as (${write})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select`.execute(db);
}

/** Carries a refusal out of the lease, which rolls back on exceptions. */
class RefusedWork extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused');
    this.refusal = refusal;
  }
}

async function attemptTransaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database, siteId, statements } = scope;
  const now = scope.now ?? (() => new Date());
  const [result, tx, events] = await database.lease({ siteId, transaction: true, statements }, async (db) => {
    const tx = newTx(db, siteId, true);
    const result = await leased(() => followed(scope, tx, work));
    if (isRefusal(result)) throw new RefusedWork(result);
    const events = tx.events.filter(({ event }) => database.heard?.has(event.type) ?? true);
    await writeWithCommit(tx, events, now());
    return [result, tx, events] as const;
  });
  if (events.length > 0) database.notify(outboxChannel);
  for (const lane of lanesDue(tx.tasks.values(), now())) database.notify(tasksChannel, lane);
  runAfterCommit(tx, scope);
  return result;
}

function runAfterCommit(tx: Tx, { log = consoleLog }: Pick<Scope, 'log'>): void {
  for (const callback of tx.afterCommit) {
    try {
      callback();
    } catch (error) {
      log.error({ err: error }, 'a callback failed after its transaction was committed');
    }
  }
}

const consoleLog = { error: (details: object, message: string) => console.error(message, details) };

/**
 * Runs `work` on a connection that sees only the scope's site, without a transaction: for reads of one statement.
 * Emitting events in it throws.
 */
export async function readSite<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database, siteId, statements } = scope;
  return database.lease({ siteId, transaction: false, statements }, (db) =>
    leased(() => work(newTx(db, siteId, false))),
  );
}

/**
 * As `withSite`, without a transaction of its own: for a frequent write of one statement without events. It takes a
 * third of the round trips.
 */
export const writeSite = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  repeated(() => readSite(scope, work));

/**
 * Runs `work` in a transaction of the tables' owner, which sees every site. `why` gives the reader of each use the
 * justification for crossing the wall between sites. With a call's scope in place of the database, the call is audited
 * as in `withSite`.
 */
export async function asPlatform<T>(why: string, on: Database | Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  if ('lease' in on) return leasePlatform(why, on, work, true);
  return leasePlatform(why, on.database, (tx) => followed(on, tx, work), true);
}

/** As `asPlatform`, without a transaction: for reads of one statement, in a third of the round trips. */
export async function readPlatform<T>(why: string, database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return leasePlatform(why, database, work, false);
}

/**
 * As `asPlatform`, without a transaction of its own: for a write of one statement. Its locks are released when the
 * statement ends, not two round trips later, which matters where many write the same row.
 */
export async function writePlatform<T>(why: string, database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return leasePlatform(why, database, work, false);
}

async function leasePlatform<T>(
  why: string,
  database: Database,
  work: (tx: Tx) => Promise<T>,
  transaction: boolean,
): Promise<T> {
  if (why.trim() === '') throw new Error('crossing the wall between sites needs a reason');
  const [result, tx] = await database.lease({ siteId: null, transaction, statements: { count: 0 } }, async (db) => {
    const tx = newTx(db, null, transaction);
    const result = await leased(() => work(tx));
    await writeWithCommit(tx, [], null);
    return [result, tx] as const;
  });
  for (const lane of lanesDue(tx.tasks.values(), null)) database.notify(tasksChannel, lane);
  runAfterCommit(tx, {});
  return result;
}
