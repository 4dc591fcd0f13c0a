import type { Static } from '@stoa/contract';
import type { MfaChallengeData } from '@stoa/contract/identity/factors';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { insertChallenge } from '../challenges.store.ts';
import { isKnownDevice } from '../devices.store.ts';
import type { Identity } from '../identities.store.ts';
import { useRememberedBrowser } from '../remembered-browsers.store.ts';
import { newSecret } from '../secrets.ts';
import { codeProviders } from './code-providers.ts';
import { findFactorPolicy } from './factor-policy.store.ts';
import {
  type AccountFactors,
  canRememberAfter,
  type Equipment,
  type FactorPolicy,
  offeredFactors,
  type Reason,
  type SecondFactorType,
  secondFactorReason,
  trustsRememberedBrowser,
  usableSecondFactors,
} from './factor-status.ts';
import { type Factor, listFactorsOf } from './factors.store.ts';
import { authenticationOptions, type Page, pageOf } from './passkeys.ts';

/** The challenge of a login, as clients see it. */
export type SecondFactorChallenge = Static<typeof MfaChallengeData>;
export type StatusCheck = {
  state: 'STATUS_CHECK';
  stateToken: string;
  identity: Identity;
  challenge: SecondFactorChallenge;
};

/** The login so far: the proof of `finishLogin`. */
type LoginSoFar = { methods: string[]; clientId?: string | null; recentFailures?: number; hasSecondFactor?: boolean };

/** No factor is missing; with the facts known by then. */
type Passed = { state: 'PASSED'; methods: string[]; authenticated?: Date };

/** Marks a session in which a remembered browser stood in for the second factor. */
const REMEMBERED_BROWSER = 'REMEMBERED_BROWSER';

/** The stored data of a second factor's challenge. */
export type SecondFactorData = {
  methods: string[];
  clientId: string | null;
  reason: Reason;
  /** The challenge for the passkey to sign. */
  webauthnChallenge?: string;
  /** Hash of the mailed code. */
  codeHash?: string;
};

type FactorContext = Pick<Context, 'siteId' | 'now' | 'client' | 'addresses' | 'mailer'>;

/** Long enough to fetch a phone, or a mail. */
export const STEP_MS = 10 * 60_000;

/** The facts that decide which factors of an account count. */
export type FactorSituation = {
  factors: Factor[];
  account: AccountFactors;
  policy: FactorPolicy;
  equipment: Equipment;
};

export async function factorSituation(
  ctx: Pick<Context, 'siteId' | 'mailer'>,
  tx: Tx,
  identity: Identity,
): Promise<FactorSituation> {
  const factors = await listFactorsOf(tx, ctx.siteId, identity.id);
  const policy = await findFactorPolicy(tx, ctx.siteId);
  const account = {
    hasPassword: identity.passwordHash !== null,
    mustResetPassword: identity.mustResetPassword,
    emailVerified: identity.emailVerified,
    // used-up recovery codes count as none
    factors: factors.filter(({ type, credential }) => type !== 'RECOVERY_CODE' || credential.hashes?.length),
  };
  const equipment = { sendsMail: ctx.mailer.delivers, providers: [...codeProviders.keys()] };
  return { factors, account, policy, equipment };
}

/** The missing step of a login, if any. Part of `finishLogin`, which has checked the account's status before. */
export async function secondFactorStep(
  ctx: FactorContext,
  tx: Tx,
  identity: Identity,
  { methods, clientId = null, recentFailures = 0, hasSecondFactor = false }: LoginSoFar,
): Promise<StatusCheck | Passed> {
  const passed: Passed = { state: 'PASSED', methods };
  if (hasSecondFactor) return passed;
  const situation = await factorSituation(ctx, tx, identity);
  const { account, policy, equipment } = situation;
  const isNewDevice =
    recentFailures > 0 &&
    identity.lastLoginDate !== null &&
    !(await isKnownDevice(tx, ctx.siteId, identity.id, ctx.client));
  const risk = { isNewDevice, recentFailures };
  const reason = secondFactorReason(account, policy, equipment, risk);
  if (!reason) return passed;
  // if a mailed code would be the only question, and one was just given, none is left
  if (reason === 'HIGH_RISK_LOGIN' && methods.includes('PASSWORD') && methods.includes('EMAIL')) return passed;
  const given = trustsRememberedBrowser(methods, policy, risk) ? await secondFactorGivenHere(ctx, tx, identity) : null;
  if (given) return { state: 'PASSED', methods: [...methods, REMEMBERED_BROWSER], authenticated: given };
  const usable = usableSecondFactors(offeredFactors(account, policy, equipment, reason));
  const { challenge, data } = await challengeFor(ctx, situation, reason, preferredOf(ctx, situation, usable));
  const stateToken = newSecret();
  const now = ctx.now();
  await insertChallenge(
    tx,
    ctx.siteId,
    {
      purpose: 'SECOND_FACTOR',
      identityId: identity.id,
      data: { methods, clientId, reason, ...data } satisfies SecondFactorData,
    },
    { secret: stateToken, now, expires: new Date(now.getTime() + STEP_MS) },
  );
  const browserCanBeRemembered = canRememberAfter(methods, policy);
  return { state: 'STATUS_CHECK', stateToken, identity, challenge: { ...challenge, browserCanBeRemembered } };
}

/** The time when the second factor was given in this browser; null where it is not remembered. */
const secondFactorGivenHere = (ctx: FactorContext, tx: Tx, { id: identityId }: Identity): Promise<Date | null> =>
  useRememberedBrowser(tx, ctx.siteId, { identityId, secrets: ctx.client.browserSecrets ?? [] }, ctx.now());

/** The best of the factors; passkeys only where the account has one for this page. */
function preferredOf(
  { addresses }: Pick<Context, 'addresses'>,
  { factors }: FactorSituation,
  usable: readonly SecondFactorType[],
): SecondFactorType {
  const hasPasskey = passkeysFor(factors, pageOf(addresses.origin)).length > 0;
  return usable.find((type) => type !== 'WEBAUTHN' || hasPasskey) ?? usable[0] ?? 'EMAIL';
}

const passkeysFor = (factors: readonly Factor[], page: Page | null): Factor[] =>
  factors.filter(
    ({ type, status, credential }) => type === 'WEBAUTHN' && status === 'ACTIVE' && credential.host === page?.host,
  );

/** The challenge for a factor, and the data to store until it is answered. */
export async function challengeFor(
  ctx: Pick<Context, 'addresses'>,
  { factors, account, policy, equipment }: FactorSituation,
  reason: Reason,
  factorType: SecondFactorType,
): Promise<{ challenge: SecondFactorChallenge; data: { webauthnChallenge?: string } }> {
  const availableFactors = offeredFactors(account, policy, equipment, reason).filter(
    ({ factorType: type }) => type !== 'PASSWORD',
  );
  const page = pageOf(ctx.addresses.origin);
  const passkeys = passkeysFor(factors, page);
  const challenge: SecondFactorChallenge = { factorType, availableFactors, reason };
  if (factorType !== 'WEBAUTHN' || !page || passkeys.length === 0) return { challenge, data: {} };
  const options = await authenticationOptions(page, passkeys);
  const webauthnData = { publicKeyCredentialRequestOptionsJson: JSON.stringify(options) };
  return {
    challenge: { ...challenge, verificationChallengeData: { webauthnData } },
    data: { webauthnChallenge: options.challenge },
  };
}
