import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../../platform/db/index.ts';
import { platformKey } from '../platform-keys.store.ts';

/** Signs tokens with a key that only this server has; anyone can verify them with the public one. */
export type TokenKeys = {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** As published, with the id by which tokens name it. */
  publicJwk: JWK & { kid: string };
};

export const TOKEN_ALGORITHM = 'ES256';

/**
 * The platform's key pair for tokens, created at the first start and shared by all processes. `secrets` as for
 * `platformKey`.
 */
export async function tokenKeys(database: Database, secrets: readonly string[]): Promise<TokenKeys> {
  const fresh = await exportJWK((await generateKeyPair(TOKEN_ALGORITHM, { extractable: true })).privateKey);
  return keysOf(await platformKey(database, { name: 'token_key', fresh, secrets }));
}

/** The pair of a private key. */
async function keysOf(privateJwk: JWK): Promise<TokenKeys> {
  const { kty, crv, x, y } = privateJwk;
  const bare: JWK = { kty, crv, x, y };
  const publicJwk = { ...bare, kid: await calculateJwkThumbprint(bare), alg: TOKEN_ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all(
    [privateJwk, publicJwk].map((jwk) => importJWK(jwk, TOKEN_ALGORITHM) as Promise<CryptoKey>),
  );
  if (!privateKey || !publicKey) throw new Error('the key of access tokens is not usable');
  return { privateKey, publicKey, publicJwk };
}
