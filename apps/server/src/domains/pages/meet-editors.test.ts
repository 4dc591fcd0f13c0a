import { pages } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let [ann, ben]: [Customer, Customer] = [] as never;
let pageId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  [ann, ben] = [shop.staff(), shop.staff()];
  const content = [{ id: 'first', type: 'quote', props: { text: 'Hm.' } }];
  pageId =
    expectAnswer(await ann.call(pages.createPage, { title: 'About', address: 'about', content })).draft?.id ?? '';
});
afterAll(() => database?.close());

const meet = async (who: Customer, editorId: string, more: object = {}) =>
  expectAnswer(await who.call(pages.meetEditors, { pageId, editorId, base: 0, ...more }));
const change = (who: Customer, value: string) =>
  who.call(pages.changePage, {
    pageId,
    base: 0,
    changes: [{ id: value, label: 'Wrote', operations: [{ op: 'set', id: 'first', at: ['props', 'text'], value }] }],
  });

test('editors hear of each other, where the others are, and when they leave', async () => {
  expect((await meet(ann, 'of-ann')).editors).toEqual([]);
  expect((await meet(ben, 'of-ben', { selected: 'first', writing: 'text' })).editors).toMatchObject([
    { id: 'of-ann', mine: false, selected: null, writing: null },
  ]);
  expect((await meet(ann, 'of-ann')).editors).toMatchObject([{ id: 'of-ben', selected: 'first', writing: 'text' }]);
  await meet(ben, 'of-ben', { selected: null });
  expect((await meet(ann, 'of-ann')).editors).toMatchObject([{ id: 'of-ben', selected: null, writing: null }]);
  await meet(ben, 'of-ben', { isLeaving: true });
  expect((await meet(ann, 'of-ann')).editors).toEqual([]);
});

test('two windows of one person are told apart', async () => {
  await meet(ann, 'one');
  expect((await meet(ann, 'other')).editors).toMatchObject([{ id: 'one', mine: true }]);
});

test('whoever is not heard of any more is gone', async () => {
  await meet(ben, 'of-ben');
  shop.clock.now = new Date(shop.clock.now.getTime() + 11_000);
  expect((await meet(ann, 'of-ann')).editors).toEqual([]);
});

test('what others changed comes along', async () => {
  await change(ben, 'Oh.');
  expect(await meet(ann, 'of-ann')).toMatchObject({ seq: 1, changes: [{ seq: 1, label: 'Wrote', mine: false }] });
  expect(await meet(ann, 'of-ann', { base: 1 })).toMatchObject({ seq: 1, changes: [] });
});

test('pages of other sites are unknown, as are those that are none', async () => {
  const stranger = (await openShop(database)).staff();
  const answer = await stranger.call(pages.meetEditors, { pageId, editorId: 'x', base: 0 });
  expect(answer).toMatchObject({ refused: 'not-found' });
});
