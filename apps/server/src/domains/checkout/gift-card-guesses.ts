import type { ErrorCode } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { addressLimit, limitAttempts, takeBackAttempt } from '../identity/index.ts';

/**
 * Runs work that tries a gift card's code, which is money to whoever guesses it: after some codes that no card has, a
 * network address has to wait, longer each time. Staff and apps look cards up with a permission of their own.
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
  let isUnknown = false;
  try {
    const outcome = await work();
    isUnknown = isRefusal(outcome) && outcome.refused === 'code' && UNKNOWN.has(outcome.code);
    return outcome;
  } finally {
    if (!isUnknown) await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  }
}

/** While an app does not answer, the codes that it might know count like those of no card. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['GIFT_CARD_NOT_FOUND', 'GIFT_CARD_NOT_CONFIRMED']);
