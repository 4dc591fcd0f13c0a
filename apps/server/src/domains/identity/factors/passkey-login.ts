import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { addressLimit, limitAttempts } from '../attempt-limits.ts';
import { spendChallenge } from '../challenges.store.ts';
import { finishLogin, type LoginOutcome } from '../finish-login.ts';
import { lockIdentity } from '../identities.store.ts';
import { takeBackAttempt } from '../throttles.store.ts';
import { findFactorPolicy } from './factor-policy.store.ts';
import { findPasskey, usePasskeyCounter } from './factors.store.ts';
import { authenticationOptions, credentialIdOf, pageOf, readAuthentication } from './passkeys.ts';
import { STEP_MS } from './second-factor.ts';

type PasskeyStart = { stateToken: string; options: Record<string, unknown> };

const scopeOf = ({ siteId }: Context): string => `passkey login ${siteId}`;

/**
 * Begins a login by passkey alone. Login pages ask for this at every visit, so that nothing is stored: the challenge is
 * in the encrypted token, and only a used one is recorded.
 */
export async function startPasskeyLogin(ctx: Context): Promise<PasskeyStart | Refusal> {
  const page = pageOf(ctx.addresses.origin);
  if (!page) return refuse('PASSKEYS_NEED_A_HOST_NAME');
  const options = await authenticationOptions(page);
  const content = { challenge: options.challenge, expires: ctx.now().getTime() + STEP_MS };
  const stateToken = ctx.secretBox.encrypt(JSON.stringify(content), scopeOf(ctx)).toString('base64url');
  return { stateToken, options: { ...options } };
}

function readToken(ctx: Context, stateToken: string): { challenge: string; expires: Date } | null {
  const text = ctx.secretBox.decrypt(Buffer.from(stateToken, 'base64url'), scopeOf(ctx));
  if (text === null) return null;
  const { challenge, expires }: { challenge: string; expires: number } = JSON.parse(text);
  return expires > ctx.now().getTime() ? { challenge, expires: new Date(expires) } : null;
}

/**
 * Logs in by passkey alone. It counts as two factors: the device asked for a fingerprint or a PIN. The answer does not
 * reveal whether the passkey exists.
 */
export async function finishPasskeyLogin(
  ctx: Context,
  { stateToken, credential, clientId }: { stateToken: string; credential: unknown; clientId?: string | null },
): Promise<LoginOutcome | Refusal> {
  const asked = readToken(ctx, stateToken);
  if (!asked) return refuse('LOGIN_EXPIRED');
  const limits = [addressLimit('login', ctx.client.address)];
  const limit = await limitAttempts(ctx, limits);
  if (isRefusal(limit)) return limit;
  const page = pageOf(ctx.addresses.origin);
  const credentialId = credentialIdOf(credential);
  const passkey = credentialId ? await readSite(ctx, (tx) => findPasskey(tx, ctx.siteId, credentialId)) : null;
  const signature =
    page && passkey && (await readAuthentication(page, { challenge: asked.challenge, answer: credential, passkey }));
  if (!passkey || !signature) return refuse('VERIFICATION_FAILED');
  const outcome = await withSite(ctx, async (tx): Promise<LoginOutcome | Refusal> => {
    const isFirstUse = await spendChallenge(tx, ctx.siteId, 'PASSKEY_LOGIN', {
      secret: stateToken,
      identityId: passkey.identityId,
      now: ctx.now(),
      expires: asked.expires,
    });
    if (!isFirstUse) return refuse('LOGIN_EXPIRED');
    const { disabledFactors } = await findFactorPolicy(tx, ctx.siteId);
    const isTaken = await usePasskeyCounter(tx, ctx.siteId, { id: passkey.id, ...signature }, ctx.now());
    const identity = await lockIdentity(tx, ctx.siteId, passkey.identityId);
    if (!identity || !isTaken || disabledFactors.includes('WEBAUTHN')) return refuse('VERIFICATION_FAILED');
    return finishLogin(ctx, tx, identity, { methods: ['WEBAUTHN'], clientId, hasSecondFactor: true });
  });
  if (!isRefusal(outcome))
    await takeBackAttempt(
      ctx.database,
      limits.map(({ key }) => key),
      ctx.now(),
    );
  return outcome;
}
