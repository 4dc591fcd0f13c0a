import type pg from 'pg';

/** Commits without waiting for the disk: locks are released at once. */
export const COMMIT_UNFLUSHED = 'set local synchronous_commit = off; commit';

/**
 * A record of its own in the log, committed by waiting for the disk: everything that was committed before is on the disk
 * then, too. https://www.postgresql.org/docs/current/wal-async-commit.html
 */
const FLUSH = `select pg_logical_emit_message(true, 'stoa', '')`;

export type SharedFlush = {
  /**
   * Runs a transaction among others that want the same lock. Its commit is `COMMIT_UNFLUSHED` where `isShared` says so,
   * which is asked at its end; the returned promise then waits until it is on the disk all the same.
   */
  run<T>(name: string, transaction: (isShared: () => boolean) => Promise<T>): Promise<T>;
};

/**
 * Lets transactions that want the same lock wait for the disk together, after the lock is released: otherwise, each holds
 * it until the disk has answered, and the disk decides how many can follow each other. One alone commits as usual.
 */
export function newSharedFlush(pool: pg.Pool): SharedFlush {
  const underWay = new Map<string, number>();
  const count = (name: string, change: 1 | -1) => {
    const now = (underWay.get(name) ?? 0) + change;
    if (now === 0) underWay.delete(name);
    else underWay.set(name, now);
  };
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  /** Waits for a flush that begins after this call; all who call before it begins share it. */
  function flush(): Promise<void> {
    if (next) return next;
    const begun = running.then(async () => {
      next = null;
      await pool.query(FLUSH);
    });
    running = begun.catch(() => {});
    next = begun;
    return begun;
  }

  return {
    async run(name, transaction) {
      let isFlushed = true;
      count(name, 1);
      try {
        const result = await transaction(() => {
          isFlushed = (underWay.get(name) ?? 0) < 2;
          return !isFlushed;
        });
        if (!isFlushed) await flush();
        return result;
      } finally {
        count(name, -1);
      }
    },
  };
}
