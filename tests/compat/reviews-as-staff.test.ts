/** People of the team in the public client: reviews, requests for them, and fulfilments, each as far as the role goes. */
import type { TestServer } from '@stoa/server/testing/server';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { contacts } from '@wix/crm';
import { orderFulfillments, orders } from '@wix/ecom';
import { reviewRequests, reviews } from '@wix/reviews';
import { createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { errorOf, MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';
import { staffAuth } from './staff-auth.ts';

const modules = { reviews, reviewRequests, orderFulfillments, orders, contacts };
const clientFor = async (role: string) => createClient({ auth: await staffAuth(shop, role), modules });
type Client = Awaited<ReturnType<typeof clientFor>>;

let shop: TestServer;
let line: Lines;
let manager: Client;
let fulfilment: Client;
let support: Client;
let editor: Client;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  manager = await clientFor('store-manager');
  fulfilment = await clientFor('fulfilment');
  support = await clientFor('support');
  editor = await clientFor('content-editor');
});
afterAll(() => shop?.stop());

const idOf = (slug: string) => line(slug).catalogReference.catalogItemId;
let next = 0;
async function newContact(): Promise<string> {
  const email = `of-staff-${Date.now()}-${++next}@customers.test`;
  const { contact } = await manager.contacts.createContact({ name: { first: 'Ada' }, emails: { items: [{ email }] } });
  return contact?._id ?? '';
}
const draft = (contactId: string, more: object = {}) => ({
  ...{ namespace: 'stores', entityId: idOf('stoneware-mug'), author: { contactId, authorName: 'Ada' } },
  content: { rating: 4, ...more },
});
async function newReview(more: object = {}): Promise<string> {
  return (await manager.reviews.createReview(draft(await newContact(), more)))._id ?? '';
}
async function newOrder() {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 2), line('sewing-pattern'));
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  const { lineItems = [] } = await visitor.orders.getOrder(orderId ?? '');
  return { orderId: orderId ?? '', mugs: lineItems[0]?._id ?? '' };
}
const statusesOf = async (calls: (() => Promise<unknown>)[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await errorOf(call())).status);
  return statuses;
};

test('who manages the shop writes, changes, moderates, answers and deletes reviews', async () => {
  const contactId = await newContact();
  const written = await manager.reviews.createReview(draft(contactId, { body: 'See www.example.org' }));
  const id = written._id ?? '';
  expect(written).toMatchObject({ author: { contactId }, moderation: { moderationStatus: 'IN_MODERATION' } });
  expect(await refusalOf(manager.reviews.createReview(draft(contactId)))).toEqual(['REVIEW_ALREADY_EXISTS', 409]);
  expect((await errorOf(manager.reviews.getReview(id))).status).toBe(404);
  expect(await manager.reviews.getReview(id, { returnPrivateReviews: true })).toMatchObject({ author: { contactId } });
  const changed = await manager.reviews.updateReview(id, { revision: written.revision, content: { title: 'Fine' } });
  expect(changed).toMatchObject({ content: { title: 'Fine', rating: 4 } });
  const stale = { revision: written.revision, content: { title: 'Late' } };
  expect(await refusalOf(manager.reviews.updateReview(id, stale))).toEqual(['INVALID_REVISION', 409]);
  const { review } = await manager.reviews.updateModerationStatus(id, { status: 'APPROVED' });
  expect(review?.moderation).toMatchObject({ moderationStatus: 'APPROVED', manuallyChanged: true });
  expect((await manager.reviews.setReply(id, 'Thank you')).review?.reply?.message).toBe('Thank you');
  expect((await manager.reviews.removeReply(id)).review?.reply).toBeUndefined();
  expect(await violationsOf(manager.reviews.setReply(id, ''))).toHaveProperty('message');
  expect((await manager.reviews.queryReviews().eq('_id', id).find()).items).toHaveLength(1);
  expect((await manager.reviews.deleteReview(id)).review?._id).toBe(id);
  expect((await errorOf(manager.reviews.deleteReview(id))).status).toBe(404);
});

