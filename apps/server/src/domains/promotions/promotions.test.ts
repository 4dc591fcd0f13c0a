import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { banners, categories, promotions } from '@stoa/contract';
import { STORE } from '@stoa/server/testing/categories';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { outsideFetcher } from '../../platform/outgoing/index.ts';
import { saveImage } from '../media/index.ts';
import { jobKinds } from './operations.ts';
import { importPicture, promotionsFollowCategories } from './promotions.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let database: Database;
let web: Server;
let address: string;
let shop: Shop;
let staff: Customer;
let picture: string;
beforeAll(async () => {
  database = await openTestDatabase();
  web = createServer((request, response) => {
    if (request.url === '/banner.png') response.setHeader('content-type', 'image/png').end(PIXEL);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
  picture = await newPicture(shop);
});
afterAll(async () => {
  web?.close();
  await database?.close();
});

const newPicture = async ({ staff }: Shop): Promise<string> =>
  (await saveImage(staff().ctx, { fileName: 'sale.png', bytes: PIXEL }))?.id ?? '';
const draft = (rest: object = {}) => ({ promotion: { name: 'Summer sale', media: { id: picture }, ...rest } });
async function create(rest?: object) {
  return expectAnswer(await staff.call(promotions.createPromotion, draft(rest))).promotion ?? {};
}
const update = (id: string | null | undefined, revision: string, change: object) =>
  staff.call(promotions.updatePromotion, { promotion: { id, revision, ...change } });
async function category(name: string, parentId?: string): Promise<string> {
  const parent = parentId ? { parentCategory: { id: parentId } } : {};
  const asked = { category: { name, visible: true, ...parent }, treeReference: STORE };
  return String(expectAnswer(await staff.call(categories.createCategory, asked)).category?.id);
}
/** The names and places of a category's promotions. */
async function resolved(categoryId: string): Promise<[string, number][]> {
  const { promotions: found = [] } = expectAnswer(await staff.call(promotions.resolvePromotions, { categoryId }));
  return found.map(({ promotion, position }) => [promotion?.name ?? '', position ?? 0]);
}

test('a promotion shows a picture of the library, and is disabled unless the request enables it', async () => {
  const created = await create({
    media: { id: picture, altText: 'A beach' },
    destinationUrl: 'https://shop.test/sale',
  });
  expect(created).toMatchObject({
    name: 'Summer sale',
    revision: '1',
    enabled: false,
    destinationUrl: 'https://shop.test/sale',
    categories: [],
    media: {
      id: picture,
      altText: 'A beach',
      mediaType: 'IMAGE',
      image: { id: picture, width: 1, height: 1, altText: 'A beach', url: `http://media.localhost/media/${picture}` },
    },
  });
  expect(await update(created.id, '7', { enabled: true })).toMatchObject({ code: 'INVALID_REVISION' });
  const { promotion } = expectAnswer(await update(created.id, '1', { enabled: true, media: { altText: 'The sea' } }));
  expect(promotion).toMatchObject({ enabled: true, revision: '2', media: { id: picture, altText: 'The sea' } });
});

test('a promotion keeps a picture of its own site, and categories of the site, each once', async () => {
  const foreign = await newPicture(await openShop(database));
  const frames = await category('Frames');
  const assigned = { id: frames, position: 1 };
  const made = (rest: object) => staff.call(promotions.createPromotion, draft(rest));
  expect(await made({ media: { id: foreign } })).toMatchObject({ code: 'MEDIA_NOT_FOUND' });
  expect(await made({ media: {} })).toMatchObject({ violations: [{ field: 'promotion.media.id' }] });
  expect(await made({ categories: [assigned, assigned] })).toMatchObject({ code: 'DUPLICATE_CATEGORY_ASSIGNMENT' });
  expect(await made({ categories: [{ id: frames }] })).toMatchObject({
    violations: [{ field: 'promotion.categories.0.position' }],
  });
  expect(await made({ categories: [assigned] })).toMatchObject({
    promotion: { categories: [assigned] },
  });
  const elsewhere = { id: '00000000-0000-4000-8000-00000000abcd', position: 1 };
  expect(await made({ categories: [assigned, elsewhere] })).toMatchObject({
    violations: [{ field: 'promotion.categories.1.id', ruleName: 'CATEGORY_NOT_FOUND' }],
  });
  const { id } = await create();
  expect(await update(id, '1', { media: null })).toMatchObject({ code: 'MEDIA_REMOVAL_NOT_ALLOWED' });
});

test('a category shows its enabled promotions and those that apply to it from above, the nearest place first', async () => {
  const frames = await category('Frames');
  const wood = await category('Wood', frames);
  const oak = await category('Oak', wood);
  const below = { appliedToSubcategories: true };
  const enabled = { enabled: true };
  await create({ name: 'Everywhere', ...enabled, categories: [{ id: frames, position: 3, ...below }] });
  await create({ name: 'Frames alone', ...enabled, categories: [{ id: frames, position: 1 }] });
  await create({
    name: 'Moved',
    ...enabled,
    categories: [
      { id: frames, position: 2, ...below },
      { id: wood, position: 4, ...below },
    ],
  });
  await create({ name: 'Off', categories: [{ id: frames, position: 1 }] });
  expect(await resolved(frames)).toEqual([
    ['Frames alone', 1],
    ['Moved', 2],
    ['Everywhere', 3],
  ]);
  expect(await resolved(oak)).toEqual([
    ['Everywhere', 3],
    ['Moved', 4],
  ]);
  const shown = await shop.visitor().call(banners.listBanners, { categoryId: oak });
  expect(shown).toMatchObject({
    banners: [{ name: 'Everywhere', position: 3, image: { id: picture } }, { position: 4 }],
  });
  const none = '00000000-0000-4000-8000-00000000abcd';
  expect(await staff.call(promotions.resolvePromotions, { categoryId: none })).toMatchObject({
    code: 'CATEGORY_NOT_FOUND',
  });
  expect(await shop.visitor().call(banners.listBanners, { categoryId: none })).toEqual({ banners: [] });
});

test('visitors see a change at once, and what they see takes no statement twice', async () => {
  const frames = await category('Frames');
  const { id } = await create({ enabled: true, categories: [{ id: frames, position: 1 }] });
  const visitor = shop.visitor();
  const seen = async () =>
    expectAnswer(await visitor.call(banners.listBanners, { categoryId: frames })).banners?.length;
  expect(await seen()).toBe(1);
  visitor.ctx.statements.count = 0;
  expect(await seen()).toBe(1);
  expect(visitor.ctx.statements.count).toBe(0);
  expectAnswer(await update(id, '1', { enabled: false }));
  expect(await seen()).toBe(0);
});

test('a deleted category has no promotions', async () => {
  const [frames, wood] = [await category('Frames'), await category('Wood')];
  const { id } = await create({
    categories: [
      { id: frames, position: 1 },
      { id: wood, position: 2 },
    ],
  });
  const asked = { categoryId: frames, treeReference: STORE };
  expectAnswer(await staff.call(categories.deleteCategory, asked));
  await handOnEvents(staff.ctx, [promotionsFollowCategories]);
  expect(await staff.call(promotions.getPromotion, { promotionId: id })).toMatchObject({
    promotion: { categories: [{ id: wood, position: 2 }] },
  });
});

test('a picture at an address is imported; until then the promotion is disabled', async () => {
  const media = { url: `${address}/banner.png`, altText: 'A beach', displayName: 'beach' };
  const { id, enabled, media: waiting } = await create({ media, enabled: true });
  expect(enabled).toBe(false);
  expect(waiting).toMatchObject({ url: media.url, mediaType: 'IMAGE', uploadId: expect.any(String) });
  const ctx = { ...staff.ctx, fetchOutside: outsideFetcher({ allowedHosts: [new URL(address).host] }) };
  await doDueWork(ctx, [importPicture]);
  expect(await staff.call(promotions.getPromotion, { promotionId: id })).toMatchObject({
    promotion: {
      enabled: true,
      revision: '2',
      media: { uploadId: waiting?.uploadId, altText: 'A beach', image: { width: 1, filename: 'beach.png' } },
    },
  });
});

test('a promotion whose picture cannot be imported has none, and is enabled with another one only', async () => {
  const { id } = await create({ media: { url: `${address}/gone.png` }, enabled: true });
  const ctx = { ...staff.ctx, fetchOutside: outsideFetcher({ allowedHosts: [new URL(address).host] }) };
  await doDueWork(ctx, [importPicture]);
  const { promotion } = expectAnswer(await staff.call(promotions.getPromotion, { promotionId: id }));
  expect(promotion).toMatchObject({ enabled: false, revision: '2' });
  expect(promotion).not.toHaveProperty('media');
  expect(await update(id, '2', { enabled: true })).toMatchObject({ violations: [{ field: 'promotion.media' }] });
  expect(await update(id, '2', { enabled: true, media: { id: picture } })).toMatchObject({
    promotion: { enabled: true, media: { id: picture } },
  });
});

test('promotions are found by words, filters and tags, and counted', async () => {
  for (const name of ['Summer sale', 'Winter sale', 'Été']) await create({ name, enabled: name === 'Été' });
  const search = async (asked: object) =>
    expectAnswer(await staff.call(promotions.searchPromotions, { search: asked }));
  const names = (answer: { promotions?: { name?: string }[] }) => answer.promotions?.map(({ name }) => name).sort();
  expect(names(await search({ search: { expression: 'sal' } }))).toEqual(['Summer sale', 'Winter sale']);
  expect(names(await search({ search: { expression: 'ete' } }))).toEqual(['Été']);
  expect(names(await search({ search: { expression: 'sum sale', mode: 'AND' } }))).toEqual(['Summer sale']);
  const aggregations = [{ name: 'states', type: 'VALUE', fieldPath: 'enabled' }];
  expect(await search({ search: { expression: 'sale' }, aggregations })).toMatchObject({
    aggregationData: { results: [{ values: { results: [{ value: 'false', count: 2 }] } }] },
  });
  expect(await staff.call(promotions.searchPromotions, { search: { search: { fields: ['media'] } } })).toMatchObject({
    violations: [{ field: 'search.search.fields.0' }],
  });
  expect(
    names(expectAnswer(await staff.call(promotions.queryPromotions, { query: { filter: { enabled: true } } }))),
  ).toEqual(['Été']);
});

test('tags are assigned by ids and by a filter', async () => {
  const [one, other] = [await create(), await create({ enabled: true })];
  const assignTags = { publicTags: { tagIds: ['a'] } };
  expect(
    await staff.call(promotions.bulkUpdatePromotionTags, { promotionIds: [one.id], assignTags, returnEntity: true }),
  ).toMatchObject({ results: [{ item: { tags: assignTags } }], bulkActionMetadata: { totalSuccesses: 1 } });
  expect(await staff.call(promotions.bulkUpdatePromotionTags, { promotionIds: [one.id] })).toMatchObject({
    code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  });
  const change = { filter: { enabled: true }, assignTags: { privateTags: { tagIds: ['b'] } } };
  expectAnswer(await staff.call(promotions.bulkUpdatePromotionTagsByFilter, change));
  await doDueWork(staff.ctx, jobKinds.map(jobTask));
  const filter = { 'tags.privateTags.tagIds': { $hasSome: ['b'] } };
  expect(await staff.call(promotions.queryPromotions, { query: { filter } })).toMatchObject({
    promotions: [{ id: other.id }],
  });
});
