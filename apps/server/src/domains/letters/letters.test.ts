import { readdir } from 'node:fs/promises';
import { letters } from '@stoa/contract';
import { languages } from '@stoa/messages';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letterKinds } from '../../domains.ts';
import { asPlatform, type Database } from '../../platform/db/index.ts';

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
  expect(offered).toEqual([...languages]);
  expect(siteLanguage).toBe('en');
  expect(await preview('order-confirmation')).toMatchObject({ language: 'en' });
  expect(await preview('order-confirmation', 'de-AT')).toMatchObject({ language: 'de' });
  expect((await preview('order-confirmation')).html).toContain('#0a5c36');
});

describe('what a shop decides about a letter', () => {
  const kind = async (name: string) =>
    expectAnswer(await shop.staff().call(letters.listLetters, {})).letters?.find((each) => each.name === name);
  const update = (request: object) => shop.staff().call(letters.updateLetter, request);

  test('is whether it is sent, where the shop can do without it', async () => {
    expect(await kind('order-confirmation')).toMatchObject({ isOptional: true, isOn: true, goesTo: 'CUSTOMER' });
    expect(expectAnswer(await update({ name: 'order-confirmation', isOn: false })).letter).toMatchObject({
      isOn: false,
    });
    expect((await stored())['order-confirmation']).toEqual({ isOff: true });
    expect(expectAnswer(await update({ name: 'order-confirmation', isOn: true })).letter).toMatchObject({ isOn: true });
    expect(await update({ name: 'login-code', isOn: false })).toMatchObject({ code: 'LETTER_IS_REQUIRED' });
    expect(expectAnswer(await update({ name: 'login-code', isOn: true })).letter).toMatchObject({ isOn: true });
  });

  test('is who in the business gets it, each address once', async () => {
    const { letter } = expectAnswer(
      await update({ name: 'new-order', recipients: ['a@example.com', 'b@example.com', 'a@example.com'] }),
    );
    expect(letter).toMatchObject({ goesTo: 'BUSINESS', isOn: true, recipients: ['a@example.com', 'b@example.com'] });
    expectAnswer(await update({ name: 'new-order', isOn: false }));
    expect((await stored())['new-order']).toEqual({ isOff: true, to: ['a@example.com', 'b@example.com'] });
    expectAnswer(await update({ name: 'new-order', isOn: true, recipients: [] }));
    expect((await stored())['new-order']).toEqual({});
    expectAnswer(await update({ name: 'refund', recipients: ['a@example.com'] }));
    expect((await stored()).refund).toEqual({});
  });

  const stored = async () => {
    const [site] = await asPlatform('a test looks at the settings of a site', database, async (tx) => {
      const { rows } = await sql<{ letters: object }>`
        select settings -> 'letters' as letters from sites where id = ${shop.site.id}`.execute(tx.db);
      return rows;
    });
    return (site?.letters ?? {}) as Record<string, object>;
  };
});

test('a letter is mailed as it is previewed, though not without end', async () => {
  const send = (name = 'order-confirmation') =>
    shop.staff().call(letters.sendTestLetter, { name, language: 'de', to: 'me@example.com' });
  expectAnswer(await send());
  const queued = await shop.rows<{ kind: string; input: { to: string; subject: string } }>('tasks');
  expect(queued.filter(({ kind }) => kind === 'mail')).toMatchObject([
    { input: { to: 'me@example.com', subject: 'Ihre Bestellung 10042' } },
  ]);
  expect(await send('none')).toMatchObject({ refused: 'not-found' });
  let refused = false;
  for (let count = 0; count < 30 && !refused; count++) refused = 'code' in (await send());
  expect(refused).toBe(true);
});

test('what is no letter is not found', async () => {
  expect(await shop.staff().call(letters.previewLetter, { name: 'constructor' })).toMatchObject({
    refused: 'not-found',
  });
  expect(await shop.staff().call(letters.updateLetter, { name: 'constructor' })).toMatchObject({
    refused: 'not-found',
  });
});
