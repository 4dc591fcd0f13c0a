import type { FieldKind } from '@stoa/blocks';

/** What each kind of field is called, in the order in which they are offered. */
export const fieldKinds: Record<FieldKind, string> = {
  shortText: 'Short text',
  longText: 'Long text',
  email: 'E-mail address',
  phone: 'Phone number',
  number: 'Number',
  date: 'Date',
  time: 'Time',
  dateTime: 'Date and time',
  choice: 'One of several options',
  dropdown: 'List to choose from',
  checkboxes: 'Any of several options',
  consent: 'Consent',
  rating: 'Stars',
  files: 'Files',
};
