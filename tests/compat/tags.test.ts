import { connect, createSession, httpTransport, tags as tagsService, wishlists, wishlistTags } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { createSite, type TestSite } from '@stoa/server/testing/sites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MISSING, newOwner, newVisitor, type Owner, refusalOf, startShop, violationsOf } from './public-clients.ts';

/** The public packages have no client for tags; ours makes the calls of their back office. */
const PRODUCTS = 'wix.stores.catalog.v3.product';
const ORDERS = 'wix.ecom.v1.order';
const WISHLISTS = 'wix.ecom.v1.wishlist';
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

let shop: TestServer;
let owner: Owner;
let tags: ReturnType<typeof staffOf>;
let visitor: ReturnType<typeof staffOf>;
let productIds: string[];
const transportOf = ({ apiKey, id }: TestSite) => {
  const headers = () => ({ authorization: apiKey, 'wix-site-id': id });
  return httpTransport({ baseUrl: shop.url, headers });
};
const staffOf = (site: TestSite) => connect(tagsService, transportOf(site));
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  tags = staffOf(shop.site);
  visitor = connect(tagsService, createSession({ baseUrl: shop.url, clientId: shop.site.clientId }).transport);
  const { items } = await owner.productsV3.queryProducts().eq('visible', true).find();
  productIds = items.map(({ _id }) => _id ?? '');
});
afterAll(() => shop?.stop());

const create = async (name: string, kind: { fqdn?: string; exposure?: 'PUBLIC' | 'PRIVATE' } = {}) => {
  const { tag } = await tags.createTag({ tag: { name, fqdn: PRODUCTS, exposure: 'PUBLIC', ...kind } });
  return { ...tag, id: tag?.id ?? '', revision: tag?.revision ?? '' };
};
const namesOf = async (client: typeof tags, filter: Record<string, unknown>) => {
  const { tags: found = [] } = await client.queryTags({ query: { filter, sort: [{ fieldName: 'name' }] } });
  return found.map(({ name }) => name);
};
const tagsOf = async (productId: string) => (await owner.productsV3.getProduct(productId)).tags;
/** `[code or status, violated rules by field]` of a refused call of our client. */
const refused = (call: Promise<unknown>) =>
  call.then(
    (answer) => expect.fail(`The call succeeded: ${JSON.stringify(answer)}`),
    (error: { code: string; violations: { field: string; violatedRule: string }[] }) => [
      error.code,
      Object.fromEntries(error.violations.map(({ field, violatedRule }) => [field, violatedRule])),
    ],
  );

test('a tag is created, read, renamed with its revision, and deleted: products lose it', async () => {
  const tag = await create('Hand-made');
  expect(tag).toMatchObject({ name: 'Hand-made', fqdn: PRODUCTS, exposure: 'PUBLIC', revision: '1' });
  expect((await visitor.getTag({ tagId: tag.id })).tag).toEqual(tag);
  const renamed = await tags.updateTag({ tag: { id: tag.id, revision: '1', name: 'Made by hand' } });
  expect(renamed.tag).toMatchObject({ id: tag.id, name: 'Made by hand', revision: '2' });
  const stale = tags.updateTag({ tag: { id: tag.id, revision: '1', name: 'Late' } });
  expect(await refused(stale)).toEqual(['INVALID_REVISION', {}]);
  expect((await tags.getTag({ tagId: tag.id })).tag).toEqual(renamed.tag);

  const [productId = ''] = productIds;
  await owner.productsV3.bulkUpdateProductTags([productId], { assignTags: { publicTags: { tagIds: [tag.id] } } });
  expect((await tagsOf(productId))?.publicTags?.tagIds).toEqual([tag.id]);
  expect(await tags.deleteTag({ tagId: tag.id })).toEqual({});
  expect(await refused(tags.getTag({ tagId: tag.id }))).toEqual(['404', {}]);
  await expect.poll(async () => (await tagsOf(productId))?.publicTags?.tagIds).toEqual([]);
  // the id of a deleted tag is never used again
  expect((await create('After')).id).not.toBe(tag.id);
});

test('wishlists lose deleted tags, and keep the others', async () => {
  const [gone, kept] = [await create('Gone', { fqdn: WISHLISTS }), await create('Kept', { fqdn: WISHLISTS })];
  const session = createSession({ baseUrl: shop.url, clientId: shop.site.clientId });
  const visitors = connect(wishlists, session.transport);
  const catalogReference = { appId: STORES, catalogItemId: productIds[0] ?? '' };
  const { wishlist } = await visitors.addItem({ catalogReference, returnEntity: true });
  const publicTags = { tagIds: [gone.id, kept.id] };
  await connect(wishlistTags, transportOf(shop.site)).bulkUpdateWishlistTags({
    wishlistIds: [wishlist?.id ?? ''],
    assignTags: { publicTags, privateTags: { tagIds: [gone.id] } },
  });
  const shown = async () => (await visitors.getDefaultWishlist({})).wishlist?.tags?.publicTags?.tagIds;
  expect(await shown()).toEqual(publicTags.tagIds);
  await tags.deleteTag({ tagId: gone.id });
  await expect.poll(shown).toEqual([kept.id]);
});

