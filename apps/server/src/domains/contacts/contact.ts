import type { Static } from '@stoa/contract';
import type { Contact as WireContact, ContactInfo as WireInfo } from '@stoa/contract/crm/contact';

/**
 * The data known about a contact, in wire form. E-mail addresses, numbers and postal addresses have ids; one of each is
 * the main one.
 */
export type ContactInfo = Static<typeof WireInfo>;
export type ContactActivity = NonNullable<Static<typeof WireContact>['lastActivity']>['activityType'] & string;
export type ContactSource = { sourceType: SourceType; appId?: string };
type SourceType = NonNullable<Static<typeof WireContact>['source']>['sourceType'] & string;

/** A person that a site deals with. */
export type Contact = {
  id: string;
  revision: string;
  info: ContactInfo;
  source: ContactSource;
  lastActivity: { activityType: ContactActivity; activityDate: string };
  /** The member with this contact; null for others. */
  memberId: string | null;
  /** The visitor in whose browser the contact was first met. */
  visitorId: string | null;
  createdDate: string;
  updatedDate: string;
  /** What its addresses said to mails that nobody asked for, as it was when the contact was read; null if none did. */
  subscriptions?: Readonly<Record<string, 'SUBSCRIBED' | 'UNSUBSCRIBED'>> | null;
  /** Whether its main address refused the last mail, as it was when the contact was read. */
  refusesMail?: boolean;
};

export type ContactEmail = NonNullable<NonNullable<ContactInfo['emails']>['items']>[number];
export type ContactPhone = NonNullable<NonNullable<ContactInfo['phones']>['items']>[number];
export type ContactAddress = NonNullable<NonNullable<ContactInfo['addresses']>['items']>[number];

export const emailsOf = (info: ContactInfo): ContactEmail[] => info.emails?.items ?? [];
export const phonesOf = (info: ContactInfo): ContactPhone[] => info.phones?.items ?? [];
export const addressesOf = (info: ContactInfo): ContactAddress[] => info.addresses?.items ?? [];
export const labelsOf = (info: ContactInfo): string[] => info.labelKeys?.items ?? [];

/** The form in which e-mail addresses are compared: in whatever way one is written, mail goes to the same box. */
export const emailKey = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

/** The form in which numbers are compared: their digits, with a plus where they begin with a country code. */
export function phoneKey(phone: string | undefined): string {
  const written = (phone ?? '').trim();
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+')) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/** The number in E.164; null where it has no country code. */
export function e164Of(phone: string | undefined): string | null {
  const key = phoneKey(phone);
  return /^\+[1-9]\d{6,14}$/.test(key) ? key : null;
}

/** The form in which postal addresses are compared. */
export const addressKey = ({ address }: ContactAddress): string => {
  const { streetAddress, addressLine, addressLine2, postalCode, city, subdivision, country } = address ?? {};
  return [streetAddress?.name, streetAddress?.number, addressLine, addressLine2, postalCode, city, subdivision, country]
    .map((part) => (part ?? '').trim().toLowerCase())
    .join('\n');
};

const mainOf = <Item extends { primary?: boolean | null }>(items: readonly Item[]): Item | undefined =>
  items.find(({ primary }) => primary) ?? items[0];
export const primaryEmailOf = (info: ContactInfo): ContactEmail | undefined => mainOf(emailsOf(info));
export const primaryPhoneOf = (info: ContactInfo): ContactPhone | undefined => mainOf(phonesOf(info));

/** The display name of a contact; empty if nothing but ways to reach them is known. */
export const fullNameOf = ({ name }: ContactInfo): string => [name?.first, name?.last].filter(Boolean).join(' ');

export const emailKeysOf = (info: ContactInfo): string[] => emailsOf(info).map(({ email }) => emailKey(email));
export const phoneKeysOf = (info: ContactInfo): string[] => phonesOf(info).map(({ phone }) => phoneKey(phone));

/** The keys that make two contacts the same person: an e-mail address, or the number of a contact without one. */
export function identifyingKeys(info: ContactInfo): { emails: string[]; phones: string[] } {
  const emails = emailKeysOf(info);
  return { emails, phones: emails.length > 0 ? [] : phoneKeysOf(info) };
}

/** The maximum on one contact: labels, and e-mail addresses, numbers and postal addresses of each. */
export const MOST_LABELS = 2000;
const MOST_ITEMS = 50;
export const isOverfull = (info: ContactInfo): boolean =>
  labelsOf(info).length > MOST_LABELS ||
  [emailsOf(info), phonesOf(info), addressesOf(info)].some((items) => items.length > MOST_ITEMS);

export const nextRevision = ({ revision }: Contact): string => String(Number(revision) + 1);

/** Whether there is a name or a way to reach the contact. */
export const isEnough = (info: ContactInfo): boolean =>
  fullNameOf(info) !== '' || emailsOf(info).length > 0 || phonesOf(info).length > 0;
