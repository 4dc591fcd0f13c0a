import type { subscriptions } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findSavedCard, type SavedCard } from '../payments/index.ts';
import type { Contract } from './contract.ts';
import { viewSubscription } from './contract-view.ts';
import { findOwn } from './find-own.ts';
import { saveContract } from './save-contract.ts';

/** Charges the further cycles of a subscription to another card that its buyer has let be kept. */
export const changeSubscriptionCard: UseCase<(typeof subscriptions)['changeSubscriptionCard']> = (
  ctx,
  { subscriptionId, savedPaymentMethodId },
) =>
  withSite(ctx, async (tx) => {
    const permission = 'ECOM.SUBSCRIPTION_CONTRACT_MANAGE';
    // the card first, as whoever removes one does: it stays while the subscription begins to need it
    const card = await findSavedCard(tx, savedPaymentMethodId.toLowerCase(), { lock: true });
    const contract = await findOwn(ctx, tx, { subscriptionId }, { permission, lock: true });
    if (isRefusal(contract)) return contract;
    if (!card || card.memberId !== contract.buyerId) return refuse('SAVED_PAYMENT_METHOD_NOT_FOUND');
    if (contract.status === 'CANCELED' || contract.status === 'ENDED')
      return refuse('SUBSCRIPTION_STATE_CONFLICT', { status: contract.status });
    const chosen = { card: { ...contract.card, ...shownCard(card) }, newCardOrderId: null };
    const saved = await saveContract(ctx, tx, contract, chosen);
    return { subscription: viewSubscription(ctx, saved) };
  });

const shownCard = (card: SavedCard): Pick<Contract['card'], 'savedCardId' | 'shown'> => {
  const { id, brand, lastFourDigits, expirationMonth, expirationYear } = card;
  return { savedCardId: id, shown: { brand, lastFourDigits, expirationMonth, expirationYear } };
};
