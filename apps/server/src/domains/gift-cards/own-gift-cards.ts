import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  type GiftCardProvider,
  keyOfCode,
  type RedeemProblem,
  type RedeemQuestion,
  type VoidProblem,
} from '../purchase/index.ts';
import { type GiftCard, refuseUnusable, statusOf } from './gift-card.ts';
import { findGiftCard } from './gift-cards.store.ts';
import {
  findTransaction,
  findTransactionsOf,
  type GiftCardTransaction,
  giveBackTransaction,
  redeemGiftCard,
} from './ledger.store.ts';

/** The shop's own cards, for whoever takes cards in payment outside a checkout. Orders take theirs with their own transaction. */
export const ownGiftCards: GiftCardProvider = {
  id: GIFT_CARDS_APP_ID,
  name: 'Gift cards',
  async balance(ctx, { code }) {
    const card = await readSite(ctx, (tx) => findGiftCard(tx, { codeKey: keyOfCode(code) }));
    if (!card) return null;
    const { balance, currency, id } = card;
    return { status: statusOf(card, ctx.now()), balance, currency, externalId: id };
  },
  async redeem(ctx, asked) {
    const redeemed = await withSite(ctx, (tx) => redeem(ctx, tx, asked));
    return isRefusal(redeemed) ? { problem: codeOf<RedeemProblem>(redeemed) } : redeemed;
  },
  async void(ctx, { transactionId }) {
    const voided = await withSite(ctx, (tx) => giveBack(ctx, tx, transactionId));
    return isRefusal(voided) ? codeOf<VoidProblem>(voided) : null;
  },
};

/** A refusal rolls the transaction back, and says why. */
const codeOf = <Code>(refusal: Refusal): Code => (refusal as { code: unknown }).code as Code;

async function redeem(
  ctx: Context,
  tx: Tx,
  { code, amount, currency, orderId }: RedeemQuestion,
): Promise<{ transactionId: string } | Refusal> {
  const card = await findGiftCard(tx, { codeKey: keyOfCode(code) }, { lock: true });
  if (!card) return refuse('GIFT_CARD_NOT_FOUND');
  if (currency !== card.currency) return refuse('CURRENCY_NOT_SUPPORTED');
  const unusable = refuseUnusable(card, ctx.now());
  if (unusable) return unusable;
  if (orderId && (await hasPaid(tx, card, orderId))) return refuse('ALREADY_REDEEMED');
  const transactionId = ctx.newId();
  const taken = { id: transactionId, giftCardId: card.id, orderId, amount, now: ctx.now() };
  return (await redeemGiftCard(tx, taken)) ? { transactionId } : refuse('INSUFFICIENT_FUNDS');
}

async function giveBack(ctx: Context, tx: Tx, transactionId: string): Promise<object | Refusal> {
  const known = isGuid(transactionId) ? await findTransaction(tx, transactionId) : null;
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
}

async function hasPaid(tx: Tx, card: GiftCard, of: string): Promise<boolean> {
  const isTaken = ({ orderId, amount, voided }: GiftCardTransaction): boolean =>
    orderId === of && amount < 0 && !voided;
  return (await findTransactionsOf(tx, card.id)).some(isTaken);
}
