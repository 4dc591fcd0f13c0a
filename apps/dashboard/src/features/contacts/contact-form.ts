import { words } from '../../app/words.ts';
import { emptyPlace, isEmptyPlace, type Place, placeOf, writtenPlace, wrongWithPlace } from '../../ui/address/place.ts';
import { notEmail } from '../../ui/form/checks.ts';
import type { Part } from '../../ui/form/parts.ts';
import type { Wire } from '../../ui/form/server-errors.ts';
import { type ContactInfo, type ContactView, VAT_ID, vatIdOf } from './contact.ts';

const texts = words.contacts.fields;

type Email = NonNullable<NonNullable<ContactInfo['emails']>['items']>[number];
type Phone = NonNullable<NonNullable<ContactInfo['phones']>['items']>[number];
type Address = NonNullable<NonNullable<ContactInfo['addresses']>['items']>[number];

/** An e-mail address or phone number in the form. */
export type Line = { key: string; text: string; isMain: boolean };
/** A postal address in the form. */
export type ContactPlace = Place & { key: string };

/** A contact as the form edits it. */
export type ContactDraft = {
  first: string;
  last: string;
  company: string;
  jobTitle: string;
  vatId: string;
  birthdate: string;
  labels: string[];
  emails: Line[];
  phones: Line[];
  places: ContactPlace[];
};

/** The names of the parts of a contact. */
export const contactParts = {
  first: { label: texts.firstName, fields: ['first'], text: ({ first }) => first },
  last: { label: texts.lastName, fields: ['last'], text: ({ last }) => last },
  company: { label: texts.company, fields: ['company'], text: ({ company }) => company },
  jobTitle: { label: texts.job, fields: ['jobTitle'], text: ({ jobTitle }) => jobTitle },
  vatId: { label: texts.vatNumber, fields: ['vatId'], text: ({ vatId }) => vatId },
  birthdate: { label: texts.birthday, fields: ['birthdate'], text: ({ birthdate }) => birthdate },
  labels: { label: texts.labels, fields: ['labels'] },
  emails: { label: texts.email, fields: ['emails'] },
  phones: { label: texts.phone, fields: ['phones'] },
  places: { label: texts.addresses, fields: ['places'] },
} as const satisfies Record<string, Part<ContactDraft>>;

/** Maps wire fields to form fields with other names. */
export const contactWire: Wire = {
  fields: [
    ['info.name.first', 'first'],
    ['info.name.last', 'last'],
    ['info.labelKeys', 'labels'],
    ['info.addresses', 'places'],
    ['info.extendedFields', 'vatId'],
  ],
};

export const wrongWith = ({ emails, places }: ContactDraft) => ({
  ...Object.fromEntries(emails.map(({ text }, index) => [`emails.${index}`, text.trim() ? notEmail(text) : null])),
  ...Object.assign({}, ...places.map((place, index) => wrongWithPlace(place, `places.${index}`))),
});

export const newLine = (isMain: boolean): Line => ({ key: crypto.randomUUID(), text: '', isMain });
export const newPlace = (): ContactPlace => ({ ...emptyPlace, key: crypto.randomUUID() });

export function draftOf({ info = {} }: ContactView): ContactDraft {
  return {
    first: info.name?.first ?? '',
    last: info.name?.last ?? '',
    company: info.company ?? '',
    jobTitle: info.jobTitle ?? '',
    vatId: vatIdOf(info),
    birthdate: info.birthdate ?? '',
    labels: info.labelKeys?.items ?? [],
    emails: (info.emails?.items ?? []).map(({ id, email, primary }) => lineOf(id, email, primary)),
    phones: (info.phones?.items ?? []).map(({ id, phone, primary }) => lineOf(id, phone, primary)),
    places: (info.addresses?.items ?? []).map(({ id, address = {} }) => ({
      key: id ?? crypto.randomUUID(),
      ...placeOf({ ...address, addressLine: streetOf(address) }),
    })),
  };
}

const lineOf = (
  id: string | null | undefined,
  text: string | undefined,
  primary: boolean | null | undefined,
): Line => ({
  key: id ?? crypto.randomUUID(),
  text: text ?? '',
  isMain: primary === true,
});

const streetOf = ({ addressLine, streetAddress }: NonNullable<Address['address']>): string =>
  addressLine || [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');

/** Converts the form to its wire format. Tags and parts of addresses that the form does not show are kept. */
export function infoOf(draft: ContactDraft, { info = {} }: ContactView): ContactInfo {
  const text = (value: string) => value.trim() || null;
  const emails: Email[] = written(draft.emails).map(({ key, text: email, isMain }) => ({
    tag: info.emails?.items?.find(({ id }) => id === key)?.tag ?? 'UNTAGGED',
    email: email.trim(),
    primary: isMain,
  }));
  const phones: Phone[] = written(draft.phones).map(({ key, text: phone, isMain }) => {
    const known = info.phones?.items?.find(({ id }) => id === key);
    const { countryCode } = known ?? {};
    return {
      tag: known?.tag ?? 'UNTAGGED',
      phone: phone.trim(),
      primary: isMain,
      ...(countryCode ? { countryCode } : {}),
    };
  });
  const addresses = draft.places
    .filter((place) => !isEmptyPlace(place))
    .map(({ key, ...place }): Address => {
      const known = info.addresses?.items?.find(({ id }) => id === key);
      return {
        tag: known?.tag ?? 'UNTAGGED',
        address: {
          ...partsOf(known, place.addressLine),
          addressLine2: place.addressLine2.trim() || null,
          ...writtenPlace(place),
        },
      };
    });
  return {
    name: { first: text(draft.first), last: text(draft.last) },
    company: text(draft.company),
    jobTitle: text(draft.jobTitle),
    birthdate: text(draft.birthdate),
    labelKeys: { items: draft.labels },
    extendedFields: { items: { [VAT_ID]: text(draft.vatId) } },
    emails: { items: emails },
    phones: { items: phones },
    addresses: { items: addresses },
  };
}

const written = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text.trim());

/** The street as one line if it was rewritten; in its original parts if it is unchanged. */
function partsOf(known: Address | undefined, line: string): NonNullable<Address['address']> {
  const { streetAddress, addressLine: _, ...parts } = known?.address ?? {};
  const isSame = known?.address && streetOf(known.address) === line.trim();
  if (isSame && streetAddress) return { ...parts, streetAddress };
  return { ...parts, addressLine: line.trim() || null };
}
