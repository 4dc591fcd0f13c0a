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

/** The person behind an activity on the site, with the data they gave. */
export type Person = {
  info: ContactInfo;
  memberId?: string | null;
  visitorId?: string | null;
  activity: Contact['lastActivity'];
};

/**
 * Finds the contact of a person, by account or by address or number, or creates one. Strangers' input is added to the
 * known data, but not to members', since anyone can type a member's address. Null where nothing identifies the person.
 */
export async function upsertContact(
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
  // most are members or known with everything they say, and nobody else's data is added to members': no lock for them
  const [seen] = await findByKeys(tx, keys);
  if (seen && (seen.memberId || !joined(clock, seen, said))) {
    noteActivity(tx, seen.id, activity);
    return seen.id;
  }
  await lockKeys(tx, keys);
  const [same] = await findByKeys(tx, keys);
  if (!same) {
    const contact = { ...newContact(clock, said, { sourceType: 'WIX_STORES' }), visitorId, lastActivity: activity };
    await insertContact(tx, contact);
    announceContact(tx, 'created', contact);
    return contact.id;
  }
  if (same.memberId) {
    noteActivity(tx, same.id, activity);
    return same.id;
  }
  const known = await findContact(tx, same.id, { lock: true });
  return known && addToContact(clock, tx, known, said, activity);
}

/**
 * A contact's data with what that person says; null where it stays as it is: orders to ever new addresses cannot fill a
 * contact beyond its limits.
 */
function joined(clock: Pick<Context, 'newId'>, known: Contact, said: ContactInfo): ContactInfo | null {
  const info = completeInfo(joinInfo(known.info, said), clock.newId, known.info);
  return isRefusal(info) || isOverfull(info) || isDeepStrictEqual(info, known.info) ? null : info;
}

/** Adds a person's input to their locked contact; existing data takes precedence. */
async function addToContact(
  clock: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  known: Contact,
  said: ContactInfo,
  activity: Contact['lastActivity'],
): Promise<string> {
  const info = joined(clock, known, said);
  const isNewer = activity.activityDate >= known.lastActivity.activityDate;
  if (info) await reviseContact(clock, tx, known, { info, lastActivity: isNewer ? activity : known.lastActivity });
  else noteActivity(tx, known.id, activity);
  return known.id;
}
