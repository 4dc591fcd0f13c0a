import type { contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findStaffEmails } from '../identity/index.ts';
import { type Contact, emailKeysOf } from './contact.ts';
import { announceContact } from './contact-view.ts';
import { findContact, removeContacts } from './contacts.store.ts';

/** Deletes a contact, unless it belongs to a member or the team. Orders stay as they are. */
export const deleteContact: UseCase<typeof contacts.deleteContact> = async (ctx, { contactId }) => {
  const known = await readSite(ctx, (tx) => findContact(tx, contactId));
  if (!known) return refuse('CONTACT_NOT_FOUND');
  const refusal = (await refusalsToDelete(ctx, [known])).get(known.id);
  if (refusal) return refusal;
  return withSite(ctx, async (tx) => ((await deleteContacts(tx, [known])) > 0 ? {} : refuse('CONTACT_NOT_FOUND')));
};

/**
 * The reasons why some of the contacts cannot be deleted, by their ids. Reads data beyond the site, so that it must not
 * be called within a transaction.
 */
export async function refusalsToDelete(ctx: Context, contacts: readonly Contact[]): Promise<Map<string, Refusal>> {
  const staff = await findStaffEmails(
    ctx,
    contacts.flatMap(({ info }) => emailKeysOf(info)),
  );
  const refusals = new Map<string, Refusal>();
  for (const { id, info, memberId } of contacts) {
    if (memberId) refusals.set(id, refuse('CANNOT_DELETE_MEMBER', { memberId }));
    else if (emailKeysOf(info).some((email) => staff.has(email)))
      refusals.set(id, refuse('CANNOT_DELETE_MEMBER_OWNER_OR_CONTRIBUTOR'));
  }
  return refusals;
}

/** Deletes the contacts that still exist and are not members'; returns their number. */
export async function deleteContacts(tx: Tx, contacts: readonly Contact[]): Promise<number> {
  const removed = await removeContacts(
    tx,
    contacts.map(({ id }) => id),
  );
  for (const contact of contacts) if (removed.has(contact.id)) announceContact(tx, 'deleted', contact);
  return removed.size;
}
