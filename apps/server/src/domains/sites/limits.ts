/** How much a site may have of something, as the operators of the server have said. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { SiteLimit } from '../../site.ts';
import { lockLimit } from './limits.store.ts';

type Limited = Pick<Context, 'siteId' | 'site'>;

/**
 * How many more there may be. Where there is a limit, nobody else adds any until the transaction ends, so that those who add
 * some at once stay within it together. Sites without one are counted by nobody.
 */
export async function roomWithin(
  { site, siteId }: Limited,
  tx: Tx,
  limit: SiteLimit,
  count: () => Promise<number>,
): Promise<number> {
  const maximum = site.limits?.[limit];
  if (maximum === undefined) return Number.POSITIVE_INFINITY;
  await lockLimit(tx, siteId, limit);
  return Math.max(0, maximum - (await count()));
}

export const limitReached = ({ site }: Limited, limit: SiteLimit): Refusal =>
  refuse('LIMIT_REACHED', { limit, maximum: site.limits?.[limit] ?? null });
