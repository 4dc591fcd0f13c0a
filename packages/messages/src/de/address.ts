import type { address as English } from '../en/address.ts';

export const address: typeof English = {
  chooseCountry: 'Land wählen',
  labels: {
    country: 'Land',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    addressLine: 'Straße und Hausnummer',
    addressLine2: 'Adresszusatz',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    subdivision: 'Bundesland oder Region',
  },
  missing: {
    country: 'Wählen Sie ein Land.',
    firstName: 'Geben Sie den Vornamen ein.',
    lastName: 'Geben Sie den Nachnamen ein.',
    addressLine: 'Geben Sie Straße und Hausnummer ein.',
    postalCode: 'Geben Sie die Postleitzahl ein.',
    city: 'Geben Sie den Ort ein.',
    other: 'Bitte füllen Sie dieses Feld aus.',
  },
  tooLong: (most) => `Verwenden Sie höchstens ${most} Zeichen.`,
};
