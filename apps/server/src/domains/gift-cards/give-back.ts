import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { returnHolds } from './holds.ts';
import { giveBackTransactions } from './ledger.store.ts';

/** Returns what gift cards paid for an order, or one of them: once, however often it is called. Apps are asked by a task. */
export async function giveBackToGiftCards(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  orderId: string,
  giftCardId: string | null = null,
): Promise<void> {
  await giveBackTransactions(ctx, tx, orderId, giftCardId);
  await returnHolds(ctx, tx, orderId, giftCardId);
}
