/** Review requests through the public client, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { contacts } from '@wix/crm';
import { reviewRequests } from '@wix/reviews';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { errorOf, MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
let contactId: string;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  const { contact } = await backOffice().contacts.createContact({
    name: { first: 'Ada' },
    emails: { items: [{ email: `asked-${Date.now()}@customers.test` }] },
  });
  contactId = contact?._id ?? '';
});
afterAll(() => shop?.stop());

const modules = { reviewRequests, contacts };
const backOffice = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const idOf = (slug: string) => line(slug).catalogReference.catalogItemId;
/** A request that is due long after the test. */
const later = (more: object = {}) => ({
  communicationChannel: 'EMAIL' as const,
  namespace: 'stores',
  sendDate: new Date('2040-01-01T00:00:00.000Z'),
  recipient: { contactId },
  ...more,
});
async function order(): Promise<string> {
  const visitor = newVisitor(shop);
  const lines = [line('stoneware-mug', 2), line('sewing-pattern')];
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, ...lines));
  return orderId ?? '';
}

test('a request is about the most expensive items of an order, is found, and is cancelled before it is deleted', async () => {
  const { reviewRequests: requests } = backOffice();
  const orderId = await order();
  const made = await requests.createReviewRequest(later({ order: { _id: orderId } }));
  expect(made).toMatchObject({
    _id: expect.any(String),
    _createdDate: expect.any(Date),
    status: 'SCHEDULED',
    namespace: 'stores',
    order: { _id: orderId },
    items: [{ catalogItemId: idOf('stoneware-mug') }, { catalogItemId: idOf('sewing-pattern') }],
    recipient: { contactId },
  });
  const id = made._id ?? '';
  expect(await requests.getReviewRequest(id)).toMatchObject({ _id: id, status: 'SCHEDULED' });
  const { items } = await requests.queryReviewRequests().eq('order.id', orderId).find();
  expect(items.map(({ _id }) => _id)).toEqual([id]);
  const about = requests.queryReviewRequests().hasSome('items.catalogItemId', [idOf('sewing-pattern')]);
  expect((await about.eq('order.id', orderId).find()).items).toHaveLength(1);
  expect(await requests.countReviewRequests({ filter: { 'order._id': orderId } })).toMatchObject({ count: 1 });
  expect(await refusalOf(requests.deleteReviewRequest(id))).toEqual(['REVIEW_REQUEST_NOT_CANCELED', 428]);
  const { jobId } = await requests.bulkCancelReviewRequestsByFilter({ filter: { id } });
  expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
  await vi.waitFor(async () => expect((await requests.getReviewRequest(id)).status).toBe('CANCELED'), PATIENCE_MS);
  await requests.deleteReviewRequest(id);
  expect((await errorOf(requests.getReviewRequest(id))).status).toBe(404);
});

test('many are created at once, each on its own', async () => {
  const { reviewRequests: requests } = backOffice();
  const orderId = await order();
  const { results, bulkActionMetadata } = await requests.bulkCreateReviewRequests(
    [
      later({ order: { _id: orderId }, items: [{ catalogItemId: idOf('sewing-pattern') }] }),
      later({ items: [{ catalogItemId: idOf('stoneware-mug') }] }),
      later({ order: { _id: orderId } }),
      later(),
    ],
    { returnEntity: true },
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 });
  expect(results).toMatchObject([
    { itemMetadata: { success: true }, item: { items: [{ catalogItemId: idOf('sewing-pattern') }] } },
    { itemMetadata: { success: true }, item: { status: 'SCHEDULED' } },
    { itemMetadata: { originalIndex: 2, error: { code: 'REVIEW_REQUEST_ALREADY_EXISTS' } } },
    { itemMetadata: { originalIndex: 3, error: { code: 'EITHER_ORDER_OR_ITEMS_REQUIRED' } } },
  ]);
});

test('what cannot be asked is refused with its reason', async () => {
  const { reviewRequests: requests } = backOffice();
  const create = (more: object) => requests.createReviewRequest(later(more));
  const items = [{ catalogItemId: idOf('stoneware-mug') }];
  expect(await refusalOf(create({}))).toEqual(['EITHER_ORDER_OR_ITEMS_REQUIRED', 400]);
  expect(await refusalOf(create({ order: { _id: MISSING } }))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await violationsOf(create({ items: [{ catalogItemId: MISSING }] }))).toEqual({
    'reviewRequest.items[0].catalogItemId': 'OTHER',
  });
  const many = Array.from({ length: 6 }, () => items[0]);
  expect(await violationsOf(create({ items: many }))).toEqual({ 'reviewRequest.items': 'MAX_SIZE' });
  expect(await violationsOf(create({ items, recipient: { contactId: MISSING } }))).toEqual({
    'reviewRequest.recipient.contactId': 'OTHER',
  });
  expect(await violationsOf(requests.bulkCancelReviewRequestsByFilter({}))).toEqual({ filter: 'REQUIRED_FIELD' });
  const stranger = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules }).reviewRequests;
  expect((await refusalOf(stranger.createReviewRequest(later({ items }))))[1]).toBe(403);
  expect((await refusalOf(stranger.queryReviewRequests().find()))[1]).toBe(403);
});
