import type { Context } from '../../context.ts';
import type { Person } from '../../personal-data.ts';
import type { Tx } from '../../platform/db/index.ts';
import { erasePersonalTraces } from '../../platform/personal-traces.store.ts';
import { auditIdentity } from '../identity/index.ts';
import { announceDeletedMember } from './announce-member.ts';
import { logOutMembers } from './log-out-members.ts';
import type { Member } from './member.ts';
import { lockMembers } from './members.store.ts';

/** Everything that identifies a member. */
export function personOf({ id, contactId, loginEmail, contact }: Member): Person {
  const others = (contact?.emails?.items ?? []).flatMap(({ email }) => email ?? []);
  const emails = [...(loginEmail ? [loginEmail] : []), ...others].map((email) => email.toLowerCase());
  return { memberId: id, contactId, emails: [...new Set(emails)] };
}

/**
 * Deletes members with all data about them: they are logged out everywhere at once, and every domain erases its data.
 * Orders stay, without the account. Returns the ids of the deleted members.
 */
export async function eraseMembers(ctx: Context, tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const members = await lockMembers(tx, ids);
  if (members.length === 0) return new Set();
  const people = members.map(personOf);
  await logOutMembers(
    tx,
    people.map(({ memberId }) => memberId),
  );
  for (const { erase } of ctx.personalData) await erase(ctx, tx, people);
  await erasePersonalTraces(tx, {
    ids: people.flatMap(({ memberId, contactId }) => [memberId, ...(contactId ? [contactId] : [])]),
    words: people.flatMap(({ emails }) => emails),
  });
  for (const { id } of members) {
    announceDeletedMember(tx, id);
    await auditIdentity(ctx, tx, 'deleted', id);
  }
  return new Set(members.map(({ id }) => id));
}
