import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { HeldTask, Lane } from './held-task.ts';
import { claimDue, claimInTurns } from './tasks.store.ts';

/** A process without a sign of life for this long has died, and its tasks are for others. */
export const LEASE_MS = 60_000;

type Claimant = { database: Database; lane: Lane; kinds: readonly string[]; now: () => Date };

/** Claims a lane's tasks: those that have been due for longest, or, while there are too many, each site's in turn. */
export function claimsOf({ database, lane, kinds, now }: Claimant) {
  let isCrowded = false;
  /** The last site that had its turn. */
  let turn: string | null = null;
  async function next(limit: number): Promise<HeldTask[]> {
    const at = now();
    const claim = { lane, kinds, limit, lease: randomUUID(), now: at, until: new Date(at.getTime() + LEASE_MS) };
    if (!isCrowded) {
      const due = await claimDue(database, claim);
      isCrowded = due.length === limit;
      return due;
    }
    const isFirst = turn === null;
    const due = await claimInTurns(database, { ...claim, after: turn });
    const isRoundOver = due.length < limit;
    turn = isRoundOver ? null : (lastSiteOf(due) ?? null);
    if (isRoundOver && isFirst) isCrowded = false;
    return due.length === 0 && isCrowded ? next(limit) : due;
  }
  return { next, areLeft: () => isCrowded };
}

const lastSiteOf = (tasks: readonly HeldTask[]): string | undefined =>
  tasks
    .map(({ siteId }) => siteId)
    .sort()
    .at(-1);
