import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { accountLimit, addressLimit, limitAttempts, refuseFlood, takeBackAttempt } from '../identity/index.ts';
import { personOf } from './author.ts';

/** In an hour, by one person: a customer may review all of a large order before being asked for a captcha. */
const PERSON = { suspicious: 10, free: 30 };
/** In an hour, from one network: whole offices, and everyone whose pages a server calls for. */
const ADDRESS = { suspicious: 20, free: 100 };
const CHANGES = { suspicious: Number.POSITIVE_INFINITY, free: 60 };
const PHOTOS = { suspicious: Number.POSITIVE_INFINITY, free: 60 };
const VOTES = { suspicious: Number.POSITIVE_INFINITY, free: 200 };

type Captcha = { token?: string } | undefined;

/**
 * Counts a review by the person who writes it and by the network that it comes from. After some, it takes a captcha;
 * after many, or where captchas are off, growing waits. Staff and apps are limited by their calls alone.
 */
export async function limitReviews(ctx: Context, captcha: Captcha): Promise<Refusal | null> {
  const person = personOf(ctx);
  if (!person) return null;
  const limits = [
    { ...accountLimit('review', ctx.siteId, person.id), ...PERSON },
    { ...addressLimit('review', ctx.client.address), ...ADDRESS },
  ];
  const counted = await limitAttempts(ctx, limits);
  if (isRefusal(counted)) return counted;
  const refused = await refuseFlood(ctx, { isSuspicious: counted.isSuspicious, token: captcha?.token ?? null });
  // being asked for a captcha is no review; a wrong one counts
  if (refused?.refused === 'code' && refused.code === 'CAPTCHA_TOKEN_REQUIRED')
    await takeBackAttempt(
      ctx.database,
      limits.map(({ key }) => key),
      ctx.now(),
    );
  return refused;
}

/** Limits changes of reviews, each of which may call a moderator. */
export const limitChanges = (ctx: Context): Promise<Refusal | null> => limit(ctx, 'review change', CHANGES);

/** Limits uploads of pictures for reviews. */
export const limitPhotos = (ctx: Context): Promise<Refusal | null> => limit(ctx, 'review photo', PHOTOS);

/** Limits votes: voters are as cheap as visitors. */
export const limitVotes = (ctx: Context): Promise<Refusal | null> => limit(ctx, 'review vote', VOTES);

async function limit(
  ctx: Context,
  what: 'review change' | 'review photo' | 'review vote',
  most: typeof PHOTOS,
): Promise<Refusal | null> {
  if (!personOf(ctx)) return null;
  const counted = await limitAttempts(ctx, [{ ...addressLimit(what, ctx.client.address), ...most }]);
  return isRefusal(counted) ? counted : null;
}
