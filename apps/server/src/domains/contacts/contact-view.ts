import { contactEvents, type Static } from '@stoa/contract';
import type { ContactFieldSet, Contact as WireContact } from '@stoa/contract/crm/contact';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { type Contact, type ContactInfo, e164Of, emailKey, primaryEmailOf, primaryPhoneOf } from './contact.ts';

type Wire = Static<typeof WireContact>;
export type FieldSet = Static<typeof ContactFieldSet>;

/** A complete contact on the wire. */
export function viewContact(contact: Contact): Wire {
  const { id, revision, source, createdDate, updatedDate, lastActivity, info, subscriptions } = contact;
  const email = primaryEmailOf(info)?.email;
  const phone = primaryPhoneOf(info);
  const e164Phone = e164Of(phone?.phone);
  return {
    id,
    revision: Number(revision),
    source,
    createdDate,
    updatedDate,
    lastActivity,
    primaryInfo: { ...(email && { email }), ...(phone && { phone: phone.phone }) },
    ...(email && {
      primaryEmail: {
        email,
        subscriptionStatus: subscriptions?.[emailKey(email)] ?? 'NOT_SET',
        deliverabilityStatus: contact.refusesMail ? 'BOUNCED' : 'NOT_SET',
      },
    }),
    ...(phone && {
      primaryPhone: {
        ...(phone.countryCode && { countryCode: phone.countryCode }),
        ...(e164Phone && { e164Phone }),
        formattedPhone: e164Phone ?? phone.phone,
        subscriptionStatus: 'NOT_SET',
        phone: phone.phone,
      },
    }),
    info: { ...info, extendedFields: { items: { ...info.extendedFields?.items, ...derivedFields(contact) } } },
  };
}

/** Extended fields derived from the others. Clients cannot write them. */
function derivedFields({ info: { name }, memberId }: Contact): Record<string, string> {
  const [first = '', last = ''] = [name?.first ?? '', name?.last ?? ''];
  return {
    'contacts.displayByFirstName': [first, last].filter(Boolean).join(' '),
    'contacts.displayByLastName': [last, first].filter(Boolean).join(' '),
    'members.membershipStatus': memberId ? 'MEMBER' : 'NOT_A_MEMBER',
  };
}

/** A client's input without the extended fields that it cannot write. */
export function withoutDerived(info: ContactInfo): ContactInfo {
  const items = info.extendedFields?.items;
  if (!items) return info;
  const written = Object.entries(items).filter(([name]) => !/^(contacts|members)\./.test(name));
  return { ...info, extendedFields: { items: Object.fromEntries(written) } };
}

/** The fields of a contact in a field set, and those named individually (`info.name`). */
export function pickFields(contact: Wire, fieldsets: readonly FieldSet[] = [], fields: readonly string[] = []): Wire {
  if (fieldsets.includes('FULL') || (fieldsets.length === 0 && fields.length === 0)) return contact;
  const paths = [...fieldsets.flatMap((fieldset) => fieldsOf[fieldset]), ...fields];
  const picked = { id: contact.id, revision: contact.revision } as Record<string, unknown>;
  for (const path of paths) copy(contact, picked, path.split('.'));
  return picked as Wire;
}

const BASIC = ['info.name', 'primaryInfo', 'primaryEmail', 'primaryPhone', 'info.picture'];
const COMMUNICATION_DETAILS = [...BASIC, 'info.emails', 'info.phones', 'info.addresses'];
const EXTENDED = [
  'createdDate',
  'updatedDate',
  'source',
  'lastActivity',
  'primaryInfo',
  'info.labelKeys',
  'info.extendedFields',
];
const fieldsOf: Record<FieldSet, string[]> = {
  BASIC,
  COMMUNICATION_DETAILS,
  EXTENDED: [...EXTENDED, ...COMMUNICATION_DETAILS, 'info.company', 'info.jobTitle', 'info.birthdate', 'info.locale'],
  FULL: [],
};

function copy(from: Record<string, unknown>, to: Record<string, unknown>, [head = '', ...rest]: string[]): void {
  const value = Object.hasOwn(from, head) ? from[head] : undefined;
  if (value === undefined) return;
  if (rest.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    to[head] = value;
    return;
  }
  const inner = { ...((to[head] as Record<string, unknown>) ?? {}) };
  copy(value as Record<string, unknown>, inner, rest);
  to[head] = inner;
}

/** Events of members' contacts concern the members as well. */
const withMember = (contact: Contact) => ({
  ...viewContact(contact),
  ...(contact.memberId ? { memberInfo: { memberId: contact.memberId } } : {}),
});

/** Announces a change of a contact; `origin` names its cause. */
export function announceContact(
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  contact: Contact,
  origin: { originatedFrom?: 'merge' } = {},
): void {
  emit(
    tx,
    what === 'deleted' ? contactEvents.deleted(contact.id, origin) : contactEvents[what](withMember(contact), origin),
  );
}
