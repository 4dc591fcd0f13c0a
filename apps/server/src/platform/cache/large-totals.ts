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
export async function totalOf(
  { siteId, cache }: Keeper,
  { kind, by }: Counted,
  count: () => Promise<number>,
): Promise<number> {
  // filters may be long
  const key = `total ${kind} ${createHash('sha256').update(JSON.stringify(by)).digest('base64url')}`;
  const isLasting = ({ total }: { total: number }) => total >= LARGE;
  return (await cache.read(siteId, key, async () => ({ total: await count() }), { isLasting })).total;
}
