import { readdir } from 'node:fs/promises';
import { letters } from '@stoa/contract';
import { languages } from '@stoa/messages';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterKinds } from '../../domains.ts';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database, { theme: { 'color-accent': '#0a5c36' } });
});
afterAll(() => database?.close());

/** What a text holds where something was left out of it. */
const HOLES = /undefined|null|NaN|Invalid|\[object|\$\{|\{\{|%s/;

const preview = async (name: string, language?: string) => {
  const answer = await shop.staff().call(letters.previewLetter, { name, ...(language ? { language } : {}) });
  const { subject = '', html = '', text = '', ...rest } = expectAnswer(answer).preview ?? {};
  return { subject, html, text, ...rest };
};

describe.each(letterKinds.map(({ name }) => name))('%s', (name) => {
  test.each(languages)('is shown whole in %s', async (language) => {
    const shown = await preview(name, language);
    expect(shown).toMatchObject({ name, language });
    expect(shown.subject).not.toBe('');
    for (const written of [shown.subject, shown.text, shown.html]) expect(written).not.toMatch(HOLES);
    expect(shown.text).toContain('Test shop');
    expect(shown.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(shown.html).toContain('Test shop');
    expect(shown.html).not.toMatch(/<script|<img|<link|url\(/);
  });

  test('says something else in each language', async () => {
    const texts = await Promise.all(languages.map((language) => preview(name, language)));
    expect(new Set(texts.map(({ text }) => text)).size).toBe(languages.length);
  });
});

test('every letter of a domain is in its descriptor, with its own name and words for when it is sent', async () => {
  const files = (await readdir(new URL('..', import.meta.url), { recursive: true })).filter((file) =>
    /^[^/]+\/letters\/[^/]+(?<!\.test)\.ts$/.test(file),
  );
  const declared = (await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)))).flatMap((module) =>
    Object.values(module).filter((each) => typeof each === 'object' && each !== null && 'write' in each),
  );
  expect(declared.length).toBeGreaterThan(10);
  expect(new Set(letterKinds)).toEqual(new Set(declared));
  expect(new Set(letterKinds.map(({ name }) => name)).size).toBe(letterKinds.length);
  for (const { title, when } of letterKinds)
    expect([title, when]).toEqual([expect.stringMatching(/./), expect.stringMatching(/\.$/)]);
});

test('they are listed with the languages, and written in that of the site where none is named', async () => {
  const {
    letters: listed = [],
    languages: offered,
    siteLanguage,
  } = expectAnswer(await shop.staff().call(letters.listLetters, {}));
  expect(listed.map(({ name }) => name)).toEqual(letterKinds.map(({ name }) => name));
  expect(offered).toEqual(['en', 'de']);
  expect(siteLanguage).toBe('en');
  expect(await preview('order-confirmation')).toMatchObject({ language: 'en' });
  expect(await preview('order-confirmation', 'de-AT')).toMatchObject({ language: 'de' });
  expect((await preview('order-confirmation')).html).toContain('#0a5c36');
});

test('what is no letter is not found', async () => {
  expect(await shop.staff().call(letters.previewLetter, { name: 'constructor' })).toMatchObject({
    refused: 'not-found',
  });
});
