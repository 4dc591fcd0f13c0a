import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { accountLimit, addressLimit, attemptSucceeded, limitAttempts } from '../attempt-limits.ts';
import { auditIdentity } from '../audit.store.ts';
import {
  addToChallenge,
  type Challenge,
  countAttempt,
  findChallenge,
  MOST_ATTEMPTS,
  useChallenge,
} from '../challenges.store.ts';
import { finishLogin, type LoginOutcome } from '../finish-login.ts';
import { findIdentity, type Identity, lockIdentity } from '../identities.store.ts';
import { loginCodeLetter } from '../letters/login-code.ts';
import { wrongCodesLetter } from '../letters/wrong-codes.ts';
import { circumstancesOf, mailAccount } from '../mail-account.ts';
import { newCode } from '../secrets.ts';
import { findCodeProvider } from './code-providers.ts';
import {
  canRememberAfter,
  type FactorType,
  offeredFactors,
  type SecondFactorType,
  usableSecondFactors,
} from './factor-status.ts';
import { codeHash, isProven } from './prove-factor.ts';
import {
  challengeFor,
  type FactorSituation,
  factorSituation,
  type SecondFactorChallenge,
  type SecondFactorData,
} from './second-factor.ts';

const expired = (): Refusal => refuse('LOGIN_EXPIRED');

type Step = { challenge: Challenge; data: SecondFactorData; identity: Identity };

async function findStep(ctx: Context, tx: Tx, stateToken: string, find = findIdentity): Promise<Step | null> {
  const challenge = await findChallenge(tx, ctx.siteId, 'SECOND_FACTOR', stateToken, ctx.now());
  const identity = challenge?.identityId ? await find(tx, ctx.siteId, challenge.identityId) : null;
  return challenge && identity ? { challenge, data: challenge.data as SecondFactorData, identity } : null;
}

/** The refusal of a factor at this login; null where it can be given. */
function refuseFactor(
  { account, policy, equipment }: FactorSituation,
  { reason }: SecondFactorData,
  factorType: FactorType,
): Refusal | null {
  const usable: FactorType[] = usableSecondFactors(offeredFactors(account, policy, equipment, reason));
  if (usable.includes(factorType)) return null;
  if (factorType === 'SMS' || factorType === 'CALL' || factorType === 'PUSH') {
    const provider = findCodeProvider(factorType);
    if (isRefusal(provider)) return provider;
  }
  return refuse('FACTOR_NOT_FOUND', { factorType });
}

/** Chooses the factor for a login: mails a code, or returns the browser's options for a passkey. */
export async function startSecondFactor(
  ctx: Context,
  { stateToken, factorType }: { stateToken: string; factorType: FactorType },
): Promise<{ mfaChallengeData: SecondFactorChallenge } | Refusal> {
  const known = await readSite(ctx, (tx) => findStep(ctx, tx, stateToken));
  if (!known) return expired();
  if (factorType === 'EMAIL') {
    const limit = await limitAttempts(ctx, [accountLimit('mail', ctx.siteId, known.identity.id)]);
    if (isRefusal(limit)) return limit;
  }
  return withSite(ctx, async (tx) => {
    const situation = await factorSituation(ctx, tx, known.identity);
    const refusal = refuseFactor(situation, known.data, factorType);
    if (refusal) return refusal;
    const type = factorType as SecondFactorType;
    const { challenge, data } = await challengeFor(ctx, situation, known.data.reason, type);
    const sent = await sendCode(ctx, tx, known.identity, { type, secret: stateToken, situation });
    if (isRefusal(sent)) return sent;
    const hint = sent.hint ? { verificationChallengeData: { hint: sent.hint } } : {};
    const isOpen = await addToChallenge(tx, ctx.siteId, stateToken, { ...data, ...sent.data }, ctx.now());
    const browserCanBeRemembered = canRememberAfter(known.data.methods, situation.policy);
    return isOpen ? { mfaChallengeData: { ...challenge, browserCanBeRemembered, ...hint } } : expired();
  });
}

