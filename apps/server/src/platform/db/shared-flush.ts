import type pg from 'pg';

/** Commits without waiting for the disk: locks are released at once. */
export const COMMIT_UNFLUSHED = 'set local synchronous_commit = off; commit';

/**
 * A record of its own in the log, committed by waiting for the disk: everything that was committed before is on the disk
 * then, too. https://www.postgresql.org/docs/current/wal-async-commit.html
 */
const FLUSH = `select pg_logical_emit_message(true, 'stoa', '')`;

/** With so many waiting for a lock, a flush of its own for each transaction is what keeps them. */
const SEVERAL = 2;

/** How many transactions of this process wait for a lock, by its name. */
const waiting = new Map<string, number>();

/** Waits for a lock that many want at once and that is held until the commit, with the statement that takes it. */
export async function waitForLock<T>(name: string, statement: () => Promise<T>): Promise<T> {
  count(name, 1);
  try {
    return await statement();
  } finally {
    count(name, -1);
  }
}

function count(name: string, change: 1 | -1): void {
  const now = (waiting.get(name) ?? 0) + change;
  if (now === 0) waiting.delete(name);
  else waiting.set(name, now);
}

/**
 * Whether so many wait for a lock that its holder should commit unflushed. Otherwise each waits for the disk with the
 * lock held, which takes one statement less: while the disk is quick, hardly anybody waits.
 */
export const isWanted = (name: string): boolean => (waiting.get(name) ?? 0) >= SEVERAL;

/**
 * Lets transactions wait for the disk together, after they have released their locks: otherwise, each holds them until
 * the disk has answered, and the disk decides how many can follow each other. The returned function waits for a flush
 * that begins after its call; all who call before it begins share it.
 */
export function newSharedFlush(pool: pg.Pool): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    if (next) return next;
    const begun = running.then(async () => {
      next = null;
      await pool.query(FLUSH);
    });
    running = begun.catch(() => {});
    next = begun;
    return begun;
  };
}
