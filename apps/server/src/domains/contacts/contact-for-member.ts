import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, type Violation } from '../../platform/refusal.ts';
import type { Profile } from '../identity/index.ts';
import { checkFieldValues } from '../member-fields/index.ts';
import { completeInfo } from './complete-info.ts';
import { type Contact, type ContactInfo, emailKey, emailsOf } from './contact.ts';
import { announceContact } from './contact-view.ts';
import { contactExists, findContact, insertContact, lockContactOfPerson, lockKeys } from './contacts.store.ts';
import { newContact } from './create-contact.ts';
import { infoOfProfile } from './info-of-profile.ts';
import { joinInfo } from './join-info.ts';
import { reviseContact } from './revise-contact.ts';

type NewMember = {
  memberId: string;
  /** The address that they log in with. */
  email: string;
  /** Their registration data. */
  profile: Profile;
  /** The visitor that they were until now. */
  visitorId?: string | null;
};

/**
 * The contact of a new member: the one with their address, or the one that the visitor left without an address;
 * otherwise a new one. Returns its id.
 */
export async function contactForMember(
  ctx: Context,
  tx: Tx,
  { memberId, email, profile, visitorId = null }: NewMember,
): Promise<string> {
  const key = emailKey(email);
  await lockKeys(tx, { emails: [key], phones: [] });
  const known = await lockContactOfPerson(tx, { email: key, visitorId });
  const info = mainEmail(joinInfo(known?.info ?? {}, infoOfProfile(profile, email)), key);
  const lastActivity = { activityType: 'MEMBER_REGISTER' as const, activityDate: ctx.now().toISOString() };
  // profiles are checked on input; values that a contact cannot hold are dropped rather than refusing the member
  const complete = completeInfo(info, ctx.newId, known?.info);
  const kept = isRefusal(complete) ? mainEmail(joinInfo(known?.info ?? {}, bareInfo(ctx, email)), key) : complete;
  if (known) {
    await reviseContact(ctx, tx, known, { info: kept, memberId, lastActivity });
    return known.id;
  }
  const fresh = newContact(ctx, kept, { sourceType: 'WIX_SITE_MEMBERS' });
  const created: Contact = { ...fresh, lastActivity, memberId, visitorId };
  await insertContact(tx, created);
  announceContact(tx, 'created', created);
  return created.id;
}

const bareInfo = (ctx: Context, email: string): ContactInfo => ({
  emails: { items: [{ id: ctx.newId(), email, tag: 'MAIN', primary: true }] },
});

/** Makes the login address the main one. */
function mainEmail(info: ContactInfo, key: string): ContactInfo {
  const items = emailsOf(info).map((item) => ({ ...item, primary: emailKey(item.email) === key }));
  return { ...info, emails: { items } };
}

/** Whether a contact has this address: registering with it then takes proof of ownership. */
export const hasContact = (tx: Tx, email: string): Promise<boolean> => contactExists(tx, emailKey(email));

/** The changes that a member's profile makes to their contact. Lists are replaced; null clears. */
export type ContactChange = { [Field in keyof ContactInfo]?: ContactInfo[Field] | null };

/**
 * Writes a member's changes to their contact, made by themselves or by staff: `asked` may be made of what is known once
 * nobody else can change it. The login address always stays the main one; `loginEmail` is given where it changed.
 */
export async function updateContactOfMember(
  ctx: Context,
  tx: Tx,
  contactId: string,
  asked: ContactChange | ((known: ContactInfo) => ContactChange),
  { loginEmail }: { loginEmail?: string } = {},
): Promise<Refusal | undefined> {
  const known = await findContact(tx, contactId, { lock: true });
  if (!known) return undefined;
  const change = typeof asked === 'function' ? asked(known.info) : asked;
  const wrong = await wrongFieldValues(tx, known.info, change);
  if (wrong.length > 0) return invalid(...wrong);
  const login = loginEmail ?? emailsOf(known.info).find(({ primary }) => primary)?.email;
  const changed = joinInfo(applyChange(known.info, change), login ? bareInfo(ctx, login) : {});
  const info = completeInfo(login ? mainEmail(changed, emailKey(login)) : changed, ctx.newId, known.info);
  if (isRefusal(info)) return info;
  await reviseContact(ctx, tx, known, { info });
  return undefined;
}

/** The violations among changed profile fields; unchanged ones are not checked. */
async function wrongFieldValues(tx: Tx, known: ContactInfo, change: ContactChange): Promise<Violation[]> {
  const before = known.extendedFields?.items ?? {};
  const changed = Object.entries(change.extendedFields?.items ?? {}).filter(
    ([key, value]) => !isDeepStrictEqual(value ?? null, before[key] ?? null),
  );
  const path = 'info.extendedFields.items';
  const { violations, unknown } = await checkFieldValues(tx, Object.fromEntries(changed), path);
  const description = 'is not a field of profiles';
  return [
    ...violations,
    ...unknown.map((name) => ({ field: `${path}.${name}`, description, violatedRule: 'FIELD_NOT_ALLOWED' as const })),
  ];
}

/** The information after a change. Fields that it does not name stay, also within names and extended fields. */
export function applyChange(info: ContactInfo, change: ContactChange): ContactInfo {
  const changed = { ...info, ...change } as ContactInfo;
  if (change.name) changed.name = { ...info.name, ...change.name };
  if (change.extendedFields) {
    changed.extendedFields = { items: { ...info.extendedFields?.items, ...change.extendedFields.items } };
  }
  return changed;
}
