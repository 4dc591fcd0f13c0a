/** Banners of categories through the public client, with their refusals. */

import { categories } from '@wix/categories';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { promotionsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRows } from './copy-rows.ts';
import { type MediaShop, picture, startMediaShop } from './media-shop.ts';
import { MISSING, refusalOf, violationsOf } from './public-clients.ts';

const tree = { treeReference: { appNamespace: '@wix/stores' } };
let shop: MediaShop;
let image: string;
let frames: string;
let wood: string;
const office = ({ site }: MediaShop) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { categories, promotionsV3 },
  });
const visitorOf = ({ site }: MediaShop) =>
  createClient({ auth: OAuthStrategy({ clientId: site.clientId }), modules: { promotionsV3 } });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startMediaShop({ seed: 'small' });
  owner = office(shop);
  image = await shop.upload('sale.png', picture);
  const category = async (name: string, parent?: string) => {
    const created = await owner.categories.createCategory(
      { name, visible: true, ...(parent && { parentCategory: { _id: parent } }) },
      tree,
    );
    return created._id ?? '';
  };
  frames = await category('Picture frames');
  wood = await category('Wooden frames', frames);
});
afterAll(() => shop?.stop());

const create = (name: string, rest: object = {}) =>
  owner.promotionsV3.createPromotion({ name, media: { _id: image }, ...rest });

test('a promotion is created, read, changed under its revision, and deleted', async () => {
  const created = await create('Summer sale', { destinationUrl: 'https://shop.test/sale' });
  const id = created._id ?? '';
  expect(created).toMatchObject({
    name: 'Summer sale',
    revision: '1',
    enabled: false,
    categories: [],
    destinationUrl: 'https://shop.test/sale',
    media: { _id: image, mediaType: 'IMAGE', image: expect.stringContaining(image) },
  });
  expect(created._createdDate).toBeInstanceOf(Date);
  expect(await owner.promotionsV3.getPromotion(id)).toEqual(created);
  const changed = await owner.promotionsV3.updatePromotion(id, { revision: '1', name: 'Autumn sale' });
  expect(changed).toMatchObject({ name: 'Autumn sale', revision: '2', destinationUrl: 'https://shop.test/sale' });
  const stale = owner.promotionsV3.updatePromotion(id, { revision: '1', name: 'Late' });
  expect(await refusalOf(stale)).toEqual(['INVALID_REVISION', 409]);
  await owner.promotionsV3.deletePromotion(id);
  expect((await refusalOf(owner.promotionsV3.getPromotion(id)))[1]).toBe(404);
});

test('pictures and categories of promotions have to exist', async () => {
  // the client renames fields of what it is given
  const assigned = (more: object = {}) => ({ _id: frames, position: 1, appliedToSubcategories: true, ...more });
  const { promotionsV3 } = owner;
  expect(await refusalOf(create('Lost', { media: { _id: 'none.png' } }))).toEqual(['MEDIA_NOT_FOUND', 404]);
  expect(await refusalOf(create('Twice', { categories: [assigned(), assigned()] }))).toEqual([
    'DUPLICATE_CATEGORY_ASSIGNMENT',
    400,
  ]);
  expect(await violationsOf(create('Lost', { categories: [assigned({ _id: MISSING })] }))).toEqual({
    'promotion.categories.0.id': 'OTHER',
  });
  expect(await violationsOf(create('', { categories: [assigned({ position: 0 })] }))).toEqual({
    'promotion.name': 'MIN_LENGTH',
    'promotion.categories.0.position': 'MIN',
  });
  const { _id: id = '' } = await create('Kept');
  expect(await refusalOf(promotionsV3.updatePromotion(id ?? '', { revision: '1', media: {} }))).toEqual([
    'MEDIA_REMOVAL_NOT_ALLOWED',
    400,
  ]);
  expect(await refusalOf(promotionsV3.bulkUpdatePromotionTags([id ?? '']))).toEqual([
    'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
    400,
  ]);
  expect(await refusalOf(promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }))).toEqual([
    'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
    400,
  ]);
  expect(await refusalOf(promotionsV3.resolvePromotions(MISSING))).toEqual(['CATEGORY_NOT_FOUND', 404]);
  expect((await refusalOf(visitorOf(shop).promotionsV3.resolvePromotions(frames)))[1]).toBe(403);
});

