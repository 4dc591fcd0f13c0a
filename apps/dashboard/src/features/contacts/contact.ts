import type { contacts, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';

const texts = words.contacts;

export type ContactView = NonNullable<Response<typeof contacts.getContact>['contact']>;
export type ContactInfo = NonNullable<ContactView['info']>;

/** The display name of a contact: its name, or an address or number. */
export function nameOfContact({ info, primaryInfo }: ContactView): string {
  const name = [info?.name?.first, info?.name?.last].filter(Boolean).join(' ');
  return name || primaryInfo?.email || primaryInfo?.phone || texts.unnamed;
}

export const isMember = ({ info }: ContactView): boolean =>
  info?.extendedFields?.items?.['members.membershipStatus'] === 'MEMBER';

/** The extended field that holds a VAT number. */
export const VAT_ID = 'invoices.vatId';
export const vatIdOf = ({ extendedFields }: ContactInfo): string => {
  const written = extendedFields?.items?.[VAT_ID];
  return typeof written === 'string' ? written : '';
};

export const labelsOf = ({ info }: ContactView): string[] => info?.labelKeys?.items ?? [];

/** Labels are stored under keys: "VIP buyers" as `custom.vip-buyers`. */
export function labelKeyOf(name: string): string {
  const text = name.trim();
  if (/^[\w-]+\.[^\s.]+$/.test(text)) return text;
  const key = text.toLowerCase().replace(/[\s.]+/g, '-');
  return `custom.${key.replace(/^-+|-+$/g, '')}`;
}

/** Turns `custom.vip-buyers` into "Vip buyers". */
export function labelNameOf(key: string): string {
  const words = key
    .slice(key.indexOf('.') + 1)
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Descriptions of a contact's last activity. */
const activities: Record<string, string> = {
  CONTACT_CREATED: texts.activities.CONTACT_CREATED,
  CONTACT_MERGED: texts.activities.CONTACT_MERGED,
  ECOM_PURCHASE: texts.activities.ECOM_PURCHASE,
  ECOM_CHECKOUT_BUYER: texts.activities.ECOM_CHECKOUT_BUYER,
  MEMBER_LOGIN: texts.activities.MEMBER_LOGIN,
  MEMBER_REGISTER: texts.activities.MEMBER_REGISTER,
  MEMBER_STATUS_CHANGED: texts.activities.MEMBER_STATUS_CHANGED,
};
export const activityOf = ({ lastActivity }: ContactView): string =>
  activities[lastActivity?.activityType ?? ''] ?? texts.activities.visited;

const sources: Record<string, string> = {
  ADMIN: texts.sources.ADMIN,
  THIRD_PARTY: texts.sources.THIRD_PARTY,
  WIX_SITE_MEMBERS: texts.sources.WIX_SITE_MEMBERS,
  WIX_STORES: texts.sources.WIX_STORES,
};
export const sourceOf = ({ source }: ContactView): string =>
  sources[source?.sourceType ?? ''] ?? texts.sources.elsewhere;

/** What the main address said to mails that nobody asked for; null for a contact without an address. */
export function subscriptionOf({ primaryEmail }: ContactView): 'NOT_SET' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | null {
  if (!primaryEmail?.email) return null;
  const { subscriptionStatus } = primaryEmail;
  return subscriptionStatus === 'SUBSCRIBED' || subscriptionStatus === 'UNSUBSCRIBED' ? subscriptionStatus : 'NOT_SET';
}
