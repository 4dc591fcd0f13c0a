import { countryCodes } from '@stoa/contract/stoa/countries';

export type Country = { code: string; name: string };

const listsByLanguage = new Map<string, Country[]>();

/** Countries with their names in a language, in that language's alphabetical order: `only` those, or all. */
export function countriesIn(language: string, only: readonly string[] | null = null): Country[] {
  const all = listsByLanguage.get(language) ?? listIn(language);
  return only ? all.filter(({ code }) => only.includes(code)) : all;
}

function listIn(language: string): Country[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const compare = new Intl.Collator([language, 'en']).compare;
  const list = [...countryCodes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  listsByLanguage.set(language, list);
  return list;
}

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