test('tags are queried by kind and exposure, page by page; visitors see the public ones', async () => {
  const secret = await create('Quoted', { fqdn: ORDERS, exposure: 'PRIVATE' });
  for (const name of ['Gift', 'Express', 'Abroad']) await create(name, { fqdn: ORDERS });
  expect(await namesOf(tags, { fqdn: ORDERS })).toEqual(['Abroad', 'Express', 'Gift', 'Quoted']);
  expect(await namesOf(tags, { fqdn: ORDERS, exposure: 'PRIVATE' })).toEqual(['Quoted']);
  expect(await namesOf(visitor, { fqdn: ORDERS })).toEqual(['Abroad', 'Express', 'Gift']);
  expect(await namesOf(visitor, { fqdn: ORDERS, exposure: 'PRIVATE' })).toEqual([]);
  expect(await refused(visitor.getTag({ tagId: secret.id }))).toEqual(['404', {}]);
  const query = { filter: { fqdn: ORDERS }, cursorPaging: { limit: 3 } };
  const first = await tags.queryTags({ query });
  const cursor = first.pagingMetadata?.cursors?.next;
  const rest = await tags.queryTags({ query: { cursorPaging: { cursor } } });
  expect([first.tags?.length, rest.tags?.map(({ name }) => name)]).toEqual([3, ['Quoted']]);
});

test('tags are found or created by several names, in any case', async () => {
  const known = await create('Red');
  const { tags: all = [] } = await tags.bulkGetOrCreateTags({
    names: ['red', 'Green', 'GREEN', 'Blue'],
    fqdn: PRODUCTS,
    exposure: 'PUBLIC',
  });
  expect(all.map(({ name }) => name)).toEqual(['Red', 'Green', 'Green', 'Blue']);
  expect([all[0]?.id, all[1]?.id]).toEqual([known.id, all[2]?.id]);
  expect((await tags.bulkGetOrCreateTags({ names: ['Blue'], fqdn: PRODUCTS })).tags).toMatchObject([
    { name: 'Blue', exposure: 'PRIVATE' },
  ]);
});

