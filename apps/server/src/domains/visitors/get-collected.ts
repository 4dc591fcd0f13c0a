import { storesAppIds } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { type Collected, findCollected, nothing } from './collected.store.ts';

/** The collected items shown on every page. Having none is normal, so nothing is refused. */
export async function getCollected(ctx: Context): Promise<Collected> {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return nothing;
  return readSite(ctx, (tx) => findCollected(tx, ownerId, storesAppIds[0]));
}
