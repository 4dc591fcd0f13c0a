import type { Kysely } from 'kysely';
import { type DomainEvent, outboxChannel, writeOutbox } from '../events/outbox.ts';
import { isRefusal } from '../refusal.ts';
import type { StatementCounter, Tables } from './connection.ts';
import type { Database } from './database.ts';
import { isLostRace } from './errors.ts';

/** A leased connection: what a store needs to run statements. Never keep one beyond the callback that received it. */
export type Tx = {
  db: Kysely<Tables>;
  /** The only site whose rows are visible; null in `asPlatform`, which sees all. */
  siteId: string | null;
  /** Whether the work is undone as a whole when it throws; false in `readSite`. */
  transactional: boolean;
  /** Written to the outbox with the commit; filled by `emit`. */
  events: DomainEvent[];
  /** Called once the transaction is committed and its connection is given back. */
  afterCommit: (() => void)[];
};

/** What leasing a site's connection needs. Every request's `Context` is one. */
export type Scope = {
  database: Database;
  siteId: string;
  statements: StatementCounter;
  /** The clock that dates events; the system's where absent. */
  now?: () => Date;
  log?: { error(details: object, message: string): void };
};

const attempts = 3;

function newTx(db: Kysely<Tables>, siteId: string | null, transactional: boolean): Tx {
  return { db, siteId, transactional, events: [], afterCommit: [] };
}

/**
 * Runs `work` in a transaction that sees and writes only the scope's site. Commits when it returns, with the events it
 * emitted; rolls back when it throws, and when it returns a refusal: what is refused leaves no trace. Work that lost
 * against another transaction is repeated from the start, so it must not have effects outside the database other than
 * through `tx.afterCommit`.
 */
export async function withSite<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(scope, work);
    } catch (error) {
      if (error instanceof RefusedWork) return error.refusal as T;
      if (attempt === attempts || !isLostRace(error)) throw error;
    }
  }
}

/** Carries a refusal out of the lease, which rolls back what throws. */
class RefusedWork extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused');
    this.refusal = refusal;
  }
}

async function attemptTransaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database, siteId, statements } = scope;
  const [result, tx] = await database.lease({ siteId, transaction: true, statements }, async (db) => {
    const tx = newTx(db, siteId, true);
    const result = await work(tx);
    if (isRefusal(result)) throw new RefusedWork(result);
    if (tx.events.length > 0) await writeOutbox(db, siteId, tx.events, scope.now?.() ?? new Date());
    return [result, tx] as const;
  });
  if (tx.events.length > 0) database.notify(outboxChannel);
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
  return database.lease({ siteId, transaction: false, statements }, (db) => work(newTx(db, siteId, false)));
}

/**
 * Runs `work` in a transaction of the tables' owner, which sees every site. `why` says to the reader, at each use,
 * what makes crossing the wall between sites right.
 */
export async function asPlatform<T>(why: string, database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return leasePlatform(why, database, work, true);
}

/** As `asPlatform`, without a transaction: for reads of one statement, which take a third of the round trips so. */
export async function readPlatform<T>(why: string, database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return leasePlatform(why, database, work, false);
}

/**
 * As `asPlatform`, without a transaction of its own: for a write that is one statement. What it locks is free again when
 * the statement ends, and not two round trips later, which counts where many write the same row.
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
    return [await work(tx), tx] as const;
  });
  runAfterCommit(tx, {});
  return result;
}
