import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { accountLimit, addressLimit, attemptSucceeded, limitAttempts } from './attempt-limits.ts';
import { type CaptchaTokens, refuseWithoutCaptcha } from './captcha.ts';
import { isKnownDevice } from './devices.store.ts';
import { finishLogin, type LoginContext, type LoginOutcome, type Proof } from './finish-login.ts';
import { findIdentityByEmail, type Identity, lockIdentity } from './identities.store.ts';
import { isPassword } from './passwords.ts';
import { findSignInSettings } from './sign-on-policies.store.ts';
import { takeBackAttempt } from './throttles.store.ts';

export type PasswordLogin = {
  email: string;
  password: string;
  captchaTokens?: CaptchaTokens;
  clientId?: string | null;
};

/**
 * Logs in with e-mail address and password, in the context's realm. Unknown addresses, wrong passwords and accounts
 * without a password get the same answer after the same time. Attempts are counted before they are checked; some
 * failures bring a captcha, more bring delays.
 */
export async function login(ctx: LoginContext, attempt: PasswordLogin): Promise<LoginOutcome | Refusal> {
  const known = await readSite(ctx, (tx) => findAccount(ctx, tx, attempt.email));
  const limits = limitsOf(ctx, attempt.email, known.isKnownDevice);
  const both = [limits.account, limits.address];
  const counted = await limitAttempts(ctx, both);
  if (isRefusal(counted)) return counted;
  const captcha = { isSuspicious: counted.isSuspicious, tokens: attempt.captchaTokens, settings: known.settings };
  const refused = await refuseWithoutCaptcha(ctx, captcha);
  if (refused) {
    // asking for a captcha is not a failure: the password was not checked
    const keys = both.map(({ key }) => key);
    await takeBackAttempt(ctx.database, keys, ctx.now());
    return refused;
  }
  const matches = await isPassword(known.identity?.passwordHash, attempt.password);
  if (!known.identity || !matches) return refuse('INVALID_PASSWORD');
  await attemptSucceeded(ctx, limits);
  if (known.identity.mustResetPassword) return refuse('RESET_PASSWORD_REQUIRED');
  const { clientId = null } = attempt;
  return enter(ctx, known.identity, { methods: ['PASSWORD'], clientId, recentFailures: counted.failures });
}

async function enter(ctx: LoginContext, { id, passwordHash }: Identity, proof: Proof) {
  return withSite(ctx, async (tx) => {
    const identity = await lockIdentity(tx, ctx.siteId, id);
    // the password was changed while it was being checked
    if (!identity || identity.passwordHash !== passwordHash) return refuse('INVALID_PASSWORD');
    return finishLogin(ctx, tx, identity, proof);
  });
}

async function findAccount(ctx: LoginContext, tx: Parameters<typeof findSignInSettings>[0], email: string) {
  const settings = await findSignInSettings(tx, ctx.siteId);
  const identity = await findIdentityByEmail(tx, ctx.siteId, email);
  // also checked for unknown addresses, so that timing reveals nothing
  const isKnown = await isKnownDevice(tx, ctx.siteId, identity?.id ?? ctx.siteId, ctx.client);
  return { settings, identity, isKnownDevice: isKnown };
}

/**
 * Failures are counted per account and per address. Those from the account's known devices are counted separately, so
 * that nobody can lock the owner out by failing in their name.
 */
function limitsOf({ siteId, client }: LoginContext, email: string, isKnown: boolean) {
  const account = isKnown ? `${email} ${client.address} ${client.userAgent}` : email;
  return { account: accountLimit('login', siteId, account), address: addressLimit('login', client.address) };
}
