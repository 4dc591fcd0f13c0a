/** The calls by which programs take cards in payment, outside the site's own checkout. */
import type { giftVouchers } from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { parseAmount } from '@stoa/money';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode, obfuscated } from '../purchase/index.ts';
import { type GiftCard, statusOf } from './gift-card.ts';
import { viewMoney } from './gift-card-view.ts';
import { findGiftCard } from './gift-cards.store.ts';
import { findTransaction, findTransactionsOf, giveBackTransaction, redeemGiftCard } from './ledger.store.ts';

type Service = typeof giftVouchers;

/** The balance of a gift card, for callers who know its code. */
export const getGiftCard: UseCase<Service['getGiftCard']> = async (ctx, { code, appId }) => {
  const card = isOurs(appId) ? await readSite(ctx, (tx) => findGiftCard(tx, { codeKey: keyOfCode(code) })) : null;
  if (!card) return refuse('GIFT_CARD_NOT_FOUND');
  return {
    giftCard: {
      obfuscatedCode: obfuscated(card.code),
      balance: viewMoney(card.balance, card.currency),
      status: statusOf(card, ctx.now()),
      appId: GIFT_CARDS_APP_ID,
      externalId: card.id,
    },
  };
};

/** Takes an amount off a card; for an order, once. */
export const redeem: UseCase<Service['redeemGiftCard']> = (
  ctx,
  { code, amount: { value, currency }, orderId, appId },
) =>
  withSite(ctx, async (tx) => {
    const card = isOurs(appId) ? await findGiftCard(tx, { codeKey: keyOfCode(code) }, { lock: true }) : null;
    if (!card) return refuse('GIFT_CARD_NOT_FOUND');
    if (currency && currency !== card.currency) return refuse('CURRENCY_NOT_SUPPORTED', { currency: card.currency });
    const amount = parseAmount(value, card.currency);
    if (!amount) {
      const description = `must be an amount of ${card.currency} above 0`;
      return invalid({ field: 'amount.value', description, violatedRule: 'OTHER' });
    }
    const unusable = refuseUnusable(card, ctx.now());
    if (unusable) return unusable;
    const isTaken = ({
      orderId: of,
      amount: taken,
      voided,
    }: {
      orderId: string | null;
      amount: number;
      voided: boolean;
    }) => of === orderId && taken < 0 && !voided;
    if (orderId && (await findTransactionsOf(tx, card.id)).some(isTaken)) return refuse('ALREADY_REDEEMED');
    const transactionId = ctx.newId();
    const taken = { id: transactionId, giftCardId: card.id, orderId: orderId ?? null, amount, now: ctx.now() };
    return (await redeemGiftCard(tx, taken)) ? { transactionId } : refuse('INSUFFICIENT_FUNDS');
  });

/** Returns what a redemption took, once. */
export const voidTransaction: UseCase<Service['voidTransaction']> = (ctx, { transactionId, appId }) =>
  withSite(ctx, async (tx) => {
    const known = isOurs(appId) && isGuid(transactionId) ? await findTransaction(tx, transactionId) : null;
    if (!known || known.amount > 0) return refuse('TRANSACTION_NOT_FOUND');
    const card = await findGiftCard(tx, { id: known.giftCardId }, { lock: true });
    // as others may have left it before the card was locked
    const taken = await findTransaction(tx, transactionId);
    if (!card || !taken) return refuse('TRANSACTION_NOT_FOUND');
    if (taken.voided) return refuse('ALREADY_VOIDED');
    const unusable = refuseUnusable(card, ctx.now());
    if (unusable) return unusable;
    await giveBackTransaction(tx, taken, { id: ctx.newId(), now: ctx.now() });
    return {};
  });

/** Other apps' cards are unknown here. */
const isOurs = (appId: string | null | undefined): boolean => !appId || appId.toLowerCase() === GIFT_CARDS_APP_ID;

export function refuseUnusable(card: GiftCard, now: Date): Refusal | null {
  const status = statusOf(card, now);
  return status === 'VALID' ? null : refuse(status === 'DISABLED' ? 'GIFT_CARD_DISABLED' : 'GIFT_CARD_EXPIRED');
}
