import { sql } from 'kysely';
import type { Tx } from './db/index.ts';
import { escapeLike } from './query/index.ts';

/**
 * Removes personal data from requests in the audit log and from stored answers. The fact that something was done, by
 * whom and when, stays in the log. @param ids of members and contacts, @param words that only they have, such as e-mail
 * addresses
 */
export async function erasePersonalTraces(
  tx: Tx,
  { ids, words }: { ids: readonly string[]; words: readonly string[] },
): Promise<void> {
  const patterns = [...words, ...ids].map((word) => `%${escapeLike(word)}%`);
  await sql`
    update audit_log set request = null, before = null, after = null,
      address = case when caller ->> 'id' = any(${ids as string[]}::text[]) then null else address end
    where site_id = ${tx.siteId} and (entity_id = any(${ids as string[]}::text[])
      or caller ->> 'id' = any(${ids as string[]}::text[])
      or concat(request::text, before::text, after::text) ilike any(${patterns}::text[]))`.execute(tx.db);
  await sql`
    delete from idempotency_keys
    where site_id = ${tx.siteId} and (caller = any(${ids.map((id) => `member:${id}`)}::text[])
      or answer::text ilike any(${patterns}::text[]))`.execute(tx.db);
}
