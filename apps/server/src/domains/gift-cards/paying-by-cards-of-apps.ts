import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { giftCardElsewhere, giftCardProblem } from '../purchase/index.ts';
import type { Hold } from './holds.store.ts';
import { apart, endHold, openHold, takeHold } from './holds.ts';

type Wish = { code: string; amount: number; currency: string };

/**
 * Has those cards pay for an order that are of apps, before `pay` takes what they paid: outside any transaction, as apps
 * are asked, but for those that pay for it already (`but`). What `pay` does not take is returned.
 */
export async function payingByCardsOfApps<T>(
  ctx: Context,
  { orderId, wishes, but }: { orderId: string; wishes: readonly Wish[]; but: readonly string[] },
  pay: (held: readonly Hold[]) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const held: Hold[] = [];
  try {
    for (const wish of wishes) {
      const hold = await holdOf(ctx, orderId, wish, but);
      if (isRefusal(hold)) return hold;
      if (hold) held.push(hold);
    }
    return await pay(held);
  } finally {
    for (const hold of held) await endHold(ctx, hold);
  }
}

/** What a card of an app paid; null for a card of the shop, or of nobody. */
async function holdOf(
  ctx: Context,
  orderId: string,
  { code, amount, currency }: Wish,
  but: readonly string[],
): Promise<Hold | Refusal | null> {
  const card = await giftCardElsewhere(ctx, code);
  const problem = card && giftCardProblem(card, currency, ctx.now());
  if (!card) return null;
  if (but.includes(card.id)) return refuse('GIFT_CARD_ALREADY_APPLIED');
  if (problem === 'GIFT_CARD_CURRENCY_MISMATCH') return refuse('CURRENCY_MISMATCH', { currency: card.currency });
  if (problem === 'GIFT_CARD_IS_EMPTY' || (!problem && card.balance < amount)) return refuse('INSUFFICIENT_FUNDS');
  if (problem) return refuse(problem);
  const { id: giftCardId, appId = '' } = card;
  const wanted = { orderId, checkoutId: null, appId, giftCardId, code: card.code, amount, currency };
  const hold = await withSite(apart(ctx), (tx) => openHold(ctx, tx, wanted));
  const taken = await takeHold(ctx, hold);
  return taken === 'TAKEN' ? hold : refuse(taken);
}
