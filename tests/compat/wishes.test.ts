import type { TestServer } from '@stoa/server/testing/server';
import { backInStockNotifications, backInStockSettings, wishlists } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3, wishlist } from '@wix/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

type Tags = { publicTags?: { tagIds: string[] }; privateTags?: { tagIds: string[] } };
type Wishlist = {
  _id?: string;
  _createdDate?: Date;
  items?: { catalogReference?: object }[];
  tags?: Tags;
};
type Entity = { returnEntity?: boolean };
type Change = { assignTags?: Tags; unassignTags?: Tags };
/** The package's functions that its types leave out. */
type Wishlists = {
  getDefaultWishlist(): Promise<{ wishlist?: Wishlist }>;
  addItem(catalogReference?: object, options?: Entity): Promise<{ wishlist?: Wishlist }>;
  removeItem(catalogReference?: object, options?: Entity): Promise<{ wishlist?: Wishlist }>;
  bulkUpdateWishlistTags(wishlistIds: string[], change?: Change): Promise<{ bulkActionMetadata?: object }>;
  bulkUpdateWishlistTagsByFilter(filter: object, change?: Change): Promise<{ jobId?: string }>;
};
const modules = { backInStockNotifications, backInStockSettings, wishlists, wishlist, productsV3 };

let shop: TestServer;
let productId: string;
type Item = { catalogItemId: string; appId: string };
let items: Item[];
/** A product without stock: requests for it get no notification at once. */
let soldOut: Item;
beforeAll(async () => {
  shop = await startShop();
  const { items: products } = await newVisitor().productsV3.queryProducts().limit(100).find();
  const itemOf = ({ _id }: { _id?: string | null }) => ({ catalogItemId: _id ?? '', appId: STORES_APP });
  items = products.map(itemOf);
  soldOut = itemOf(products.find(({ name }) => name === 'Tall Vase') ?? {});
  productId = items[0]?.catalogItemId ?? '';
});
afterAll(() => shop?.stop());

const newVisitor = () => {
  const client = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
  return { ...client, wishlists: client.wishlists as unknown as Wishlists };
};
const newOwner = () => {
  const auth = ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id });
  const client = createClient({ auth, modules });
  return { ...client, wishlists: client.wishlists as unknown as Wishlists };
};
const missingItem = { catalogItemId: MISSING, appId: STORES_APP };

describe('wishlists', () => {
  test('a visitor has one; an item is added only once, and can be removed', async () => {
    const visitor = newVisitor();
    expect((await visitor.wishlists.getDefaultWishlist()).wishlist?.items).toEqual([]);
    const [first, second] = items;
    for (const item of [first, second, first]) await visitor.wishlists.addItem(item);
    const { wishlist } = await visitor.wishlists.getDefaultWishlist();
    expect(wishlist?.items?.map(({ catalogReference }) => catalogReference)).toEqual([first, second]);
    expect(wishlist).toMatchObject({ _id: expect.any(String), _createdDate: expect.any(Date) });
    const { wishlist: rest } = await visitor.wishlists.removeItem(first, { returnEntity: true });
    expect(rest?.items).toHaveLength(1);
    expect((await newVisitor().wishlists.getDefaultWishlist()).wishlist?.items).toEqual([]);
  });

  test('invalid wishes', async () => {
    const visitor = newVisitor();
    expect(await refusalOf(visitor.wishlists.addItem(missingItem))).toEqual([404, 404]);
    expect(await violationsOf(visitor.wishlists.addItem())).toEqual({ catalogReference: 'REQUIRED_FIELD' });
    const foreign = { ...missingItem, appId: MISSING };
    expect(await violationsOf(visitor.wishlists.addItem(foreign))).toEqual({ 'catalogReference.appId': 'OTHER' });
    expect(await violationsOf(visitor.wishlists.removeItem(foreign))).toEqual({ 'catalogReference.appId': 'OTHER' });
    expect((await errorOf(newOwner().wishlists.getDefaultWishlist())).status).toBe(403);
  });

  test('staff read any list, and tag them', async () => {
    const [visitor, owner] = [newVisitor(), newOwner()];
    const added = await visitor.wishlists.addItem(items[0], { returnEntity: true });
    const id = added.wishlist?._id ?? '';
    expect(await owner.wishlist.getWishlistById(id)).toMatchObject({
      _id: id,
      items: [{ _id: productId, type: 'product', origin: 'stores' }],
      totalCount: 1,
    });
    expect(await owner.wishlist.getWishlistById(id, { kind: [{ type: 'booking' }] })).toMatchObject({
      items: [],
      totalCount: 0,
    });
    expect(await refusalOf(owner.wishlist.getWishlistById(MISSING))).toEqual([404, 404]);
    expect(await violationsOf(owner.wishlist.getWishlistById('nothing'))).toEqual({ id: 'FORMAT' });
    expect((await errorOf(visitor.wishlist.getWishlistById(id))).status).toBe(403);

    const assignTags = { publicTags: { tagIds: ['1'] }, privateTags: { tagIds: ['2'] } };
    const { bulkActionMetadata } = await owner.wishlists.bulkUpdateWishlistTags([id, MISSING], { assignTags });
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect((await visitor.wishlists.getDefaultWishlist()).wishlist?.tags).toEqual({ publicTags: { tagIds: ['1'] } });
    expect(await refusalOf(owner.wishlists.bulkUpdateWishlistTags([id]))).toEqual([
      'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
      400,
    ]);
    expect(await owner.wishlists.bulkUpdateWishlistTagsByFilter({}, { unassignTags: assignTags })).toEqual({
      jobId: expect.any(String),
    });
    await expect
      .poll(async () => (await visitor.wishlists.getDefaultWishlist()).wishlist?.tags)
      .toEqual({ publicTags: { tagIds: [] } });
    const unknown = owner.wishlists.bulkUpdateWishlistTagsByFilter({ colour: 'red' }, { assignTags });
    expect(Object.keys(await violationsOf(unknown))).toEqual(['filter.colour']);
  });
});

