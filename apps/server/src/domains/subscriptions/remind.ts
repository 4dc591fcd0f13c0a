import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isOnTrial } from './contract.ts';
import { findContract } from './contracts.store.ts';
import { reminderOf } from './cycles.ts';
import { saveContract } from './save-contract.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Reminds a buyer whose next cycle is charged soon; nobody else, and of no cycle twice. */
export const remindBuyer = (ctx: Context, contractId: string): Promise<undefined> =>
  withSite(ctx, async (tx) => {
    const contract = await findContract(tx, contractId, { lock: true });
    const at = contract && reminderOf(contract);
    if (!contract || !at || at > ctx.now()) return undefined;
    const saved = await saveContract(ctx, tx, contract, { remindedOf: contract.nextCycle });
    tellBuyer(ctx, tx, saved, isOnTrial(saved) ? 'TRIAL_ENDS' : 'SOON');
    return undefined;
  });
