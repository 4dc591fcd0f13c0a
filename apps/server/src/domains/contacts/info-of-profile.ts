import type { Profile } from '../identity/index.ts';
import type { ContactAddress, ContactEmail, ContactInfo, ContactPhone } from './contact.ts';

/** Registration data in the form of a contact. */
export function infoOfProfile(profile: Profile, email: string): ContactInfo {
  const { firstName, lastName, company, position, birthdate, language, labels = [], customFields = [] } = profile;
  const fields = customFields.flatMap(({ name, value }) => {
    const plain = value?.strValue ?? value?.numValue ?? value?.boolValue ?? value?.dateValue;
    return name && plain !== undefined && plain !== null ? [[name, plain] as const] : [];
  });
  return {
    name: { first: firstName, last: lastName },
    emails: { items: [{ email, tag: 'MAIN', primary: true }, ...otherEmails(profile)] },
    phones: { items: phones(profile) },
    addresses: { items: addresses(profile) },
    company,
    jobTitle: position,
    birthdate,
    locale: language,
    labelKeys: { items: labels },
    extendedFields: { items: Object.fromEntries(fields) },
  };
}

/** Profiles hold any text in place of an address. */
const isEmail = (text: string): boolean => /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text.trim());

const otherEmails = ({ emails = [], secondaryEmails = [] }: Profile): ContactEmail[] => [
  ...secondaryEmails.map(({ email = '', tag = 'UNTAGGED' }) => ({ email, tag, primary: false })),
  ...emails.filter(isEmail).map((email) => ({ email, tag: 'UNTAGGED' as const, primary: false })),
];

const phones = ({ phones = [], phonesV2 = [] }: Profile): ContactPhone[] => [
  ...phonesV2.map(({ phone = '', tag = 'UNTAGGED', countryCode }) => ({ phone, tag, countryCode, primary: false })),
  ...phones.map((phone) => ({ phone, tag: 'UNTAGGED' as const, primary: false })),
];

const addresses = ({ addresses = [] }: Profile): ContactAddress[] =>
  addresses.map(({ address = {}, tag = 'UNTAGGED' }) => {
    const { streetName, streetNumber, addressLine, ...place } = address;
    const street = streetName ? { streetAddress: { name: streetName, number: streetNumber ?? '' } } : { addressLine };
    return { tag, address: { ...place, ...street } };
  });
