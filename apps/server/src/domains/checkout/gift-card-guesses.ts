import type { ErrorCode } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { addressLimit, limitAttempts, takeBackAttempt } from '../identity/index.ts';

/**
 * Runs work that tries a gift card's code, which is money to whoever guesses it: after some codes that no card has, a
 * network address has to wait, longer each time. Where apps issue cards, whatever else is refused counts, too: apps are
 * asked before all else is known, and nobody is to have them asked without end. Staff and apps look cards up with a
 * permission of their own.
 */
export async function tryingGiftCard<T>(
  ctx: Context,
  code: string | null | undefined,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!code || ctx.caller.kind === 'staff' || ctx.caller.kind === 'app') return work();
  const limit = addressLimit('gift card', ctx.client.address);
  const limited = await limitAttempts(ctx, [limit]);
  if (isRefusal(limited)) return limited;
  let isGuess = false;
  try {
    const outcome = await work();
    isGuess = isRefusal(outcome) && countsAsGuess(ctx, outcome);
    return outcome;
  } finally {
    if (!isGuess) await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  }
}

function countsAsGuess({ providers }: Pick<Context, 'providers'>, refusal: Refusal): boolean {
  const code = refusal.refused === 'code' ? refusal.code : null;
  if (providers.giftCards.length === 0) return code === 'GIFT_CARD_NOT_FOUND';
  return code === null || !OF_CARDS.has(code);
}

/** What is said of cards that are there. */
const OF_CARDS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'GIFT_CARD_CURRENCY_MISMATCH',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_IS_EMPTY',
  'INVALID_GIFT_CARD_STATUS',
  'SUBSCRIPTION_WITH_GIFT_CARD',
]);
