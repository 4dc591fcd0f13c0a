import { randomBytes } from 'node:crypto';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { type SecretBox, secretBox } from '../../platform/secret-box.ts';
import { saveSetting, settle } from '../../platform/settings.store.ts';

/** The key that protects cursors and stored secrets of all sites. `secrets` as for `platformKey`. */
export async function signingKey(database: Database, secrets: readonly string[]): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64');
  return Buffer.from(await platformKey(database, { name: 'signing_key', fresh, secrets }), 'base64');
}

/**
 * A key of the platform, created at the first start and shared by all processes. Without `secrets` it is stored in
 * plain form. Otherwise it is stored encrypted under the first of them, so that the database alone is useless; a key
 * still in plain form, or encrypted under another secret, is encrypted again. Throws where none of `secrets` decrypts
 * it.
 */
export async function platformKey<Key>(
  database: Database,
  { name, fresh, secrets }: { name: string; fresh: Key; secrets: readonly string[] },
): Promise<Key> {
  const boxes = secrets.map((secret) => secretBox(Buffer.from(secret)));
  const [newest] = boxes;
  const toKeep = (key: Key): Kept<Key> =>
    newest ? { encrypted: newest.encrypt(JSON.stringify(key), name).toString('base64') } : key;
  return asPlatform('all sites share the keys of the platform', database, async (tx) => {
    const kept = await settle<Kept<Key>>(tx, name, toKeep(fresh));
    const { key, box } = isEncrypted(kept) ? decrypt<Key>(kept, boxes, name) : { key: kept, box: undefined };
    if (box !== newest) await saveSetting(tx, name, toKeep(key));
    return key;
  });
}

type Encrypted = { encrypted: string };
type Kept<Key> = Key | Encrypted;

const isEncrypted = (kept: unknown): kept is Encrypted =>
  typeof kept === 'object' && kept !== null && 'encrypted' in kept;

function decrypt<Key>(
  { encrypted }: Encrypted,
  boxes: readonly SecretBox[],
  name: string,
): { key: Key; box: SecretBox } {
  for (const box of boxes) {
    const text = box.decrypt(Buffer.from(encrypted, 'base64'), name);
    if (text !== null) return { key: JSON.parse(text), box };
  }
  throw new Error(
    boxes.length > 0
      ? 'The keys in this database are encrypted under another SECRET_KEY: set it to that one, or to the new one, a space and that one.'
      : 'The keys in this database are encrypted: set SECRET_KEY to what it was when that was done.',
  );
}
