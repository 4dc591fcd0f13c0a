import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { keyOfCode, obfuscated } from '../purchase/index.ts';
import { refuseUnusable } from './gift-card.ts';
import { findGiftCard } from './gift-cards.store.ts';
import type { Hold } from './holds.store.ts';
import { useHold } from './holds.ts';
import { redeemGiftCard } from './ledger.store.ts';

type Redemption = {
  code: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  orderId: string;
  /** Cards that already pay for the order. */
  but: readonly string[];
  /** What cards of apps have paid for it. */
  held: readonly Hold[];
};
type Taken = { id: string; obfuscatedCode: string; appId?: string };

/** Takes an amount off the gift card with a code, for an order that staff or an app let it pay for. */
export async function redeemByCode(
  ctx: Context,
  tx: Tx,
  { code, amount, currency, orderId, but, held }: Redemption,
): Promise<Taken | Refusal> {
  const hold = held.find((one) => keyOfCode(one.code) === keyOfCode(code) && one.amount === amount);
  if (hold) return takeHeld(ctx, tx, hold, but);
  const card = await findGiftCard(tx, { codeKey: keyOfCode(code) }, { lock: true });
  if (!card) return refuse('GIFT_CARD_NOT_FOUND');
  if (card.currency !== currency) return refuse('CURRENCY_MISMATCH', { currency: card.currency });
  if (but.includes(card.id)) return refuse('GIFT_CARD_ALREADY_APPLIED');
  const unusable = refuseUnusable(card, ctx.now());
  if (unusable) return unusable;
  const taken = { id: ctx.newId(), giftCardId: card.id, orderId, amount, now: ctx.now() };
  if (!(await redeemGiftCard(tx, taken))) return refuse('INSUFFICIENT_FUNDS');
  return { id: card.id, obfuscatedCode: obfuscated(card.code) };
}

async function takeHeld(ctx: Context, tx: Tx, hold: Hold, but: readonly string[]): Promise<Taken | Refusal> {
  const { giftCardId: id, appId, code } = hold;
  if (but.includes(id)) return refuse('GIFT_CARD_ALREADY_APPLIED');
  return (await useHold(ctx, tx, hold))
    ? { id, appId, obfuscatedCode: obfuscated(code) }
    : refuse('GIFT_CARD_NOT_CONFIRMED');
}
