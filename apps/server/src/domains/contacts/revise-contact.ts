import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Contact, nextRevision } from './contact.ts';
import { announceContact } from './contact-view.ts';
import { saveContact } from './contacts.store.ts';

type Change = Pick<Contact, 'info'> & Partial<Pick<Contact, 'memberId' | 'lastActivity'>>;

/** Writes a change of a locked contact and announces it. Returns the contact afterwards. */
export async function reviseContact(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  known: Contact,
  change: Change,
): Promise<Contact> {
  const revised = { ...known, ...change, revision: nextRevision(known), updatedDate: now().toISOString() };
  await saveContact(tx, revised);
  announceContact(tx, 'updated', revised);
  return revised;
}
