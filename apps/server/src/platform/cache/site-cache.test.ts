import { openTestDatabase } from '@stoa/server/testing/database';
import { afterAll, expect, test } from 'vitest';
import { withSite } from '../db/index.ts';
import { newId } from '../ids.ts';
import { type ReadOptions, siteCache } from './site-cache.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

async function openCache(options: { slowMs?: number } = {}) {
  const cache = await siteCache(database, options);
  const siteId = newId();
  const scope = { database, siteId, statements: { count: 0 } };
  let loads = 0;
  return {
    cache,
    siteId,
    change: (kind?: string, about?: string[]) => withSite(scope, async (tx) => cache.changed(tx, kind, about)),
    read: (options?: ReadOptions<{ load: number }>, by = cache) =>
      by.read(siteId, 'key', async () => ({ load: ++loads }), options),
  };
}

test('caches an answer until something on the site changes', async () => {
  const { read, change } = await openCache();
  expect(await read()).toEqual({ load: 1 });
  expect(await read()).toEqual({ load: 1 });
  await change();
  expect(await read()).toEqual({ load: 2 });
});

test('a kind that names what changed affects only the reads about it', async () => {
  const { read, change } = await openCache();
  const options = { unaffectedBy: 'stock', about: ['mug', 'cup'] };
  await read(options);
  await change('stock', ['plate']);
  expect(await read(options)).toEqual({ load: 1 });
  await change('stock', ['plate', 'cup']);
  expect(await read(options)).toEqual({ load: 2 });
  await change('stock');
  expect(await read(options)).toEqual({ load: 3 });
  await change('stock', ['plate']);
  expect(await read(options)).toEqual({ load: 3 });
  await change();
  expect(await read(options)).toEqual({ load: 4 });
});

test('other processes learn what a change is about', async () => {
  const { read, change } = await openCache();
  const elsewhere = await siteCache(database);
  const options = { unaffectedBy: 'stock', about: ['mug'] };
  const others = { unaffectedBy: 'stock', about: ['cup'] };
  expect(await read(options, elsewhere)).toEqual({ load: 1 });
  expect(await read(others, elsewhere)).toEqual({ load: 1 });
  await change('stock', ['mug', 'plate']);
  await expect.poll(() => read(options, elsewhere)).toEqual({ load: 2 });
  expect(await read(others, elsewhere)).toEqual({ load: 1 });
});

test("changes of an irrelevant kind leave a read's answer", async () => {
  const { read, change } = await openCache();
  await read({ unaffectedBy: 'stock' });
  await change('stock');
  expect(await read({ unaffectedBy: 'stock' })).toEqual({ load: 1 });
  expect(await read()).toEqual({ load: 2 });
  await change('prices');
  expect(await read({ unaffectedBy: 'stock' })).toEqual({ load: 3 });
  await change();
  expect(await read({ unaffectedBy: 'stock' })).toEqual({ load: 4 });
});

test('a change on another site changes nothing', async () => {
  const one = await openCache();
  const other = await openCache();
  await one.read();
  await other.change();
  expect(await one.read()).toEqual({ load: 1 });
});

test('an answer read before a change is not cached as read after it', async () => {
  const { cache, change, read } = await openCache();
  const slow = Promise.withResolvers<{ load: number }>();
  const early = cache.read('site', 'slow', () => slow.promise);
  await change();
  slow.resolve({ load: 0 });
  expect(await early).toEqual({ load: 0 });
  expect(await read()).toEqual({ load: 1 });
});

test('another process learns of the change', async () => {
  const { read, change } = await openCache();
  const elsewhere = await siteCache(database);
  expect(await read(undefined, elsewhere)).toEqual({ load: 1 });
  await change();
  await expect.poll(() => read(undefined, elsewhere)).toEqual({ load: 2 });
});

test('an answer that may lag is given at once after a change if it was slow, and reloaded in the background', async () => {
  const slow = await openCache({ slowMs: 0 });
  await slow.read({ mayLag: true });
  await slow.change();
  expect(await slow.read({ mayLag: true })).toEqual({ load: 1 });
  await expect.poll(() => slow.read({ mayLag: true })).toEqual({ load: 2 });
  const quick = await openCache({ slowMs: Number.POSITIVE_INFINITY });
  await quick.read({ mayLag: true });
  await quick.change();
  expect(await quick.read({ mayLag: true })).toEqual({ load: 2 });
});

test('the state of a thing differs after each change of that kind that may be about it, in all processes', async () => {
  const { cache, change, siteId } = await openCache();
  const elsewhere = await siteCache(database);
  const states = (by = cache) => ['mug', 'cup'].map((id) => by.stateOf(siteId, 'stock', id));
  const [mug, cup] = states();
  await change('stock', ['mug']);
  await change();
  const [changed, same] = states();
  expect([changed === mug, same === cup]).toEqual([false, true]);
  await change('stock');
  const all = states();
  expect([all[0] === changed, all[1] === cup]).toEqual([false, false]);
  await expect.poll(() => states(elsewhere)).toEqual(all);
});
