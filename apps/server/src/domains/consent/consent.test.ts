import { consent, sites } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { mistakesInTags } from './check-tags.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const tag = {
  name: 'Tags',
  category: 'ANALYTICS',
  place: 'HEAD',
  html: '<script>run()</script>',
  hosts: ['a.example'],
};
const change = async (settings: object) =>
  shop.staff().call(consent.updateConsentSettings, { settings: { revision: '1', ...settings } });
const shown = async () => expectAnswer(await shop.visitor().call(sites.getSite, {})).site?.consent;

test('nobody is asked until the site says so; then its pages know what for', async () => {
  expect(await shown()).toBeNull();
  const { settings } = expectAnswer(await change({ enabled: true, text: 'May we?', tags: [tag] }));
  expect(settings).toMatchObject({ enabled: true, title: '', revision: '2', policy: { essential: true } });
  expect(await shown()).toMatchObject({ title: null, text: 'May we?', categories: ['ANALYTICS'], tags: [tag] });
  expect(await change({ enabled: false })).toMatchObject({ code: 'INVALID_REVISION' });
  const policy = { essential: false, functional: true };
  const again = expectAnswer(await change({ revision: '2', policy, categories: ['ANALYTICS', 'ANALYTICS'] }));
  expect(again.settings).toMatchObject({
    categories: ['ANALYTICS'],
    policy: { essential: true, functional: true, analytics: false, advertising: false, dataToThirdParty: false },
  });
});

test.each([
  ['hosts[0]', { ...tag, hosts: ['https://a.example'] }],
  ['hosts[0]', { ...tag, hosts: ["a.example; script-src 'unsafe-inline'"] }],
  ['hosts[0]', { ...tag, hosts: ['*'] }],
  ['hosts[0]', { ...tag, hosts: ['localhost'] }],
  ['html', { ...tag, html: '<script>run()' }],
  ['html', { ...tag, html: '<!-- never closed' }],
  ['html', { ...tag, html: '<img src="' }],
])('a tag with a mistake in %s is refused', async (field, wrong) => {
  expect(await change({ tags: [tag, wrong] })).toMatchObject({
    violations: [{ field: `settings.tags[1].${field}`, violatedRule: 'FORMAT' }],
  });
});

test('hosts below one are hosts, and HTML of several elements is in order', () => {
  const html = '<!-- Tags --><script async src="https://a.example/t.js"></script><noscript><img alt=""></noscript>';
  expect(mistakesInTags([{ html, hosts: ['*.a.example', 'a-b.example'] }])).toEqual([]);
});
