import { AsyncLocalStorage } from 'node:async_hooks';
import type { Announcement } from '@stoa/contract';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { type AuditRow, auditRows } from '../audit-row.ts';
import { eventTasks } from '../events/event-tasks.ts';
import { outboxChannel, outboxRows } from '../events/outbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isRefusal } from '../refusal.ts';
import {
  cancelledTasks,
  fillRooms,
  findRooms,
  lanesDue,
  type PlannedTask,
  taskRows,
  tasksChannel,
} from '../tasks/write-tasks.ts';
import type { StatementCounter, Tables } from './connection.ts';
import type { Database } from './database.ts';
import { isLostRace } from './errors.ts';
import { waitForLock } from './shared-flush.ts';

/** A leased connection, for stores to run statements. Never keep one beyond the callback that received it. */
export type Tx = {
  db: Kysely<Tables>;
  /** The only site whose rows are visible; null in `asPlatform`, which sees all. */
  siteId: string | null;
  /** The site's clock; the system's for the platform. */
  now: () => Date;
  /** This process's mailer, where it is known: mails are written as held where there is no mail server. */
  mailer: Mailer | null;
  /**
   * Whether its statements are one transaction: locks last until its end, and it is rolled back when the work throws.
   * False in `readSite` and `writeOnce`.
   */
  transactional: boolean;
  /** Whether `writes`, events and tasks are kept; false in `readSite`. */
  keeps: boolean;
  /** Written with the commit; filled by `write`. */
  writes: Write[];
  /** Written with the commit, as tasks of those who hear them; filled by `emit`. */
  events: Announcement[];
  /** Written with the commit; filled by `schedule` and `cancel`, by kind and key. */
  tasks: Map<string, PlannedTask>;
  /** Rows of the audit log, with their realm; written with the commit. */
  audited: { realm: string; row: AuditRow }[];
  /** A lock that it holds and many want at once; set by `lockContended`. */
  contended: string | null;
  /** Called once the transaction is committed and its connection released; what they return is not waited for. */
  afterCommit: ((database: Database) => unknown)[];
};

/** A statement and the number of rows that it must write; null where any number will do. */
type Write = { statement: RawBuilder<unknown>; rows: number | null };

/** The requirements for leasing a site's connection. Every request's `Context` meets them. */
export type Scope = {
  database: Database;
  siteId: string;
  statements: StatementCounter;
  /** The clock that dates events; the system's where absent. */
  now?: () => Date;
  mailer?: Mailer;
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
/** So many in a row are no bad luck but a fault. */
const MOST_DEFEATS = 100;

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

/** Whether this flow of work holds a database connection. */
export const holdsConnection = (): boolean => leases.getStore()?.held ?? false;

/**
 * Throws if this flow of work holds a database connection. To be called before anything that may ask another server:
 * locks would be held until it answers, and with the embedded database nobody else could be served.
 */
export function refuseWhileLeased(what: string): void {
  if (holdsConnection())
    throw new Error(
      `${what} is asked while a database connection is held: ask before withSite, and pass the answer in`,
    );
}

type Kind = Pick<Tx, 'transactional' | 'keeps'>;
const READS: Kind = { transactional: false, keeps: false };
const TRANSACTION: Kind = { transactional: true, keeps: true };
const SINGLE_WRITE: Kind = { transactional: false, keeps: true };

const systemClock = () => new Date();

function newTx(
  db: Kysely<Tables>,
  { siteId, now = systemClock, mailer }: Pick<Scope, 'now' | 'mailer'> & Pick<Tx, 'siteId'>,
  kind: Kind,
): Tx {
  return {
    db,
    siteId,
    now,
    mailer: mailer ?? null,
    ...kind,
    writes: [],
    events: [],
    tasks: new Map(),
    audited: [],
    contended: null,
    afterCommit: [],
  };
}

/**
 * Writes with the commit, in one statement with the events and with what else is written so: an `insert`, `update` or
 * `delete` without `returning`. If it does not write `rows` rows, the race is lost: nothing is written, and the work is
 * repeated. No two such writes of a transaction may concern the same row, and its statements do not see them.
 */
export function write(tx: Tx, statement: RawBuilder<unknown>, { rows }: { rows: number | null }): void {
  if (!tx.keeps) throw new Error('reads cannot write: use withSite or writeOnce');
  tx.writes.push({ statement, rows });
}

/**
 * Executes the statement of a transaction that takes a lock which many want at once, by a name for it. While several
 * wait for it, the transaction releases it before the disk has answered, and its caller waits for the disk afterwards.
 */
export function lockContended<T>(tx: Tx, name: string, statement: () => Promise<T>): Promise<T> {
  tx.contended = name;
  return waitForLock(name, statement);
}

/**
 * Runs `work` in a transaction that sees and writes only the scope's site. Commits when it returns, with the events it
 * emitted; rolls back when it throws, and when it returns a refusal: refused work leaves no trace. Work that lost a
 * race against another transaction is repeated from the start, so it must not have effects outside the database other
 * than through `tx.afterCommit`.
 */
export const withSite = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  orRefusal(repeated(() => attempt(scope, work, TRANSACTION)));

/**
 * As `withSite`, for work that writes with `write` alone, all in one statement: no transaction has to begin and end.
 * Nothing is locked for its reads, so each write says by its condition and its number of rows what it relies on. A lost
 * race is thrown: `untilKept` repeats whatever led to it.
 */
export const writeOnce = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  // an audited call reads its entity before and after the work
  orRefusal(attempt(scope, work, scope.audit ? TRANSACTION : SINGLE_WRITE));

/**
 * Repeats an attempt that ends with `writeOnce` until it has lost no race. Those who have lost one take turns by `key`,
 * which names what they write: otherwise, newcomers could win for ever.
 */
export async function untilKept<T>(key: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isLostRace(error)) throw error;
    return inTurn(key, () => repeated(attempt, MOST_DEFEATS));
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work under the same key, in this process. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  const ended = turn.catch(() => {});
  turns.set(key, ended);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === ended) turns.delete(key);
  }
}

