import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { completeInfo } from './complete-info.ts';
import { type Contact, type ContactInfo, identifyingKeys, isOverfull } from './contact.ts';
import { announceContact } from './contact-view.ts';
import {
  findByKeys,
  findContact,
  findContactOfMember,
  insertContact,
  lockKeys,
  noteActivity,
} from './contacts.store.ts';
import { newContact } from './create-contact.ts';
import { joinInfo } from './join-info.ts';
import { reviseContact } from './revise-contact.ts';

/** Somebody who did something on the site, and what they said of themselves. */
export type Person = {
  info: ContactInfo;
  memberId?: string | null;
  visitorId?: string | null;
  activity: Contact['lastActivity'];
};

/**
 * The contact that somebody is, by their account or by their address or number; a new one where there is none. What
 * strangers say is added to what is known, but not to members: anybody can type a member's address. Null where nothing
 * tells who it is.
 */
export async function meetPerson(
  clock: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  { info, memberId = null, visitorId = null, activity }: Person,
): Promise<string | null> {
  const said = completeInfo(info, clock.newId);
  if (isRefusal(said)) return null;
  if (memberId) {
    const member = await findContactOfMember(tx, memberId);
    return member && addToContact(clock, tx, member, said, activity);
  }
  const keys = identifyingKeys(said);
  if (keys.emails.length + keys.phones.length === 0) return null;
  await lockKeys(tx, keys);
  const [same] = await findByKeys(tx, keys);
  if (!same) {
    const contact = { ...newContact(clock, said, { sourceType: 'WIX_STORES' }), visitorId, lastActivity: activity };
    await insertContact(tx, contact);
    announceContact(tx, 'created', contact);
    return contact.id;
  }
  if (same.memberId) {
    await noteActivity(tx, same.id, activity);
    return same.id;
  }
  const known = await findContact(tx, same.id, { lock: true });
  return known && addToContact(clock, tx, known, said, activity);
}

/** Adds what somebody said to their contact, which is locked; what is known already counts more. */
async function addToContact(
  clock: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  known: Contact,
  said: ContactInfo,
  activity: Contact['lastActivity'],
): Promise<string> {
  const info = completeInfo(joinInfo(known.info, said), clock.newId, known.info);
  // whoever orders to ever new addresses does not fill a contact beyond what it can hold
  if (isRefusal(info) || isOverfull(info) || isDeepStrictEqual(info, known.info)) {
    await noteActivity(tx, known.id, activity);
    return known.id;
  }
  const isNewer = activity.activityDate >= known.lastActivity.activityDate;
  await reviseContact(clock, tx, known, { info, lastActivity: isNewer ? activity : known.lastActivity });
  return known.id;
}
