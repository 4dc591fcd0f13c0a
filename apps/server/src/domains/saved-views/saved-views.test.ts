import { savedViews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const keep = (who: Customer, view: object) =>
  who.call(savedViews.createSavedView, { savedView: { list: 'products', parameters: 'sort=name', ...view } });

async function namesSeenBy(who: Customer, list = 'products') {
  const { savedViews: seen = [] } = expectAnswer(await who.call(savedViews.listSavedViews, { list }));
  return seen.map(({ name, mine }) => `${name}${mine ? '' : ' (shared)'}`);
}

test('people see their own views of a list and shared ones, by name', async () => {
  const [ada, ben] = [shop.staff(), shop.staff()];
  await keep(ada, { name: 'sold out', parameters: 'stock=OUT_OF_STOCK' });
  await keep(ada, { name: ' Prints ', shared: true });
  await keep(ben, { name: 'Prints' });
  await keep(ben, { name: 'Unpaid', list: 'orders' });
  expect(await namesSeenBy(ada)).toEqual(['Prints', 'sold out']);
  expect((await namesSeenBy(ben)).toSorted()).toEqual(['Prints', 'Prints (shared)']);
  expect(await namesSeenBy(ben, 'orders')).toEqual(['Unpaid']);
});

test('a name is unique per person and list, regardless of case, and never blank', async () => {
  const ada = shop.staff();
  await keep(ada, { name: 'Cheap' });
  const other = expectAnswer(await keep(ada, { name: 'Dear' })).savedView;
  expect(await keep(ada, { name: 'CHEAP' })).toMatchObject({ code: 'SAVED_VIEW_NAME_TAKEN' });
  expect(await keep(ada, { name: '  ' })).toMatchObject({ violations: [{ field: 'savedView.name' }] });
  const renamed = await ada.call(savedViews.updateSavedView, { savedView: { id: other?.id, name: 'cheap' } });
  expect(renamed).toMatchObject({ code: 'SAVED_VIEW_NAME_TAKEN' });
  expect((await namesSeenBy(ada)).filter((name) => !name.includes('shared'))).toEqual(['Cheap', 'Dear']);
});

test('only the owner changes and deletes a view', async () => {
  const [ada, ben] = [shop.staff(), shop.staff()];
  const { savedView } = expectAnswer(await keep(ada, { name: 'Ours', shared: true }));
  const id = savedView?.id;
  const change = { savedView: { id, parameters: 'visibility=hidden' } };
  expect(await ben.call(savedViews.updateSavedView, change)).toMatchObject({ refused: 'not-found' });
  expect(await ben.call(savedViews.deleteSavedView, { savedViewId: id })).toMatchObject({ refused: 'not-found' });
  const changed = expectAnswer(await ada.call(savedViews.updateSavedView, change)).savedView;
  expect(changed).toMatchObject({ name: 'Ours', parameters: 'visibility=hidden', shared: true, mine: true });
  expectAnswer(await ada.call(savedViews.deleteSavedView, { savedViewId: id }));
  expect(await namesSeenBy(ben)).not.toContain('Ours (shared)');
});

test('nobody has more than a hundred views of a list', async () => {
  const ada = shop.staff();
  for (let count = 0; count < 100; count++) expectAnswer(await keep(ada, { name: `View ${count}` }));
  expect(await keep(ada, { name: 'One more' })).toMatchObject({ code: 'TOO_MANY_SAVED_VIEWS' });
});
