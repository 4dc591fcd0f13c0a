import type { ContactInfo, ContactView } from './contact.ts';

type Email = NonNullable<NonNullable<ContactInfo['emails']>['items']>[number];
type Phone = NonNullable<NonNullable<ContactInfo['phones']>['items']>[number];
type Address = NonNullable<NonNullable<ContactInfo['addresses']>['items']>[number];

/** One address of mail or number, while it is written. */
export type Line = { key: string; text: string; isMain: boolean };
/** One place, while it is written. */
export type Place = { key: string; line: string; postalCode: string; city: string; country: string };

/** A contact as the form has it. */
export type ContactDraft = {
  first: string;
  last: string;
  company: string;
  jobTitle: string;
  birthdate: string;
  labels: string[];
  emails: Line[];
  phones: Line[];
  places: Place[];
};

export const newLine = (isMain: boolean): Line => ({ key: crypto.randomUUID(), text: '', isMain });
export const newPlace = (): Place => ({ key: crypto.randomUUID(), line: '', postalCode: '', city: '', country: '' });

export function draftOf({ info = {} }: ContactView): ContactDraft {
  return {
    first: info.name?.first ?? '',
    last: info.name?.last ?? '',
    company: info.company ?? '',
    jobTitle: info.jobTitle ?? '',
    birthdate: info.birthdate ?? '',
    labels: info.labelKeys?.items ?? [],
    emails: (info.emails?.items ?? []).map(({ id, email, primary }) => lineOf(id, email, primary)),
    phones: (info.phones?.items ?? []).map(({ id, phone, primary }) => lineOf(id, phone, primary)),
    places: (info.addresses?.items ?? []).map(({ id, address = {} }) => ({
      key: id ?? crypto.randomUUID(),
      line: streetOf(address),
      postalCode: address.postalCode ?? '',
      city: address.city ?? '',
      country: address.country ?? '',
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

/** What the form says, as the server takes it. Tags and parts of addresses that the form does not show stay. */
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
    .filter(({ line, city, postalCode, country }) => line.trim() || city.trim() || postalCode.trim() || country)
    .map(({ key, ...place }): Address => {
      const known = info.addresses?.items?.find(({ id }) => id === key);
      return { tag: known?.tag ?? 'UNTAGGED', address: { ...partsOf(known, place.line), ...rest(place) } };
    });
  return {
    name: { first: text(draft.first), last: text(draft.last) },
    company: text(draft.company),
    jobTitle: text(draft.jobTitle),
    birthdate: text(draft.birthdate),
    labelKeys: { items: draft.labels },
    emails: { items: emails },
    phones: { items: phones },
    addresses: { items: addresses },
  };
}

const written = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text.trim());

const rest = ({ postalCode, city, country }: Omit<Place, 'key'>) => ({
  postalCode: postalCode.trim() || null,
  city: city.trim() || null,
  country: country || null,
});

/** The street as it was written; in its parts where nobody changed it. */
function partsOf(known: Address | undefined, line: string): NonNullable<Address['address']> {
  const { streetAddress, addressLine: _, ...parts } = known?.address ?? {};
  const isSame = known?.address && streetOf(known.address) === line.trim();
  if (isSame && streetAddress) return { ...parts, streetAddress };
  return { ...parts, addressLine: line.trim() || null };
}
