import type { Tx } from '../../../platform/db/index.ts';
import type { Payment } from '../payment.ts';
import { cardOfPayment } from '../perform.ts';
import type { CardOf } from '../provider.ts';
import { findSavedCard } from './saved-cards.store.ts';

/**
 * The card of an earlier payment. One that its owner has given again since is charged as the provider calls it by now; one
 * that its owner has removed is null.
 */
export async function currentCardOf(tx: Tx, payment: Payment): Promise<CardOf | null> {
  const { savedCardId } = payment.details;
  if (savedCardId === undefined) return cardOfPayment(payment);
  const kept = await findSavedCard(tx, savedCardId);
  return kept?.authorization ?? null;
}
