import { brands } from '@stoa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoShops, type TwoShops } from './two-shops.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

test('tests see each row that is written, its events, and on which site', async () => {
  const changes = await shops.watch();
  const { body } = await shops.call(brands.createBrand, { brand: { name: 'Kiln' } }, shops.one.apiKey);
  const { id, revision } = body.brand as { id: string; revision: string };
  const written = await changes();
  expect(written.map(({ table }) => table).sort()).toEqual(['audit_log', 'brands', 'outbox']);
  expect(written.filter(({ siteId }) => siteId !== shops.one.site.id)).toEqual([]);
  const later = await shops.watch();
  expect(await later()).toEqual([]);
  await shops.call(brands.updateBrand, { brand: { id, revision, name: 'Loom' } }, shops.one.apiKey);
  expect((await later()).find(({ table }) => table === 'brands')).toMatchObject({
    before: { doc: { name: 'Kiln' } },
    after: { doc: { name: 'Loom' } },
  });
  await shops.call(brands.deleteBrand, { brandId: id }, shops.one.apiKey);
  expect((await later()).findLast(({ table }) => table === 'brands')).toMatchObject({ before: { id }, after: null });
});
