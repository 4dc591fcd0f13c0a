import { createHmac } from 'node:crypto';
import type { Payload } from 'altcha-lib/types';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { spendCaptcha } from './captchas.store.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { findSignInSettings } from './sign-on-policies.store.ts';

/** A second of work for a browser's thread; two milliseconds to create or check. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 5_000;
const [LEAST_COUNTER, MOST_COUNTER] = [1_000, 2_000];
/** A form may stay open for a while between solving and sending. */
const LIFETIME_MS = 20 * 60_000;

type CaptchaContext = Pick<Context, 'database' | 'siteId' | 'statements' | 'now' | 'cursorSecret'>;
export type CaptchaTokens = readonly {
  Recaptcha?: string;
  InvisibleRecaptcha?: string;
  NoCaptcha?: string;
  recaptchaForClientSiteKey?: { token?: string };
}[];

const library = async () => ({
  ...(await import('altcha-lib')),
  ...(await import('altcha-lib/algorithms/pbkdf2')),
});

const secretOf = ({ cursorSecret }: CaptchaContext): string =>
  createHmac('sha256', cursorSecret).update('captcha').digest('base64');

/** Work for a browser, in the form that the ALTCHA widget understands. None of it is stored. */
export async function newCaptcha(ctx: CaptchaContext) {
  const { createChallenge, deriveKey, randomInt } = await library();
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MOST_COUNTER, LEAST_COUNTER),
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
    // signed with the rest: the library would compare its own expiry with the system's clock
    data: { site: ctx.siteId, expires: ctx.now().getTime() + LIFETIME_MS },
  });
  return { parameters: { ...parameters }, signature };
}

/** Refuses if a captcha is required and missing or not solved. */
export async function refuseWithoutCaptcha(
  ctx: CaptchaContext,
  { isSuspicious, tokens = [], settings }: { isSuspicious: boolean; tokens?: CaptchaTokens; settings: SignInSettings },
): Promise<Refusal | null> {
  const isWanted = settings.captcha === 'ALWAYS' || (settings.captcha === 'RISK' && isSuspicious);
  if (!isWanted) return null;
  const given = tokens
    .map((token) => token.Recaptcha ?? token.InvisibleRecaptcha ?? token.recaptchaForClientSiteKey?.token)
    .find(Boolean);
  if (!given) return refuse('CAPTCHA_TOKEN_REQUIRED');
  return (await isSolved(ctx, given)) ? null : refuse('INVALID_CAPTCHA_TOKEN');
}

/** Refuses what somebody sends suspiciously often without a captcha, unless the site wants none. */
export async function refuseFlood(
  ctx: CaptchaContext,
  { isSuspicious, token }: { isSuspicious: boolean; token: string | null },
): Promise<Refusal | null> {
  if (!isSuspicious) return null;
  const settings = await readSite(ctx, (tx) => findSignInSettings(tx, ctx.siteId));
  return refuseWithoutCaptcha(ctx, { isSuspicious, tokens: token ? [{ Recaptcha: token }] : [], settings });
}

async function isSolved(ctx: CaptchaContext, token: string): Promise<boolean> {
  const payload = readPayload(token);
  const { site, expires } = payload?.challenge.parameters.data ?? {};
  if (!payload || site !== ctx.siteId || typeof expires !== 'number' || expires <= ctx.now().getTime()) return false;
  const { verifySolution, deriveKey } = await library();
  const { challenge, solution } = payload;
  const verifying = verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(ctx) });
  // throws at impossible counters and keys
  if (!(await verifying.catch(() => null))?.verified) return false;
  // the nonce is signed: the same work in another spelling is the same token
  const { nonce, salt } = challenge.parameters;
  return withSite(ctx, (tx) => spendCaptcha(tx, ctx.siteId, `${nonce} ${salt}`, new Date(expires)));
}

/** The widget's output: base64 of JSON. Null for anything made up. */
function readPayload(token: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as Partial<Payload>;
    const parameters = challenge?.parameters;
    const isWhole =
      parameters?.algorithm === ALGORITHM &&
      parameters.cost === COST &&
      typeof parameters.nonce === 'string' &&
      typeof parameters.salt === 'string' &&
      typeof challenge?.signature === 'string' &&
      typeof solution?.counter === 'number' &&
      typeof solution.derivedKey === 'string';
    return isWhole && challenge && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
