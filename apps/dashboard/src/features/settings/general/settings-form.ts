import { languageOf, languages } from '@stoa/messages/languages';
import { words, wordsLanguage } from '../../../app/words.ts';
import { emptyPlace, placeOf, writtenPlace, wrongWithPlace } from '../../../ui/address/place.ts';
import { missing, notEmail } from '../../../ui/form/checks.ts';
import type { SiteSettings } from './queries.ts';

const texts = words.generalSettings;

/** The settings as the form edits them. */
export const readSettings = (settings: SiteSettings) => ({
  name: settings.name ?? '',
  email: settings.email ?? '',
  phone: settings.phone ?? '',
  address: settings.address ? placeOf(settings.address) : emptyPlace,
  language: settings.language ?? 'en',
  otherLanguages: settings.otherLanguages ?? [],
  timeZone: settings.timeZone ?? 'UTC',
  currency: settings.currency ?? '',
  weightUnit: settings.weightUnit ?? 'KG',
  nextOrderNumber: settings.nextOrderNumber ?? '',
  isSetUpHidden: settings.isSetUpHidden ?? false,
});
export type SettingsValues = ReturnType<typeof readSettings>;

/** The longest order number that the server accepts. */
const MOST_DIGITS = 12;

export const wrongWithSettings = ({ name, email, address, nextOrderNumber }: SettingsValues) => ({
  name: missing(name, texts.business.missingName),
  email: email.trim() ? notEmail(email) : null,
  nextOrderNumber: new RegExp(`^[1-9]\\d{0,${MOST_DIGITS - 1}}$`).test(nextOrderNumber.trim())
    ? null
    : texts.selling.wrongNumber,
  ...wrongWithPlace(address, 'address'),
});

/** The settings as they are sent: only those that have changed, so that nobody's later change is undone. */
export function writeSettings(values: SettingsValues, base: SettingsValues) {
  const written = {
    name: values.name.trim(),
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    address: {
      ...writtenPlace(values.address),
      addressLine: values.address.addressLine.trim() || null,
      addressLine2: values.address.addressLine2.trim() || null,
    },
    language: values.language,
    otherLanguages: values.otherLanguages,
    timeZone: values.timeZone,
    currency: values.currency,
    weightUnit: values.weightUnit,
    nextOrderNumber: values.nextOrderNumber.trim(),
    isSetUpHidden: values.isSetUpHidden,
  };
  const isChanged = (field: string) =>
    JSON.stringify(values[field as keyof SettingsValues]) !== JSON.stringify(base[field as keyof SettingsValues]);
  return Object.fromEntries(Object.entries(written).filter(([field]) => isChanged(field))) as Partial<typeof written>;
}

/** Languages of the site, with their countries where dates and amounts are written in another way. */
const IN_COUNTRIES = [
  ...['en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'de-AT', 'de-CH'],
  ...['es-AR', 'es-CO', 'es-MX', 'es-US', 'fr-BE', 'fr-CA', 'fr-CH'],
];
const LANGUAGES = [...languages, ...IN_COUNTRIES].toSorted();

/** A choice of languages, with the present one. */
export function languageOptions(present: string) {
  const names = new Intl.DisplayNames(wordsLanguage, { type: 'language', languageDisplay: 'standard' });
  return [...new Set([...LANGUAGES, present])].map((value) => ({ value, label: names.of(value) ?? value }));
}

/** The languages, other than its own, that a site can have. */
export function otherLanguageOptions(own: string) {
  const names = new Intl.DisplayNames(wordsLanguage, { type: 'language' });
  return languages
    .filter((value) => value !== languageOf(own))
    .map((value) => ({ value, label: names.of(value) ?? value }));
}

export function currencyOptions() {
  const names = new Intl.DisplayNames(wordsLanguage, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} – ${names.of(value) ?? value}`,
  }));
}

/** A choice of time zones, with the present one, which may have another name in this browser. */
export const timeZoneOptions = (present: string): string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present])].toSorted();
