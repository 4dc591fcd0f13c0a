import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { keyOfCode, obfuscated } from '../purchase/index.ts';
import { findGiftCard } from './gift-cards.store.ts';
import { redeemGiftCard } from './ledger.store.ts';
import { refuseUnusable } from './redeem-gift-card.ts';

type Redemption = {
  code: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  orderId: string;
  /** Cards that already pay for the order. */
  but: readonly string[];
};

/** Takes an amount off the gift card with a code, for an order that staff or an app let it pay for. */
export async function redeemByCode(
  ctx: Context,
  tx: Tx,
  { code, amount, currency, orderId, but }: Redemption,
): Promise<{ id: string; obfuscatedCode: string } | Refusal> {
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
