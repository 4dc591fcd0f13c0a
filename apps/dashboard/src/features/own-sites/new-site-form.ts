import { languageOf } from '@stoa/messages/languages';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';

export type NewSiteValues = {
  /** The name of a template of Stoa, or the id of a saved one; empty for none. */
  template: string;
  name: string;
  address: string;
  country: string;
  language: string;
  currency: string;
};

/** Currencies of places by their time zones, for a first guess that anybody can change. */
const CURRENCIES: [RegExp, string][] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey)$/, 'GBP'],
  [/^Europe\/(Zurich|Busingen|Vaduz)$/, 'CHF'],
  [/^Europe\/Warsaw$/, 'PLN'],
  [/^Europe\/Copenhagen$/, 'DKK'],
  [/^Europe\/Stockholm$/, 'SEK'],
  [/^Europe\/Oslo$/, 'NOK'],
  [/^Europe\/Prague$/, 'CZK'],
  [/^Europe\//, 'EUR'],
  [/^Australia\//, 'AUD'],
  [/^Pacific\/Auckland$/, 'NZD'],
  [/^America\/(Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina)$/, 'CAD'],
];

const EURO_COUNTRIES = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const CURRENCIES_OF_COUNTRIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_COUNTRIES.map((country) => [country, 'EUR'])),
  ...{ AU: 'AUD', BR: 'BRL', CA: 'CAD', CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HU: 'HUF', IL: 'ILS', IN: 'INR' },
  ...{ JP: 'JPY', KR: 'KRW', LI: 'CHF', MX: 'MXN', NO: 'NOK', NZ: 'NZD', PL: 'PLN', RO: 'RON', SE: 'SEK', SG: 'SGD' },
  ...{ TR: 'TRY', US: 'USD', ZA: 'ZAR' },
};

/** The currency of a country, as far as it is known here. */
export const currencyOf = (country: string): string | undefined => CURRENCIES_OF_COUNTRIES[country];

/** What a browser tells of its owner's place. */
type Browser = { language: string; timeZone: string };

export const thisBrowser = (): Browser => ({
  language: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The first values of the form, as the browser suggests. */
export function firstValues({ language, timeZone }: Browser, name = ''): NewSiteValues {
  const region = language.split('-')[1] ?? '';
  const country = /^[A-Z]{2}$/.test(region) ? region : '';
  return {
    template: '',
    name,
    address: '',
    country,
    language: languageOf(language),
    currency: CURRENCIES.find(([places]) => places.test(timeZone))?.[1] ?? currencyOf(country) ?? 'USD',
  };
}

const ADDRESS = /^(?!..--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

export const wrongWithSite = ({ name, address }: Pick<NewSiteValues, 'name' | 'address'>) => ({
  name: missing(name, words.newSite.missingName),
  address: ADDRESS.test(address.trim().toLowerCase()) ? null : words.newSite.wrongAddress,
});

/** An address that is made of a name, for those who have no account yet; whether it is free shows later. */
export const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 34);

/** A site as it is sent. */
export const siteOf = (values: NewSiteValues, { timeZone }: Browser) => ({
  name: values.name.trim(),
  address: values.address.trim().toLowerCase(),
  country: values.country || null,
  language: values.language,
  currency: values.currency,
  timeZone,
  template: values.template || null,
});
