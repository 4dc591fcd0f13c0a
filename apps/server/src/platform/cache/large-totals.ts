import { createHash } from 'node:crypto';
import type { SiteCache } from './site-cache.ts';

/** Counting as many takes longer than reading the page that shows the total. */
const LARGE = 10_000;

type Keeper = { siteId: string; cache: Pick<SiteCache, 'read'> };

/** What is counted: of which kind, and by what it was chosen. */
export type Counted = { kind: string; by: unknown };

/**
 * How many there are, as `count` finds. A large total is counted once a minute: it may be as old when it is shown, and
 * nobody sees that a list of a hundred thousand has one more. Small ones are always right.
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
