/** The keys by which apps verify that it is this server that asks them. */
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { findAppKey, insertAppKey } from './app-keys.store.ts';

const scopeOf = (appId: string): string => `key of app ${appId}`;

/** Makes sure that an app has a key: RSA, as the public client packages verify no other. */
export async function ensureAppKey({ siteId, secretBox }: Context, tx: Tx, appId: string): Promise<void> {
  if (await findAppKey(tx, siteId, appId)) return;
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await insertAppKey(tx, siteId, { appId, publicKey, privateKey: secretBox.encrypt(privateKey, scopeOf(appId)) });
}

/** Reads keys, and remembers them: a key never changes. */
export function appKeys(): (ctx: Context, appId: string) => Promise<KeyObject> {
  const known = new LRUCache<string, KeyObject>({ max: 1000 });
  return async (ctx, appId) => {
    const id = `${ctx.siteId} ${appId}`;
    const found = known.get(id);
    if (found) return found;
    const row = await readSite(ctx, (tx) => findAppKey(tx, ctx.siteId, appId));
    const pem = row && ctx.secretBox.decrypt(row.privateKey, scopeOf(appId));
    if (!pem) throw new Error(`the app ${appId} has no key`);
    const key = createPrivateKey(pem);
    known.set(id, key);
    return key;
  };
}
