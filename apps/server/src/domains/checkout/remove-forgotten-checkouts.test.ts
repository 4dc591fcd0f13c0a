import { checkouts } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { removeForgottenCheckouts } from './remove-forgotten-checkouts.store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

test('checkouts are deleted when nobody has bought or changed them for a month', async () => {
  const shop = await openShop(database);
  const song = await shop.add({ name: 'Song', price: 100, isDigital: true, stock: 9 });
  const begun = shop.clock.now;
  const visitor = shop.visitor();
  const make = async () => {
    const request = { lineItems: [song.line(1)], channelType: 'WEB' };
    return expectAnswer(await visitor.call(checkouts.createCheckout, request)).checkout?.id;
  };
  const [forgotten, changed, bought] = [await make(), await make(), await make()];
  expectAnswer(await visitor.call(checkouts.markCheckoutAsCompleted, { id: bought }));
  const days = (count: number) => new Date(begun.getTime() + count * 24 * 60 * 60_000);
  shop.clock.now = days(20);
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: changed, buyerNote: 'Soon' } }));
  const left = async () => (await shop.rows<{ id: string }>('checkouts')).map(({ id }) => id).sort();
  await removeForgottenCheckouts(database, days(29));
  expect(await left()).toEqual([forgotten, changed, bought].sort());
  await removeForgottenCheckouts(database, days(31));
  expect(await left()).toEqual([changed, bought].sort());
});