describe('back in stock', () => {
  const itemDetails = { name: 'Mug', price: '12.00' };
  const request = (email: string, catalogReference = soldOut) => ({
    catalogReference,
    email,
  });

  test('a visitor signs up once; staff see, count, report, mark and delete', async () => {
    const { backInStockNotifications: visitor } = newVisitor();
    const { backInStockNotifications: owner } = newOwner();
    const created = await visitor.createBackInStockNotificationRequest(request('Ada@example.com'), itemDetails);
    expect(created).toMatchObject({ email: 'ada@example.com', status: 'RECEIVED' });
    const id = created._id ?? '';
    const again = visitor.createBackInStockNotificationRequest(request('ada@EXAMPLE.com'), itemDetails);
    expect(await refusalOf(again)).toEqual(['BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS', 409]);

    expect(await owner.getBackInStockNotificationRequest(id)).toMatchObject({ _id: id });
    const page = await owner.queryBackInStockNotificationRequests().eq('_id', id).find();
    expect(page.items.map(({ _id }) => _id)).toEqual([id]);
    const counts = await owner.getBackInStockNotificationRequestsCountByCatalogReferences([soldOut]);
    expect(counts.countsPerCatalogReference).toMatchObject([{ count: 1 }]);
    await owner.reportItemsBackInStock(itemDetails, { requestIds: [id] });
    expect(await owner.markAsNotificationSent(id)).toMatchObject({ request: { status: 'NOTIFICATION_SENT' } });
    await owner.deleteBackInStockNotificationRequest(id);
    expect((await errorOf(owner.getBackInStockNotificationRequest(id))).status).toBe(404);
  });

  test('refusals', async () => {
    const { backInStockNotifications: visitor } = newVisitor();
    const { backInStockNotifications: owner } = newOwner();
    const ask = (sent: object, details: object = itemDetails) =>
      visitor.createBackInStockNotificationRequest(sent as ReturnType<typeof request>, details as typeof itemDetails);
    expect(await refusalOf(ask(request('a@example.com', missingItem)))).toEqual([404, 404]);
    const variant = { ...soldOut, options: { variantId: MISSING.replace('0', '1') } };
    expect(await refusalOf(ask({ email: 'a@example.com', catalogReference: variant }))).toEqual([
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      400,
    ]);
    expect(await violationsOf(ask(request('no address')))).toEqual({ 'request.email': 'FORMAT' });
    expect(await violationsOf(ask(request('a@example.com'), { name: 'Mug', price: '-1' }))).toEqual({
      'itemDetails.price': 'DECIMAL_GTE',
    });
    expect(await refusalOf(owner.markAsNotificationSent(MISSING))).toEqual([
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
      404,
    ]);
    expect((await errorOf(owner.deleteBackInStockNotificationRequest(MISSING))).status).toBe(404);
    const both = { requestIds: [MISSING], catalogReference: soldOut };
    expect(await refusalOf(owner.reportItemsBackInStock(itemDetails, both))).toEqual([
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
      400,
    ]);
    expect(await violationsOf(owner.reportItemsBackInStock(itemDetails))).toEqual({
      catalogReference: 'REQUIRED_ONE_OF_FIELD',
    });
    expect(await violationsOf(owner.getBackInStockNotificationRequestsCountByCatalogReferences([]))).toEqual({
      catalogReferences: 'REQUIRED_FIELD',
    });
    expect((await errorOf(visitor.getBackInStockNotificationRequest(MISSING))).status).toBe(403);
    const unknown = owner
      .queryBackInStockNotificationRequests()
      .eq('colour' as 'status', 'red')
      .find();
    expect(Object.keys(await violationsOf(unknown))).toEqual(['query.filter.colour']);
  });

  test('a site with the feature turned off accepts none', async () => {
    const { backInStockSettings: settings } = newOwner();
    const { backInStockSettings: shown, backInStockNotifications: visitor } = newVisitor();
    const collecting = async () => (await shown.getSettings()).settings?.collectionStates?.[0]?.collectingRequests;
    expect(await collecting()).toBe(true);
    await settings.stopCollectingRequests(STORES_APP);
    expect(await collecting()).toBe(false);
    const refused = visitor.createBackInStockNotificationRequest(request('b@example.com'), itemDetails);
    expect(await refusalOf(refused)).toEqual(['REQUEST_COLLECTION_DISABLED', 428]);
    await settings.startCollectingRequests(STORES_APP);
    expect(await collecting()).toBe(true);
    expect(await refusalOf(settings.startCollectingRequests(MISSING))).toEqual(['NOT_SUPPORTED_APP_DEF_ID', 400]);
    expect(await violationsOf(settings.stopCollectingRequests('shop'))).toEqual({ appId: 'FORMAT' });
    expect((await errorOf(shown.startCollectingRequests(STORES_APP))).status).toBe(403);
  });
});
