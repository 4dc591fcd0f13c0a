import type { address as English } from '../en/address.ts';

export const address: typeof English = {
  chooseCountry: 'Land wählen',
  choose: 'Auswählen …',
  showFields: 'Formular an dieses Land anpassen',
  labels: {
    country: 'Land',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    addressLine: 'Straße und Hausnummer',
    addressLine2: 'Adresszusatz',
  },
  postalCode: {
    POSTAL_CODE: {
      label: 'Postleitzahl',
      missing: 'Geben Sie die Postleitzahl ein.',
      invalid: (example) => `Geben Sie eine gültige Postleitzahl ein, zum Beispiel ${example}.`,
    },
    POSTCODE: {
      label: 'Postleitzahl',
      missing: 'Geben Sie die Postleitzahl ein.',
      invalid: (example) => `Geben Sie eine gültige Postleitzahl ein, zum Beispiel ${example}.`,
    },
    ZIP_CODE: {
      label: 'Postleitzahl (ZIP-Code)',
      missing: 'Geben Sie die Postleitzahl ein.',
      invalid: (example) => `Geben Sie eine gültige Postleitzahl ein, zum Beispiel ${example}.`,
    },
    PIN_CODE: {
      label: 'Postleitzahl (PIN-Code)',
      missing: 'Geben Sie die Postleitzahl ein.',
      invalid: (example) => `Geben Sie eine gültige Postleitzahl ein, zum Beispiel ${example}.`,
    },
    EIRCODE: {
      label: 'Eircode',
      missing: 'Geben Sie den Eircode ein.',
      invalid: (example) => `Geben Sie einen gültigen Eircode ein, zum Beispiel ${example}.`,
    },
  },
  city: {
    CITY: { label: 'Stadt', missing: 'Geben Sie die Stadt ein.' },
    TOWN_OR_CITY: { label: 'Ort', missing: 'Geben Sie den Ort ein.' },
    SUBURB: { label: 'Ortsteil', missing: 'Geben Sie den Ortsteil ein.' },
    DISTRICT: { label: 'Stadtbezirk', missing: 'Geben Sie den Stadtbezirk ein.' },
  },
  subdivision: {
    AREA: { label: 'Gebiet', missing: 'Wählen Sie ein Gebiet aus.' },
    COUNTY: { label: 'Grafschaft', missing: 'Wählen Sie eine Grafschaft aus.' },
    DEPARTMENT: { label: 'Departement', missing: 'Wählen Sie ein Departement aus.' },
    DISTRICT: { label: 'Bezirk', missing: 'Wählen Sie einen Bezirk aus.' },
    DO_SI: { label: 'Provinz oder Stadt', missing: 'Wählen Sie eine Provinz oder Stadt aus.' },
    EMIRATE: { label: 'Emirat', missing: 'Wählen Sie ein Emirat aus.' },
    ISLAND: { label: 'Insel', missing: 'Wählen Sie eine Insel aus.' },
    OBLAST: { label: 'Oblast', missing: 'Wählen Sie eine Oblast aus.' },
    PARISH: { label: 'Verwaltungsbezirk', missing: 'Wählen Sie einen Verwaltungsbezirk aus.' },
    PREFECTURE: { label: 'Präfektur', missing: 'Wählen Sie eine Präfektur aus.' },
    PROVINCE: { label: 'Provinz', missing: 'Wählen Sie eine Provinz aus.' },
    REGION: { label: 'Region', missing: 'Wählen Sie eine Region aus.' },
    STATE: { label: 'Bundesstaat', missing: 'Wählen Sie einen Bundesstaat aus.' },
  },
  missing: {
    country: 'Wählen Sie ein Land.',
    firstName: 'Geben Sie den Vornamen ein.',
    lastName: 'Geben Sie den Nachnamen ein.',
    addressLine: 'Geben Sie Straße und Hausnummer ein.',
  },
  tooLong: (most) => `Verwenden Sie höchstens ${most} Zeichen.`,
};
