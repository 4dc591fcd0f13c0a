import type { Field, FieldType, Section } from './field-document.ts';

/** A field that every site can have, whose values are parts of contacts and profiles. */
export type Standard = {
  key: string;
  name: string;
  type: FieldType;
  origin: Exclude<Field['origin'], 'CUSTOM'>;
  section: Section;
};

const standard = (
  key: string,
  name: string,
  { type = 'TEXT', origin = 'SYSTEM', section = 'GENERAL' }: Partial<Standard> = {},
): Standard => ({ key, name, type, origin, section });

/** The standard fields, with their names and types. */
export const standardFields: readonly Standard[] = [
  standard('firstName', 'First name'),
  standard('lastName', 'Last name'),
  standard('phone', 'Phone'),
  standard('birthdate', 'Birth date', { type: 'DATE', origin: 'CONTACT' }),
  standard('company', 'Company', { origin: 'CONTACT' }),
  standard('position', 'Position', { origin: 'CONTACT' }),
  standard('title', 'Title', { section: 'DISPLAY_INFO' }),
  standard('address', 'Address', { section: 'ADDRESS' }),
];
