import type { signUp } from '@stoa/contract';
import { sendLetter } from '../../letters.ts';
import { asPlatform, readPlatform } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { invalid, isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  accountLimit,
  addressLimit,
  defaultSignInSettings,
  findAccountByEmail,
  hashOf,
  limitAttempts,
  limitRegistrations,
  newSecret,
  PLATFORM_REALM,
  takeBackAttempt,
} from '../identity/index.ts';
import { suggestAddress } from '../site-administration/index.ts';
import { signUpLetter } from './letters/sign-up.ts';
import { signUpKnownLetter } from './letters/sign-up-known.ts';
import { findSignUp, insertSignUp } from './sign-ups.store.ts';

const WHY = 'sign-ups belong to no site';
const LIFETIME_MS = DAY_MS;

export const getSignUpRules: UseCase<typeof signUp.getSignUpRules> = async ({ hosting }) => ({
  isOpen: hosting.signUp === 'open',
  domain: hosting.sitesDomain,
});

/**
 * Mails a link to an address, which proves that it is theirs. An address with an account gets another mail, and the answer
 * is the same. Many from one network have to solve a captcha, and many for one address wait.
 */
export const startSignUp: UseCase<typeof signUp.startSignUp> = async (ctx, request) => {
  if (ctx.hosting.signUp !== 'open') return refuse('SIGN_UP_CLOSED');
  const [email, siteName] = [request.email.toLowerCase(), request.siteName.trim()];
  if (!siteName) return invalid({ field: 'siteName', description: 'must not be empty', violatedRule: 'OTHER' });
  const refused = await limitRegistrations(ctx, {
    settings: defaultSignInSettings,
    captchaTokens: request.captchaTokens,
  });
  if (refused) return refused;
  const counted = await limitAttempts(ctx, [accountLimit('mail', PLATFORM_REALM, email)]);
  if (isRefusal(counted)) return counted;
  const secret = newSecret();
  return asPlatform(WHY, ctx, async (tx) => {
    const created = ctx.now();
    const expires = new Date(created.getTime() + LIFETIME_MS);
    await insertSignUp(tx, { tokenHash: hashOf(secret), email, siteName, created, expires });
    const isKnown = (await findAccountByEmail(tx, PLATFORM_REALM, email)) !== null;
    const to = { to: email, from: null };
    if (isKnown)
      sendLetter(tx, signUpKnownLetter, to, { url: `${ctx.dashboardUrl}/sign-in?next=/sites/new`, siteName });
    else sendLetter(tx, signUpLetter, to, { url: `${ctx.dashboardUrl}/sign-up/finish?token=${secret}`, siteName });
    return {};
  });
};

/** What a link is for. Links of addresses that have an account by now are over. */
export const getSignUp: UseCase<typeof signUp.getSignUp> = async (ctx, { token }) => {
  const limit = addressLimit('code', ctx.client.address);
  const counted = await limitAttempts(ctx, [limit]);
  if (isRefusal(counted)) return counted;
  const answer = await readPlatform(WHY, ctx.database, async (tx) => {
    const found = await findSignUp(tx, hashOf(token), ctx.now());
    if (!found || (await findAccountByEmail(tx, PLATFORM_REALM, found.email))) return refuse('SIGN_UP_NOT_FOUND');
    const { email, siteName } = found;
    const address = siteName ? await suggestAddress(ctx, tx, siteName) : '';
    return { signUp: { email, siteName: siteName ?? '', address, domain: ctx.hosting.sitesDomain } };
  });
  // only wrong links count
  if (!isRefusal(answer)) await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  return answer;
};
