import type { contacts } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { completeInfo } from './complete-info.ts';
import { type Contact, emailKey, isEnough, nextRevision, primaryEmailOf } from './contact.ts';
import { applyChange } from './contact-for-member.ts';
import { announceContact, viewContact, withoutDerived } from './contact-view.ts';
import { findContact, saveContact } from './contacts.store.ts';
import { refuseDuplicate } from './create-contact.ts';

/**
 * Writes the sent fields to a contact that still has the revision it was read with. Lists are replaced; null clears a
 * field. A member's login address stays the main one.
 */
export const updateContact: UseCase<typeof contacts.updateContact> = async (
  ctx,
  { contactId, revision, info: sent, allowDuplicates },
) => {
  if (Object.keys(sent).length === 0) return refuse('INSUFFICIENT_UPDATE_CONTACT_DATA');
  return withSite(ctx, async (tx) => {
    const known = await findContact(tx, contactId, { lock: true });
    if (!known) return refuse('CONTACT_NOT_FOUND');
    if (Number(known.revision) !== revision)
      return refuse('CONTACT_ALREADY_CHANGED', { currentRevision: Number(known.revision) });
    const info = completeInfo(applyChange(known.info, withoutDerived(sent)), ctx.newId, known.info);
    if (isRefusal(info)) return info;
    if (!isEnough(info)) return refuse('INSUFFICIENT_CONTACT_DATA');
    const contact: Contact = { ...known, info, revision: nextRevision(known), updatedDate: ctx.now().toISOString() };
    if (known.memberId && mainEmailOf(contact) !== mainEmailOf(known)) return refuse('CANNOT_UPDATE_MEMBER_EMAIL');
    const duplicate = await refuseDuplicate(tx, info, { allowDuplicates, known });
    if (duplicate) return duplicate;
    await saveContact(tx, contact);
    announceContact(tx, 'updated', contact);
    return { contact: viewContact(contact) };
  });
};

const mainEmailOf = ({ info }: Contact): string => emailKey(primaryEmailOf(info)?.email);
