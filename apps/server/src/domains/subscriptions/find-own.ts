import { may, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findOwnOrder } from '../orders/index.ts';
import { type Contract, contractIn } from './contract.ts';
import { findContract } from './contracts.store.ts';

export type Asked = { subscriptionId: string; token?: string };

/**
 * A subscription of the caller, that of an order whose page a link opens, or any with the permission; for others it does
 * not exist.
 */
export async function findOwn(
  ctx: Context,
  tx: Tx,
  { subscriptionId, token }: Asked,
  { permission, lock = false }: { permission: string; lock?: boolean },
): Promise<Contract | Refusal> {
  const contract = await findContract(tx, subscriptionId.toLowerCase(), { lock });
  const owner = ownerOf(ctx.caller);
  const isOwn = contract && owner !== null && contract.buyerId === owner;
  const isSeen = contract && (isOwn || may(ctx.caller, permission) || (await isLinked(ctx, tx, contract, token)));
  return isSeen ? contract : refuse('SUBSCRIPTION_CONTRACT_NOT_FOUND');
}

async function isLinked(ctx: Context, tx: Tx, { id }: Contract, token: string | undefined): Promise<boolean> {
  const order = token ? await findOwnOrder(ctx, tx, { token }) : null;
  return order !== null && !isRefusal(order) && contractIn(order)?.id === id;
}
