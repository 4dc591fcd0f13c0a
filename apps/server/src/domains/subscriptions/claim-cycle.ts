import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { isPending } from '../payments/index.ts';
import { type Contract, isLastCycle } from './contract.ts';
import { findContract, findCycle, putCycle } from './contracts.store.ts';
import { saveContract } from './save-contract.ts';

/** Whether the next cycle of a contract is charged, or the last one ended, by itself. */
export const isDue = ({ status, nextDate }: Contract, now: Date): boolean =>
  status === 'ACTIVE' && nextDate !== null && new Date(nextDate) <= now;

/** Whether its buyer can pay the next cycle with another card: its charge failed. */
export const canBePaid = (contract: Contract): boolean =>
  (contract.status === 'ACTIVE' || contract.status === 'SUSPENDED') &&
  contract.problem?.kind === 'PAYMENT' &&
  !isLastCycle(contract);

export const isBeingPaid = ({ payments }: Order): boolean => payments.some(isPending);

/**
 * Makes an order that of the next cycle, unless the contract has changed, or another order may be paid for it. What is
 * charged by itself has to be due; a buyer with a `newCard` pays what failed.
 */
export async function claimCycle(
  ctx: Context,
  tx: Tx,
  seen: Contract,
  order: Order,
  { newCard = false } = {},
): Promise<Refusal | null> {
  const conflict = refuse('SUBSCRIPTION_STATE_CONFLICT');
  const contract = await findContract(tx, seen.id, { lock: true });
  // what is charged is what the contract says now: it may have been changed since the checkout was made
  if (contract?.revision !== seen.revision) return conflict;
  if (newCard ? !canBePaid(contract) : !isDue(contract, ctx.now()) || isLastCycle(contract)) return conflict;
  const { id, nextCycle: cycle, tries } = contract;
  const last = await findCycle(tx, id, cycle);
  const rival = last && (await findOrder(tx, last.orderId));
  if (rival && (rival.status === 'APPROVED' || isBeingPaid(rival))) return conflict;
  // an attempt that a buyer left halfway was noted by nobody
  const attempt = (newCard ? Math.max(last?.attempt ?? 0, tries) : tries) + 1;
  if (!(await putCycle(tx, id, { cycle, orderId: order.id, attempt }))) return conflict;
  if (newCard) await saveContract(ctx, tx, contract, { newCardOrderId: order.id });
  return null;
}