describe('what is refused leaves no trace', () => {
  const draft = { name: 'Fresh', fqdn: PRODUCTS };
  test.for<[string, () => Promise<unknown>, string, Record<string, string>?]>([
    [
      'a name twice',
      () => tags.createTag({ tag: { ...draft, name: ' TAKEN ', exposure: 'PUBLIC' } }),
      'ALREADY_EXISTS',
    ],
    ['no name', () => tags.createTag({ tag: { ...draft, name: ' ' } }), '400', { 'tag.name': 'REQUIRED_FIELD' }],
    [
      'a long name',
      () => tags.createTag({ tag: { ...draft, name: 'x'.repeat(51) } }),
      '400',
      { 'tag.name': 'MAX_LENGTH' },
    ],
    ['no kind', () => tags.createTag({ tag: { name: 'X', fqdn: '' } }), '400', { 'tag.fqdn': 'MIN_LENGTH' }],
    [
      'another exposure',
      () => tags.createTag({ tag: { ...draft, exposure: 'SECRET' as 'PUBLIC' } }),
      '400',
      { 'tag.exposure': 'INVALID_ENUM_VALUE' },
    ],
    ['reading none', () => tags.getTag({ tagId: 'zzzzz' }), '404'],
    ['reading nonsense', () => tags.getTag({ tagId: 'nonsense' }), '400', { tagId: 'MAX_LENGTH' }],
    ['renaming none', () => tags.updateTag({ tag: { ...draft, id: 'zzzzz', revision: '1' } }), '404'],
    [
      'renaming without a revision',
      () => tags.updateTag({ tag: { id: 'zzzzz', name: 'X' } as never }),
      '400',
      { 'tag.revision': 'REQUIRED_FIELD' },
    ],
    ['deleting nonsense', () => tags.deleteTag({ tagId: 'nonsense' }), '400', { tagId: 'MAX_LENGTH' }],
    ['deleting none', () => tags.deleteTag({ tagId: 'zzzzz' }), '404'],
    [
      'querying by colour',
      () => tags.queryTags({ query: { filter: { colour: 'red' } } }),
      '400',
      { 'query.filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
    ['no names', () => tags.bulkGetOrCreateTags({ names: [], fqdn: PRODUCTS }), '400', { names: 'MIN_SIZE' }],
    [
      'a blank name among others',
      () => tags.bulkGetOrCreateTags({ names: ['Fresh', ' '], fqdn: PRODUCTS }),
      '400',
      { 'names.1': 'REQUIRED_FIELD' },
    ],
    ['a program that nobody knows', () => staffOf({ ...shop.site, apiKey: 'stoa_unknown' }).queryTags(), '401'],
    ['a visitor who creates', () => visitor.createTag({ tag: draft }), '403'],
    ['a visitor who renames', () => visitor.updateTag({ tag: { ...draft, id: '1', revision: '1' } }), '403'],
    ['a visitor who deletes', () => visitor.deleteTag({ tagId: '1' }), '403'],
    ['a visitor who creates many', () => visitor.bulkGetOrCreateTags({ names: ['X'], fqdn: PRODUCTS }), '403'],
  ])('%s', async ([, call, code, fields = {}]) => {
    await tags.bulkGetOrCreateTags({ names: ['Taken'], fqdn: PRODUCTS, exposure: 'PUBLIC' });
    const before = await tags.queryTags({ query: { cursorPaging: { limit: 100 } } });
    expect(await refused(call())).toEqual([code, fields]);
    expect(await tags.queryTags({ query: { cursorPaging: { limit: 100 } } })).toEqual(before);
  });

  test('a name that another tag of the kind has', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const rename = tags.updateTag({ tag: { id: other.id, revision: '1', name: 'ONE' } });
    expect(await refused(rename)).toEqual(['ALREADY_EXISTS', {}]);
    for (const { id } of [one, other]) await tags.deleteTag({ tagId: id });
  });

  test('tags of another site', async () => {
    const foreign = staffOf(await createSite(shop.database, shop.app.now()));
    const tag = await create('Ours');
    expect(await namesOf(foreign, {})).toEqual([]);
    expect(await refused(foreign.getTag({ tagId: tag.id }))).toEqual(['404', {}]);
    const rename = foreign.updateTag({ tag: { id: tag.id, revision: '1', name: 'Theirs' } });
    expect(await refused(rename)).toEqual(['404', {}]);
    expect(await refused(foreign.deleteTag({ tagId: tag.id }))).toEqual(['404', {}]);
    expect((await tags.getTag({ tagId: tag.id })).tag).toEqual(tag);
  });
});

describe('tags of products, by the public client', () => {
  test('are added and removed, one by one; private ones are for the back office', async () => {
    const [open, secret] = [await create('Open'), await create('Secret', { exposure: 'PRIVATE' })];
    const [, id = ''] = productIds;
    const both = { publicTags: { tagIds: [open.id] }, privateTags: { tagIds: [secret.id] } };
    const assigned = await owner.productsV3.bulkUpdateProductTags([id, MISSING], { assignTags: both });
    expect(assigned.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([undefined, 'NOT_FOUND']);
    expect(await tagsOf(id)).toEqual(both);
    const shown = await newVisitor(shop).productsV3.getProduct(id);
    expect(shown.tags).toEqual({ publicTags: both.publicTags });
    await owner.productsV3.bulkUpdateProductTags([id], { unassignTags: both });
    expect(await tagsOf(id)).toEqual({ publicTags: { tagIds: [] }, privateTags: { tagIds: [] } });
  });

  test('are added to all matching products, in the background', async () => {
    const tag = await create('Everything');
    const change = { assignTags: { publicTags: { tagIds: [tag.id] } } };
    const tagged = async () =>
      (await owner.productsV3.countProducts({ filter: { 'tags.publicTags.tagIds': { $hasSome: [tag.id] } } })).count;
    const { jobId } = await owner.productsV3.bulkUpdateProductTagsByFilter({ visible: true }, change);
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(tagged).toBe(productIds.length);
    await owner.productsV3.bulkUpdateProductTagsByFilter({}, { unassignTags: change.assignTags });
    await expect.poll(tagged).toBe(0);
  });

  test('refusals', async () => {
    const assignTags = { publicTags: { tagIds: ['1'] } };
    expect(await violationsOf(owner.productsV3.bulkUpdateProductTagsByFilter({ colour: 1 }, { assignTags }))).toEqual({
      'filter.colour': 'FIELD_NOT_ALLOWED',
    });
    const forOrders = await create('For orders', { fqdn: ORDERS });
    for (const id of ['zzzzz', forOrders.id]) {
      const change = { assignTags: { publicTags: { tagIds: [id] } } };
      const { results } = await owner.productsV3.bulkUpdateProductTags(productIds.slice(0, 1), change);
      expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual(['INVALID_ARGUMENT']);
      expect((await tagsOf(productIds[0] ?? ''))?.publicTags?.tagIds).not.toContain(id);
    }
    const { productsV3 } = newVisitor(shop);
    expect(await refusalOf(productsV3.bulkUpdateProductTags([MISSING], { assignTags }))).toEqual([403, 403]);
    expect(await refusalOf(productsV3.bulkUpdateProductTagsByFilter({}, { assignTags }))).toEqual([403, 403]);
  });
});
