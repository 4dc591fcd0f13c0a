import type { Tx } from '../../../platform/db/index.ts';
import type { Payment } from '../payment.ts';
import { cardOfPayment } from '../perform.ts';
import type { CardOf } from '../provider.ts';
import { findSavedCard } from './saved-cards.store.ts';

/** The card of an earlier payment. One that its owner has given again since is charged as the provider calls it by now. */
export async function currentCardOf(tx: Tx, payment: Payment): Promise<CardOf> {
  const { savedCardId } = payment.details;
  const kept = savedCardId === undefined ? null : await findSavedCard(tx, savedCardId);
  return kept?.authorization ?? cardOfPayment(payment);
}
