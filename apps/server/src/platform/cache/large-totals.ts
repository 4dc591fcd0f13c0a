import { createHash } from 'node:crypto';
import type { SiteCache } from './site-cache.ts';

/** Counting this many takes longer than reading the page with the total. */
const LARGE = 10_000;

type Keeper = { siteId: string; cache: Pick<SiteCache, 'read'> };

/** The counted rows: their kind, and the selection. */
export type Counted = { kind: string; by: unknown };

/**
 * The number that `count` finds. A large total is counted once a minute: nobody notices that a list of a hundred
 * thousand has one more. Small ones are always exact.
 */
export async function totalOf(keeper: Keeper, counted: Counted, count: () => Promise<number>): Promise<number> {
  return (await summaryOf(keeper, counted, async () => ({ total: await count() }))).total;
}

/** As `totalOf`, for what is said of so many rows. */
export async function summaryOf<T extends { total: number }>(
  { siteId, cache }: Keeper,
  { kind, by }: Counted,
  load: () => Promise<T>,
): Promise<T> {
  // filters may be long
  const key = `total ${kind} ${createHash('sha256').update(JSON.stringify(by)).digest('base64url')}`;
  const isLasting = ({ total }: T) => total >= LARGE;
  return cache.read(siteId, key, load, { isLasting });
}
