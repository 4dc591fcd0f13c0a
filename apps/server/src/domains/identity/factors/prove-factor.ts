import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Identity } from '../identities.store.ts';
import { hashOf } from '../secrets.ts';
import type { SecondFactorType } from './factor-status.ts';
import { type Factor, touchFactorsOf, usePasskeyCounter, useRecoveryCode, useTotpStep } from './factors.store.ts';
import { credentialIdOf, pageOf, readAuthentication } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** What somebody answers who was asked for a factor. */
export type Answer = { factorType: SecondFactorType; code?: string; credential?: unknown };
/** What they were asked: the step's secret, and what was remembered of it. */
export type Asked = { secret: string; webauthnChallenge?: string; codeHash?: string };

type ProofContext = Pick<Context, 'siteId' | 'now' | 'addresses' | 'secretBox'>;

/** How a mailed code is kept: bound to the step that it is for. */
export const codeHash = (secret: string, code: string): string =>
  hashOf(`${secret} ${code.replace(/\s/g, '')}`).toString('base64url');

/** In which an app's secret is encrypted. */
export const secretScope = (factorId: string): string => `factor ${factorId}`;

/**
 * Whether somebody has a factor of theirs. What counts once (a code, a signature) is used up with the transaction, so a
 * caller that refuses afterwards leaves it as it was.
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