async function orRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RefusedWork) return error.refusal as T;
    throw error;
  }
}

/** Repeats work from the start when it lost a race against another transaction. */
async function repeated<T>(attempt: () => Promise<T>, most = attempts): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number === most || !isLostRace(error)) throw error;
    }
  }
}

/** Runs a transaction's work, with its audit if there is one. */
async function followed<T>({ siteId, audit }: Scope, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!audit) return work(tx);
  await audit.begin(tx);
  const result = await work(tx);
  await flushWrites(tx); // for the log's row to see
  if (!isRefusal(result)) tx.audited.push({ realm: siteId, row: await audit.row(tx, result) });
  return result;
}

/** The statement that writes everything the work leaves behind. `now` is the site's clock; the platform has none. */
function lastStatement(
  { db, siteId, writes, audited }: Tx,
  planned: readonly PlannedTask[],
  events: readonly Announcement[],
  now: Date | null,
): CompiledQuery | null {
  const left: (RawBuilder<unknown> | null)[] = [taskRows(siteId, planned, now), cancelledTasks(siteId, planned)];
  left.push(...audited.map(({ realm, row }) => auditRows(realm, [row])));
  if (siteId !== null && now !== null) left.push(outboxRows(siteId, events, now));
  const others = left.filter((statement) => statement !== null).map((statement) => ({ statement, rows: null }));
  return together([...writes, ...others])?.compile(db) ?? null;
}

/** Writes at once what `write` collected so far, for later statements of the transaction to see. */
export async function flushWrites({ db, writes }: Tx): Promise<void> {
  await together(writes.splice(0))?.execute(db);
}

/** Several writes as one statement, all or nothing: one that does not write the rows it must fails as a lost race. */
function together(writes: readonly Write[]): RawBuilder<unknown> | null {
  if (writes.length === 0) return null;
  const part = (index: number) => sql.raw(`part${index}`);
  const parts = writes.map(({ statement, rows }, index) =>
    rows === null ? sql`${part(index)} as (${statement})` : sql`${part(index)} as (${statement} returning 1)`,
  );
  const checks = writes.flatMap(({ rows }, index) =>
    rows === null ? [] : [sql`expect_rows((select count(*) from ${part(index)}), ${rows}::bigint)`],
  );
  return sql`with ${sql.join(parts)} select ${sql.join(checks)}`;
}

/** Carries a refusal out of the lease, which rolls back on exceptions. */
class RefusedWork extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused');
    this.refusal = refusal;
  }
}

async function attempt<T>(scope: Scope, work: (tx: Tx) => Promise<T>, kind: Kind): Promise<T> {
  const { database, siteId, statements } = scope;
  const { now = systemClock } = scope;
  const lease = { siteId, statements, transaction: kind.transactional };
  let planned: PlannedTask[] = [];
  try {
    const [result, tx] = await database.lease(lease, async (db, ending) => {
      const tx = newTx(db, scope, kind);
      const result = await leased(() => followed(scope, tx, work));
      if (isRefusal(result)) throw new RefusedWork(result);
      const { hearersOf } = database;
      planned = [...tx.tasks.values(), ...(hearersOf ? eventTasks(siteId, tx.events, hearersOf, now()) : [])];
      findRooms(database.rooms, planned);
      ending.statement = lastStatement(tx, planned, hearersOf ? [] : tx.events, now());
      ending.contended = tx.contended;
      return [result, tx] as const;
    });
    if (!database.hearersOf && tx.events.length > 0) database.wake(outboxChannel);
    for (const lane of lanesDue(planned, now())) database.wake(tasksChannel, lane);
    fillRooms(planned, siteId, true);
    runAfterCommit(tx, database, scope.log);
    return result;
  } catch (error) {
    fillRooms(planned, siteId, false);
    throw error;
  }
}

function runAfterCommit(tx: Tx, database: Database, log: Scope['log'] = consoleLog): void {
  for (const callback of tx.afterCommit) {
    Promise.try(callback, database).catch((error: unknown) =>
      log.error({ err: error }, 'a callback failed after its transaction was committed'),
    );
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
    leased(() => work(newTx(db, scope, READS))),
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
  const lease = { siteId: null, transaction, statements: { count: 0 } };
  const [result, tx] = await database.lease(lease, async (db, ending) => {
    const tx = newTx(db, { siteId: null }, transaction ? TRANSACTION : READS);
    const result = await leased(() => work(tx));
    ending.statement = lastStatement(tx, [...tx.tasks.values()], [], null);
    return [result, tx] as const;
  });
  for (const lane of lanesDue(tx.tasks.values(), null)) database.wake(tasksChannel, lane);
  runAfterCommit(tx, database);
  return result;
}