test('who manages the shop writes, moderates and deletes many reviews', async () => {
  const entityId = idOf('tall-vase');
  const [one, two] = [await newContact(), await newContact()];
  const { results, bulkActionMetadata } = await manager.reviews.bulkCreateReview(
    [one, two, MISSING].map((contactId) => ({ ...draft(contactId), entityId })),
    { returnEntity: true },
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
  const filter = { entityId, 'author.contactId': one };
  const count = async (includePrivateReviews: boolean) =>
    (await manager.reviews.countReviews({ filter: { entityId }, includePrivateReviews })).count;
  expect(await count(true)).toBe(2);
  await manager.reviews.bulkUpdateModerationStatus({ filter, status: 'REJECTED' });
  await vi.waitFor(async () => expect(await count(false)).toBe(1), { timeout: PATIENCE_MS });
  await manager.reviews.bulkDeleteReviews({ filter });
  await vi.waitFor(async () => expect(await count(true)).toBe(1), { timeout: PATIENCE_MS });
  expect(await violationsOf(manager.reviews.bulkDeleteReviews({}))).toEqual({ filter: 'REQUIRED_FIELD' });
});

test('support reads all reviews and answers them, and does nothing else to them', async () => {
  const id = await newReview({ body: 'See www.example.org' });
  expect(await support.reviews.getReview(id, { returnPrivateReviews: true })).toMatchObject({ _id: id });
  expect((await support.reviews.countReviews({ filter: { _id: id }, includePrivateReviews: true })).count).toBe(1);
  expect((await support.reviews.setReply(id, 'We look into it')).review?.reply?.message).toBe('We look into it');
  const contactId = await newContact();
  expect(
    await statusesOf([
      () => support.reviews.createReview(draft(contactId)),
      () => support.reviews.bulkCreateReview([draft(contactId)]),
      () => support.reviews.removeReply(id),
      () => support.reviews.updateModerationStatus(id, { status: 'APPROVED' }),
      () => support.reviews.bulkUpdateModerationStatus({ filter: { _id: id }, status: 'REJECTED' }),
      () => support.reviews.bulkDeleteReviews({ filter: { _id: id } }),
      () => support.reviews.updateReview(id, { revision: '1', content: { rating: 1 } }),
      () => support.reviews.deleteReview(id),
    ]),
  ).toEqual(Array(8).fill(403));
  expect(await manager.reviews.getReview(id, { returnPrivateReviews: true })).toMatchObject({
    ...{ content: { rating: 4 }, moderation: { moderationStatus: 'IN_MODERATION' } },
    reply: { message: 'We look into it' },
  });
});

test('who has no permission for reviews may do nothing about them', async () => {
  const id = await newReview();
  expect(
    await statusesOf([
      () => editor.reviews.getReview(id, { returnPrivateReviews: true }),
      () => editor.reviews.countReviews({ includePrivateReviews: true }),
      () => editor.reviews.setReply(id, 'Hello'),
      () => editor.reviews.updateModerationStatus(id, { status: 'REJECTED' }),
      () => editor.reviews.deleteReview(id),
    ]),
  ).toEqual([403, 403, 403, 403, 403]);
});

test('who manages the shop asks for reviews, and others of the team neither ask nor read whom', async () => {
  const { reviewRequests: requests } = manager;
  const contactId = await newContact();
  const asked = (more: object = {}) => ({
    ...{ communicationChannel: 'EMAIL' as const, namespace: 'stores', recipient: { contactId } },
    ...{ sendDate: new Date('2040-01-01T00:00:00.000Z'), items: [{ catalogItemId: idOf('stoneware-mug') }], ...more },
  });
  const made = await requests.createReviewRequest(asked());
  const id = made._id ?? '';
  expect(made).toMatchObject({ status: 'SCHEDULED', recipient: { contactId } });
  expect(await requests.getReviewRequest(id)).toMatchObject({ _id: id });
  expect((await requests.queryReviewRequests().eq('_id', id).find()).items).toHaveLength(1);
  expect((await requests.countReviewRequests({ filter: { _id: id } })).count).toBe(1);
  const { bulkActionMetadata } = await requests.bulkCreateReviewRequests([
    asked({ items: [{ catalogItemId: idOf('sewing-pattern') }] }),
    asked({ items: [] }),
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(await refusalOf(requests.deleteReviewRequest(id))).toEqual(['REVIEW_REQUEST_NOT_CANCELED', 428]);
  for (const { reviewRequests: others } of [support, fulfilment, editor])
    expect(
      await statusesOf([
        () => others.createReviewRequest(asked()),
        () => others.bulkCreateReviewRequests([asked()]),
        () => others.getReviewRequest(id),
        () => others.queryReviewRequests().find(),
        () => others.countReviewRequests(),
        () => others.bulkCancelReviewRequestsByFilter({ filter: { id } }),
        () => others.deleteReviewRequest(id),
      ]),
    ).toEqual(Array(7).fill(403));
  await requests.bulkCancelReviewRequestsByFilter({ filter: { id } });
  await vi.waitFor(async () => expect((await requests.getReviewRequest(id)).status).toBe('CANCELED'), PATIENCE_MS);
  await requests.deleteReviewRequest(id);
  expect((await errorOf(requests.getReviewRequest(id))).status).toBe(404);
});

test('who fulfils orders sends parcels, support sees them, and others see none', async () => {
  const { orderFulfillments: parcels } = fulfilment;
  const { orderId, mugs } = await newOrder();
  const { fulfillmentId } = await parcels.createFulfillment(orderId, { lineItems: [{ _id: mugs, quantity: 1 }] });
  const ids = { orderId, fulfillmentId: fulfillmentId ?? '' };
  const trackingInfo = { trackingNumber: 'JD01', shippingProvider: 'dhl' };
  expect((await parcels.updateFulfillment(ids, { fulfillment: { trackingInfo } })).fulfillments).toMatchObject([
    { trackingInfo: { trackingNumber: 'JD01' } },
  ]);
  const other = await newOrder();
  const { bulkActionMetadata } = await parcels.bulkCreateFulfillments([
    { orderId: other.orderId, fulfillments: [{ lineItems: [{ _id: other.mugs, quantity: 9 }] }] },
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 1 });
  expect(await refusalOf(parcels.createFulfillment(MISSING, { lineItems: [{ _id: mugs }] }))).toEqual([
    'ORDER_NOT_FOUND',
    404,
  ]);
  const seen = await support.orderFulfillments.listFulfillmentsForSingleOrder(orderId);
  expect(seen.orderWithFulfillments?.fulfillments).toHaveLength(1);
  const both = await support.orderFulfillments.listFulfillmentsForMultipleOrders([orderId, other.orderId]);
  expect(both.ordersWithFulfillments?.map(({ fulfillments = [] }) => fulfillments?.length)).toEqual([1, 0]);
  for (const { orderFulfillments: others } of [support, editor])
    expect(
      await statusesOf([
        () => others.createFulfillment(orderId, { lineItems: [{ _id: mugs }] }),
        () => others.updateFulfillment(ids, { fulfillment: { trackingInfo } }),
        () => others.bulkCreateFulfillments([{ orderId, fulfillments: [{ lineItems: [{ _id: mugs }] }] }]),
        () => others.deleteFulfillment(ids),
      ]),
    ).toEqual([403, 403, 403, 403]);
  expect(
    await statusesOf([
      () => editor.orderFulfillments.listFulfillmentsForSingleOrder(orderId),
      () => editor.orderFulfillments.listFulfillmentsForMultipleOrders([orderId]),
    ]),
  ).toEqual([403, 403]);
  expect((await parcels.deleteFulfillment(ids)).orderWithFulfillments).toMatchObject({ fulfillments: [] });
  expect(await refusalOf(parcels.deleteFulfillment(ids))).toEqual(['FULFILLMENT_NOT_FOUND', 404]);
});
