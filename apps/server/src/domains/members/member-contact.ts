import type { Static } from '@stoa/contract';
import type { MemberContact } from '@stoa/contract/members/member';
import type { Refusal } from '../../platform/refusal.ts';
import type { ContactChange, ContactInfo } from '../contacts/index.ts';

/** The contact data that members show. */
export type ContactView = Static<typeof MemberContact>;
type Address = NonNullable<ContactView['addresses']>[number];

/** A member's contact data, in the simpler form that members have. */
export function viewContact(info: ContactInfo): ContactView {
  const { name, emails, phones, addresses, birthdate, company, jobTitle, extendedFields } = info;
  const custom = Object.entries(extendedFields?.items ?? {});
  return {
    ...(name?.first ? { firstName: name.first } : {}),
    ...(name?.last ? { lastName: name.last } : {}),
    phones: (phones?.items ?? []).map(({ phone = '' }) => phone),
    emails: (emails?.items ?? []).map(({ email = '' }) => email),
    addresses: (addresses?.items ?? []).map(({ id, address = {} }) => ({ id, ...address })),
    ...(birthdate ? { birthdate } : {}),
    ...(company ? { company } : {}),
    ...(jobTitle ? { jobTitle } : {}),
    customFields: Object.fromEntries(custom.map(([key, value]) => [key, { name: key, value }])),
  };
}

/**
 * The change of a contact that results from a member's change. Omitted fields stay; empty text clears a field; lists
 * are replaced, but empty ones change nothing. Repeated list items keep their tags.
 */
export function contactChangeOf(info: ContactInfo, change: ContactView): ContactChange {
  const { firstName, lastName, phones, emails, addresses, birthdate, company, jobTitle, customFields } = change;
  const name = { ...cleared('first', firstName), ...cleared('last', lastName) };
  const values = Object.entries(customFields ?? {}).map(([key, { value }]) => [key, value ?? null] as const);
  return {
    ...(Object.keys(name).length > 0 ? { name } : {}),
    ...cleared('birthdate', birthdate),
    ...cleared('company', company),
    ...cleared('jobTitle', jobTitle),
    ...(phones?.length ? { phones: { items: phones.map((phone) => knownPhone(info, phone)) } } : {}),
    ...(emails?.length ? { emails: { items: emails.map((email) => knownEmail(info, email)) } } : {}),
    ...(addresses?.length ? { addresses: { items: addresses.map((address) => knownAddress(info, address)) } } : {}),
    ...(values.length > 0 ? { extendedFields: { items: Object.fromEntries(values) } } : {}),
  };
}

const knownPhone = ({ phones }: ContactInfo, phone: string) =>
  phones?.items?.find((one) => one.phone === phone) ?? { phone };

const knownEmail = ({ emails }: ContactInfo, email: string) =>
  emails?.items?.find((one) => one.email?.toLowerCase() === email.toLowerCase()) ?? { email };

function knownAddress({ addresses }: ContactInfo, { id, ...address }: Address) {
  const known = addresses?.items?.find((one) => id && one.id === id);
  return { ...known, address: address as NonNullable<NonNullable<typeof known>['address']> };
}

const cleared = (field: string, value: string | null | undefined): Record<string, string | null> =>
  typeof value === 'string' ? { [field]: value || null } : {};

/** The refusal of a contact, with the fields' names on members. */
export function asMemberRefusal(refusal: Refusal): Refusal {
  if (refusal.refused !== 'invalid') return refusal;
  const violations = refusal.violations.map((violation) => {
    const path = violation.field.replace(/^info\./, '').replace(/\.items\.(\d+)(\.(phone|email))?/, '.$1');
    return { ...violation, field: `member.contact.${path}` };
  });
  return { ...refusal, violations };
}
