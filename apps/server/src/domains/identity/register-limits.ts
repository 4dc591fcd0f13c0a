import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { addressLimit, limitAttempts } from './attempt-limits.ts';
import { type CaptchaTokens, refuseWithoutCaptcha } from './captcha.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { takeBackAttempt } from './throttles.store.ts';

/**
 * Limits registrations from one network: first by a captcha or, where captchas are off, by growing delays. Solved
 * captchas are not delayed.
 */
export async function limitRegistrations(
  ctx: Pick<Context, 'database' | 'siteId' | 'statements' | 'now' | 'cursorSecret' | 'client'>,
  { settings, captchaTokens }: { settings: SignInSettings; captchaTokens?: CaptchaTokens },
): Promise<Refusal | null> {
  const limit = addressLimit('registration', ctx.client.address);
  const counted = await limitAttempts(ctx, [limit]);
  if (isRefusal(counted)) return counted;
  const { isSuspicious } = counted;
  const refused = await refuseWithoutCaptcha(ctx, { isSuspicious, tokens: captchaTokens, settings });
  const isWrong = refused?.refused === 'code' && refused.code === 'INVALID_CAPTCHA_TOKEN';
  if (isSuspicious && settings.captcha !== 'NEVER' && !isWrong)
    await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  return refused;
}
