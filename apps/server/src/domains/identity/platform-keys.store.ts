import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { type SecretBox, secretBox } from '../../platform/secret-box.ts';

/** The key that cursors and stored secrets of all sites are protected with. `secrets` as for `platformKey`. */
export async function signingKey(database: Database, secrets: readonly string[]): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64');
  return Buffer.from(await platformKey(database, { name: 'signing_key', fresh, secrets }), 'base64');
}

/**
 * A key of the platform, made at the first start and shared by all processes.
 *
 * Without `secrets` it is kept in the open. Otherwise it is kept encrypted under the first of them, so that who has the
 * database alone has nothing; one that is in the open yet, or under another of them, is encrypted anew.
 *
 * Throws where it is encrypted under none of `secrets`.
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
    const { rows } = await sql<{ value: Kept<Key> }>`
      insert into platform_settings (name, value) values (${name}, ${JSON.stringify(toKeep(fresh))})
      on conflict (name) do update set value = platform_settings.value returning value`.execute(tx.db);
    const kept = rows[0]?.value ?? fresh;
    const { key, box } = isEncrypted(kept) ? decrypt<Key>(kept, boxes, name) : { key: kept, box: undefined };
    if (box !== newest)
      await sql`update platform_settings set value = ${JSON.stringify(toKeep(key))} where name = ${name}`.execute(
        tx.db,
      );
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
