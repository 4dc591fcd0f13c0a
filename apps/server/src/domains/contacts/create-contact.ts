import type { contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { completeInfo } from './complete-info.ts';
import { type Contact, type ContactInfo, type ContactSource, identifyingKeys, isEnough } from './contact.ts';
import { announceContact, viewContact, withoutDerived } from './contact-view.ts';
import { findByKeys, insertContact, lockKeys } from './contacts.store.ts';

/** Writes a new contact. Refuses the address of another contact, or its number if it has no address. */
export const createContact: UseCase<typeof contacts.createContact> = async (ctx, { info: sent, allowDuplicates }) => {
  const info = completeInfo(withoutDerived(sent), ctx.newId);
  if (isRefusal(info)) return info;
  if (!isEnough(info)) return refuse('INSUFFICIENT_CONTACT_DATA');
  return withSite(ctx, async (tx) => {
    const duplicate = await refuseDuplicate(tx, info, { allowDuplicates });
    if (duplicate) return duplicate;
    const contact = newContact(ctx, info, sourceOf(ctx));
    await insertContact(tx, contact);
    announceContact(tx, 'created', contact);
    return { contact: viewContact(contact) };
  });
};

type Clock = Pick<Context, 'now' | 'newId'>;

export function newContact({ now, newId }: Clock, info: ContactInfo, source: ContactSource): Contact {
  const date = now().toISOString();
  return {
    id: newId(),
    revision: '1',
    info,
    source,
    lastActivity: { activityType: 'CONTACT_CREATED', activityDate: date },
    memberId: null,
    visitorId: null,
    createdDate: date,
    updatedDate: date,
  };
}

function sourceOf({ caller }: Context): ContactSource {
  if (caller.kind !== 'app') return { sourceType: 'ADMIN' };
  return { sourceType: 'THIRD_PARTY', ...(isGuid(caller.id) ? { appId: caller.id } : {}) };
}

/**
 * The refusal if another contact is the same person. Checks only addresses and numbers that `known` did not have, and
 * makes other transactions that write them wait.
 */
export async function refuseDuplicate(
  tx: Tx,
  info: ContactInfo,
  { allowDuplicates, known }: { allowDuplicates?: boolean; known?: Contact },
): Promise<Refusal | null> {
  const had = known ? identifyingKeys(known.info) : { emails: [], phones: [] };
  const now = identifyingKeys(info);
  const keys = {
    emails: now.emails.filter((email) => !had.emails.includes(email)),
    phones: now.phones.filter((phone) => !had.phones.includes(phone)),
  };
  if (keys.emails.length + keys.phones.length === 0) return null;
  await lockKeys(tx, keys);
  if (allowDuplicates) return null;
  const other = (await findByKeys(tx, keys)).find(({ id }) => id !== known?.id);
  return other ? refuse('DUPLICATE_CONTACT_EXISTS', { duplicateContactId: other.id }) : null;
}
