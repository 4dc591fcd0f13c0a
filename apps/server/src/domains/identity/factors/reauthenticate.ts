import type { Request, Response, security } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { accountLimit, attemptSucceeded, limitAttempts } from '../attempt-limits.ts';
import { countAttempt, findChallenge, insertChallenge, useChallenge } from '../challenges.store.ts';
import { isPassword } from '../passwords.ts';
import { newSecret } from '../secrets.ts';
import { noteAuthentication } from '../sessions.store.ts';
import type { SecondFactorType } from './factor-status.ts';
import { changesAllowedUntil, type OwnAccount, ownerOf, withOwnAccount } from './own-account.ts';
import { isProven } from './prove-factor.ts';
import { reauthenticationFactors } from './reauthentication-factors.ts';
import { challengeFor, factorSituation, STEP_MS } from './second-factor.ts';
import { codeLimits, noteWrongAnswer, sendCode } from './verify-second-factor.ts';

type Answer = Request<typeof security.reauthenticate>;

/** Begins a new proof of identity, by a factor that needs a mail or a question to the browser. */
export const startReauthentication: UseCase<typeof security.startReauthentication> = async (ctx, { factorType }) => {
  const owner = ownerOf(ctx);
  if (isRefusal(owner)) return owner;
  if (factorType === 'EMAIL') {
    const limit = await limitAttempts(ctx, [accountLimit('mail', owner.ctx.siteId, owner.id)]);
    if (isRefusal(limit)) return limit;
  }
  return withOwnAccount<Response<typeof security.startReauthentication>>(ctx, async ({ ctx, tx, identity }) => {
    const situation = await factorSituation(ctx, tx, identity);
    if (factorType === 'PASSWORD' || !reauthenticationFactors(situation).includes(factorType))
      return refuse('FACTOR_NOT_FOUND', { factorType });
    const [stateToken, now] = [newSecret(), ctx.now()];
    const { challenge, data } = await challengeFor(ctx, situation, 'USER_SETTINGS', factorType);
    const sent = await sendCode(ctx, tx, identity, { type: factorType, secret: stateToken, situation });
    if (isRefusal(sent)) return sent;
    await insertChallenge(
      tx,
      ctx.siteId,
      { purpose: 'REAUTHENTICATION', identityId: identity.id, data: { ...data, ...sent.data } },
      { secret: stateToken, now, expires: new Date(now.getTime() + STEP_MS) },
    );
    const hint = sent.hint ? { verificationChallengeData: { hint: sent.hint } } : {};
    return { stateToken, mfaChallengeData: { ...challenge, ...hint } };
  });
};

/** Proves identity again: changes of the account are allowed for ten minutes afterwards. */
export const reauthenticate: UseCase<typeof security.reauthenticate> = async (ctx, answer) => {
  const owner = ownerOf(ctx);
  if (isRefusal(owner)) return owner;
  const limits = codeLimits(owner.ctx, owner.id);
  const limit = await limitAttempts(ctx, [limits.account, limits.address]);
  if (isRefusal(limit)) return limit;
  const { stateToken } = answer;
  if (stateToken) {
    const hasTries = await withSite(owner.ctx, (tx) => countAttempt(tx, owner.ctx.siteId, stateToken, ctx.now()));
    if (!hasTries) return refuse('LOGIN_EXPIRED');
  }
  const proven = await withOwnAccount<Response<typeof security.reauthenticate>>(ctx, async (account) => {
    const { tx, session } = account;
    if (!session) return refuse('INVALID_SESSION');
    const refusal = await refuseAnswer(account, answer);
    if (refusal) return refusal;
    const now = ctx.now();
    await noteAuthentication(tx, account.ctx.siteId, { id: session.id, method: answer.factorType }, now);
    const until = changesAllowedUntil({ ...session, authenticatedDate: now.toISOString() }, now);
    return { changesAllowedUntil: until?.toISOString() };
  });
  // the owner gets no mail: whoever fails here is logged in
  if (isRefusal(proven)) await noteWrongAnswer(owner.ctx, { id: owner.id, email: null }, proven, false);
  else await attemptSucceeded(ctx, limits);
  return proven;
};

/** The refusal of an answer that does not prove identity; null where it does. */
async function refuseAnswer({ ctx, tx, identity }: OwnAccount, answer: Answer): Promise<Refusal | null> {
  const { factorType, password, code, credential, stateToken = '' } = answer;
  const situation = await factorSituation(ctx, tx, identity);
  if (!reauthenticationFactors(situation).includes(factorType)) return refuse('FACTOR_NOT_FOUND', { factorType });
  if (factorType === 'PASSWORD')
    return (await isPassword(identity.passwordHash, password ?? '')) ? null : refuse('VERIFICATION_FAILED');
  const now = ctx.now();
  const challenge = stateToken && (await findChallenge(tx, ctx.siteId, 'REAUTHENTICATION', stateToken, now));
  const isOwn = challenge && challenge.identityId === identity.id;
  if (stateToken && !isOwn) return refuse('LOGIN_EXPIRED');
  const asked = { secret: stateToken, ...(isOwn ? (challenge.data as AskedData) : {}) };
  const given = { factorType: factorType as SecondFactorType, code, credential };
  if (!(await isProven(ctx, tx, { identity, factors: situation.factors }, given, asked)))
    return refuse('VERIFICATION_FAILED');
  if (!isOwn) return null;
  return (await useChallenge(tx, ctx.siteId, 'REAUTHENTICATION', { secret: stateToken, now }))
    ? null
    : refuse('LOGIN_EXPIRED');
}

type AskedData = { webauthnChallenge?: string; codeHash?: string };