/** Sends the code of a factor that works by sent codes; nothing for others. */
export async function sendCode(
  ctx: Context,
  tx: Tx,
  identity: Identity,
  { type, secret, situation }: { type: SecondFactorType; secret: string; situation: FactorSituation },
): Promise<{ data: { codeHash?: string }; hint?: string } | Refusal> {
  if (type === 'TOTP' || type === 'WEBAUTHN' || type === 'RECOVERY_CODE') return { data: {} };
  const code = newCode();
  const data = { codeHash: codeHash(secret, code) };
  if (type === 'EMAIL') {
    if (identity.email === null) return refuse('FACTOR_NOT_FOUND', { factorType: type });
    mailAccount(ctx, tx, loginCodeLetter, { to: identity.email, facts: { code } });
    return { data, hint: hiddenAddress(identity.email) };
  }
  const provider = findCodeProvider(type);
  if (isRefusal(provider)) return provider;
  const { to = '' } = situation.factors.find((factor) => factor.type === type)?.credential ?? {};
  await provider.send({ to, code, language: identity.profile.language ?? ctx.site.language });
  return { data, hint: `…${to.slice(-2)}` };
}

/** Enough of an address for its owner to recognise: `a…@example.com`. */
const hiddenAddress = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');

/** Wrong codes are counted per account over all its logins, and per address. */
export const codeLimits = ({ siteId, client }: Context, identityId: string) => ({
  account: accountLimit('code', siteId, identityId),
  address: addressLimit('code', client.address),
});

/**
 * Finishes a login with a code or a passkey. Five wrong answers end the step; an account's wrong answers are also
 * counted over all its logins, with growing delays.
 */
export async function verifySecondFactor(
  ctx: Context,
  request: { stateToken: string; factorType: FactorType; code?: string; credential?: unknown },
): Promise<LoginOutcome | Refusal> {
  const { stateToken, factorType } = request;
  const known = await readSite(ctx, (tx) => findStep(ctx, tx, stateToken));
  if (!known) return expired();
  const limits = codeLimits(ctx, known.identity.id);
  const limit = await limitAttempts(ctx, [limits.account, limits.address]);
  if (isRefusal(limit)) return limit;
  const hasTries = await withSite(ctx, (tx) => countAttempt(tx, ctx.siteId, stateToken, ctx.now()));
  if (!hasTries) return expired();
  const outcome = await withSite(ctx, async (tx): Promise<LoginOutcome | Refusal> => {
    const step = await findStep(ctx, tx, stateToken, lockIdentity);
    if (!step) return expired();
    const { identity, data } = step;
    const situation = await factorSituation(ctx, tx, identity);
    const refusal = refuseFactor(situation, data, factorType);
    if (refusal) return refusal;
    const answer = { ...request, factorType: factorType as SecondFactorType };
    const isRight = await isProven(ctx, tx, { identity, factors: situation.factors }, answer, {
      secret: stateToken,
      ...data,
    });
    if (!isRight) return refuse('VERIFICATION_FAILED');
    if (!(await useChallenge(tx, ctx.siteId, 'SECOND_FACTOR', { secret: stateToken, now: ctx.now() })))
      return expired();
    const { methods, clientId } = data;
    return finishLogin(ctx, tx, identity, { methods: [...methods, factorType], clientId, hasSecondFactor: true });
  });
  if (!isRefusal(outcome)) await attemptSucceeded(ctx, limits);
  else await noteWrongAnswer(ctx, known.identity, outcome, known.challenge.attempts + 1 >= MOST_ATTEMPTS);
  return outcome;
}

/** Records a wrong answer; notifies the owner at the last one possible. */
export async function noteWrongAnswer(
  ctx: Context,
  { id, email }: Pick<Identity, 'id' | 'email'>,
  refusal: Refusal,
  isLast: boolean,
): Promise<void> {
  if (refusal.refused !== 'code' || refusal.code !== 'VERIFICATION_FAILED') return;
  await withSite(ctx, async (tx) => {
    await auditIdentity(ctx, tx, 'second-factor-failed', id);
    if (isLast && email) mailAccount(ctx, tx, wrongCodesLetter, { to: email, facts: circumstancesOf(ctx) });
  });
}
