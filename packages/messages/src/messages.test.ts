import { describe, expect, test } from 'vitest';
import { isSameAsEnglish } from '../testing/same-as-english.ts';
import { loadDashboardMessages } from './dashboard.ts';
import { directionOf, formatsOf, languageOf, languages, messagesIn, type Subject } from './index.ts';
import { dashboardLanguageOf } from './languages.ts';
import { loadMessages } from './load.ts';
import { serverSubjects } from './server-words.ts';

type Leaf = { path: string; value: unknown };

/** Returns all texts of a catalogue with their paths. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

/** Describes a text by its path and number of parameters. */
const kindOf = ({ path, value }: Leaf): string =>
  `${path}: ${typeof value === 'function' ? `${value.length} parameters` : 'text'}`;

/** Of what the server says in English, other languages have more: the server's own tests compare these. */
async function ownMessages(language: string) {
  const all = Object.entries(await loadDashboardMessages(language));
  return Object.fromEntries(all.filter(([subject]) => !serverSubjects.some((one) => one === subject)));
}

/** All texts in a language: of the dashboard only where it is spoken there. */
const cataloguesOf = async (language: string) => ({
  site: messagesIn(language),
  ...(dashboardLanguageOf(language) === language && { dashboard: await ownMessages(language) }),
});

describe.each(languages.filter((language) => language !== 'en'))('texts in %s', async (language) => {
  const catalogues = await cataloguesOf(language);
  const translated = leavesOf(catalogues);
  const original = await cataloguesOf('en');
  const english = leavesOf('dashboard' in catalogues ? original : { site: original.site });

  test('have the same messages with the same parameters', () => {
    expect(translated.map(kindOf).toSorted()).toEqual(english.map(kindOf).toSorted());
  });

  test('are translated', () => {
    const original = new Map(english.map(({ path, value }) => [path, value]));
    const same = translated.filter(({ path, value }) => typeof value === 'string' && value === original.get(path));
    expect(same.filter(({ value }) => !isSameAsEnglish(language, String(value)))).toEqual([]);
  });
});

test('a text is never empty', async () => {
  const catalogues = await Promise.all(languages.map(cataloguesOf));
  const empty = catalogues.flatMap((catalogue) =>
    leavesOf(catalogue).filter(({ value }) => typeof value === 'string' && value.trim() === ''),
  );
  expect(empty).toEqual([]);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-GB', 'en'],
  ['he-IL', 'he'],
  ['nl', 'en'],
  ['', 'en'],
])('a site in %j uses texts in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('languages are written in their own direction', () => {
  expect(['he', 'he-IL', 'ar', 'fa', 'az-Arab'].map(directionOf)).toEqual(Array(5).fill('rtl'));
  expect(['en', 'ja', 'az', '', '*', 'x-'].map(directionOf)).toEqual(Array(6).fill('ltr'));
});

test('browsers load single subjects', async () => {
  const subject: Subject = 'blocks';
  expect(await loadMessages('de-CH', [subject])).toEqual({ blocks: messagesIn('de').blocks });
});

test("dates are written in the site's language and time zone", () => {
  const late = '2026-05-03T23:30:00Z';
  const german = formatsOf({ language: 'de', timeZone: 'Europe/Berlin' });
  expect(german.longDate(late)).toBe('4. Mai 2026');
  expect(german.dateTime(late)).toBe('04.05.2026, 01:30');
  expect(formatsOf({ language: 'en-GB', timeZone: 'UTC' }).date(late)).toBe('3 May 2026');
  expect(german.date('never')).toBe('');
});
