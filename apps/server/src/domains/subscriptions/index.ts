import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { giveContracts } from './contracts.store.ts';
import { announceGiven } from './save-contract.ts';

export { needsCard } from './needs-card.ts';

/** Gives a visitor's subscriptions under `email`, an address that the member has proven, to the member that they logged in as. */
export async function claimSubscriptions(
  ctx: Context,
  tx: Tx,
  who: { visitorId: string; memberId: string; email: string | null },
): Promise<void> {
  for (const contract of await giveContracts(tx, { ...who, now: ctx.now() })) announceGiven(ctx, tx, contract);
}