test('many are created, changed, tagged, found and deleted at once', async () => {
  const { promotionsV3 } = owner;
  const drafts = ['Bulk one', 'Bulk two'].map((name) => ({ name, media: { _id: image } }));
  const created = await promotionsV3.bulkCreatePromotions([...drafts, { name: 'Lost', media: { _id: 'none.png' } }], {
    returnEntity: true,
  });
  expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(created.results?.[2]?.itemMetadata?.error?.code).toBe('MEDIA_NOT_FOUND');
  const ids = created.results?.flatMap(({ item }) => item?._id ?? []) ?? [];
  const changed = await promotionsV3.bulkUpdatePromotions(
    ids.map((_id) => ({ promotion: { _id, revision: '1', enabled: true } })),
    { returnEntity: true },
  );
  expect(changed.results?.map(({ item }) => [item?.name, item?.enabled])).toEqual([
    ['Bulk one', true],
    ['Bulk two', true],
  ]);
  const assignTags = { publicTags: { tagIds: ['a'] } };
  const tagged = await promotionsV3.bulkUpdatePromotionTags(ids, { assignTags, returnEntity: true });
  expect(tagged.results?.map(({ item }) => item?.tags?.publicTags?.tagIds)).toEqual([['a'], ['a']]);
  const { jobId } = await promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }, { unassignTags: assignTags });
  expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
  const found = async () =>
    (await promotionsV3.queryPromotions().hasSome('tags.publicTags.tagIds', ['a']).find()).items.length;
  await expect.poll(found).toBe(0);
  const searched = await promotionsV3.searchPromotions({
    search: { expression: 'bulk' },
    sort: [{ fieldName: '_createdDate', order: 'ASC' }],
    aggregations: [{ name: 'states', type: 'VALUE', fieldPath: 'enabled', value: {} }],
  });
  expect(searched.promotions?.map(({ name }) => name).sort()).toEqual(['Bulk one', 'Bulk two']);
  expect(searched.aggregationData?.results?.[0]?.values?.results).toEqual([{ value: 'true', count: 2 }]);
  const gone = await promotionsV3.bulkDeletePromotions([...ids, MISSING]);
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
});

test('an enabled promotion is shown among the products of its category, and below it', async () => {
  const { promotionsV3 } = owner;
  const categories = [{ _id: frames, position: 2, appliedToSubcategories: true }];
  const shown = await create('Frames at half price', { enabled: true, categories });
  for (const categoryId of [frames, wood])
    expect(await promotionsV3.resolvePromotions(categoryId)).toMatchObject({
      promotions: [{ promotion: { _id: shown._id }, position: 2 }],
    });
});

test('the picture of an address is imported', async () => {
  const { promotionsV3 } = owner;
  const media = { url: shop.elsewhere('picture.jpg') };
  const { _id: id, enabled } = await create('From elsewhere', { enabled: true, media });
  expect(enabled).toBe(false);
  const state = async () => (await promotionsV3.getPromotion(id ?? '')).enabled;
  await expect.poll(state).toBe(true);
  expect((await promotionsV3.getPromotion(id ?? '')).media?.image).toContain('wix:image://');
});

test('a site has at most 1,000 promotions', async () => {
  const id = (await create('Many'))._id ?? '';
  await copyRows(shop, { table: 'promotions', id, count: 1000 });
  expect(await refusalOf(create('Too many'))).toEqual(['PROMOTIONS_LIMIT_EXCEEDED', 428]);
});
