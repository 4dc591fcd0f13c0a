import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Identity } from '../identities.store.ts';
import { hashOf } from '../secrets.ts';
import type { SecondFactorType } from './factor-status.ts';
import { type Factor, touchFactorsOf, usePasskeyCounter, useRecoveryCode, useTotpStep } from './factors.store.ts';
import { credentialIdOf, pageOf, readAuthentication } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** The answer of someone asked for a factor. */
export type Answer = { factorType: SecondFactorType; code?: string; credential?: unknown };
/** The question: the step's secret, and the data stored with it. */
export type Asked = { secret: string; webauthnChallenge?: string; codeHash?: string };

type ProofContext = Pick<Context, 'siteId' | 'now' | 'addresses' | 'secretBox'>;

/** The stored form of a mailed code: bound to its step. */
export const codeHash = (secret: string, code: string): string =>
  hashOf(`${secret} ${code.replace(/\s/g, '')}`).toString('base64url');

/** The scope in which an app's secret is encrypted. */
export const secretScope = (factorId: string): string => `factor ${factorId}`;

/**
 * Whether the answer proves a factor of the account. Single-use proofs (a code, a signature) are used up with the
 * transaction, so that a refusal after this leaves them as they were.
 */
export async function isProven(
  ctx: ProofContext,
  tx: Tx,
  { identity, factors }: { identity: Identity; factors: readonly Factor[] },
  { factorType, code = '', credential }: Answer,
  asked: Asked,
): Promise<boolean> {
  const own = factors.filter(({ type, status }) => type === factorType && status === 'ACTIVE');
  switch (factorType) {
    case 'TOTP':
      return isTotp(ctx, tx, own, code);
    case 'WEBAUTHN':
      return isSignature(ctx, tx, own, { challenge: asked.webauthnChallenge, credential });
    case 'RECOVERY_CODE': {
      const hash = recoveryCodeHash(identity.id, code);
      return useRecoveryCode(tx, ctx.siteId, { identityId: identity.id, hash }, ctx.now());
    }
    default:
      if (asked.codeHash === undefined || asked.codeHash !== codeHash(asked.secret, code)) return false;
      await touchFactorsOf(tx, ctx.siteId, { identityId: identity.id, type: factorType }, ctx.now());
      return true;
  }
}

async function isTotp(ctx: ProofContext, tx: Tx, apps: readonly Factor[], code: string): Promise<boolean> {
  for (const { id, secret } of apps) {
    const text = secret && ctx.secretBox.decrypt(secret, secretScope(id));
    const step = text ? totpStep(text, code, ctx.now()) : null;
    if (step !== null) return useTotpStep(tx, ctx.siteId, { id, step }, ctx.now());
  }
  return false;
}

async function isSignature(
  ctx: ProofContext,
  tx: Tx,
  passkeys: readonly Factor[],
  { challenge, credential }: { challenge?: string; credential?: unknown },
): Promise<boolean> {
  const page = pageOf(ctx.addresses.origin);
  const credentialId = credentialIdOf(credential);
  const passkey = passkeys.find((one) => credentialId !== null && one.credentialId === credentialId);
  if (!page || !passkey || !challenge) return false;
  const signature = await readAuthentication(page, { challenge, answer: credential, passkey });
  return signature !== null && usePasskeyCounter(tx, ctx.siteId, { id: passkey.id, ...signature }, ctx.now());
}
