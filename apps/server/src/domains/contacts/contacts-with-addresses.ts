import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emailKey } from './contact.ts';
import { findIdsByEmail } from './contacts.store.ts';
import { upsertContact } from './upsert-contact.ts';

/** The ids of the contacts with these addresses, in order; those that are missing are made. One statement finds the known. */
export async function contactsWithAddresses(
  ctx: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  people: readonly { email: string; name: string | null }[],
): Promise<string[]> {
  const byKey = new Map(people.map(({ email, name }) => [emailKey(email), name]));
  const ids = await findIdsByEmail(tx, [...byKey.keys()]);
  const activity = { activityType: 'GENERAL' as const, activityDate: ctx.now().toISOString() };
  // in one order everywhere, so that two transactions that make the same contacts cannot deadlock
  for (const key of [...byKey.keys()].filter((each) => !ids.has(each)).sort()) {
    const name = byKey.get(key);
    const info = { ...(name ? { name: { first: name } } : {}), emails: { items: [{ email: key }] } };
    const id = await upsertContact(ctx, tx, { info, activity });
    if (id) ids.set(key, id);
  }
  return people.map(({ email }) => ids.get(emailKey(email)) ?? '');
}
