import { randomUUID } from 'node:crypto';
import {
  contacts,
  orderEvents,
  orderFulfillments,
  orders,
  reviewInvitations,
  reviewRequestAdministration,
  reviewRequests,
  reviews,
} from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { emit } from '../../platform/events/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { buyersBecomeContacts } from '../contacts/index.ts';
import { cancelJob } from './cancel-requests.ts';
import { fulfilledOrdersAreAskedAbout } from './follow-orders.ts';
import { reviewRequestMail, reviewRequestMailed } from './send-request.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
});
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
  mailbox.mails.length = 0;
  mailbox.open();
});

/** Hands on events and does what is due, with mails by SMTP. */
async function settle(days = 0) {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS);
  await handOnEvents(staff.ctx, [buyersBecomeContacts, fulfilledOrdersAreAskedAbout]);
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  await doDueWork({ ...staff.ctx, mailer }, [reviewRequestMail, mailTask, reviewRequestMailed, jobTask(cancelJob)]);
}

async function decide(change: object) {
  const { settings } = expectAnswer(await staff.call(reviewRequestAdministration.getReviewRequestSettings, {}));
  const asked = { settings: { ...change, revision: settings?.revision } };
  expectAnswer(await staff.call(reviewRequestAdministration.updateReviewRequestSettings, asked));
}

/** An order of a mug and a cheaper bowl, whose buyer is a contact. */
async function order(email = 'ada@example.com') {
  const [bowl, mug] = [await shop.add({ name: 'Bowl', price: 500 }), await shop.add({ name: 'Mug', price: 1500 })];
  const placed = await placeOrder(shop, [bowl.line(1), mug.line(2)], { email });
  await settle();
  return { ...placed, bowl, mug };
}
const fulfill = async ({ id: orderId, lines }: { id: string; lines: string[] }) =>
  expectAnswer(
    await staff.call(orderFulfillments.createFulfillment, {
      orderId,
      fulfillment: { lineItems: lines.map((id) => ({ id })) },
    }),
  );
const create = (request: object) =>
  staff.call(reviewRequests.createReviewRequest, { reviewRequest: { communicationChannel: 'EMAIL', ...request } });
async function all(filter: object = {}) {
  const { reviewRequests: found } = expectAnswer(
    await staff.call(reviewRequests.queryReviewRequests, { query: { filter } }),
  );
  return found ?? [];
}
/** The token of the link in the latest mail. */
const tokenIn = (text = mailbox.mails.at(-1)?.text ?? '') => /\/review\/([\w-]+)/.exec(text)?.[1] ?? '';
const open = (token: string, who = shop.visitor()) => who.call(reviewInvitations.openReviewInvitation, { token });
const answer = (token: string, productId: string, content: object = { rating: 5 }) =>
  shop.visitor().call(reviewInvitations.answerReviewInvitation, { token, productId, content });

test('some days after an order was fulfilled, its buyer is asked once, and answers without a login', async () => {
  await decide({ enabled: true, days: 7 });
  const placed = await order();
  await fulfill(placed);
  await settle();
  expect(await all()).toMatchObject([
    {
      status: 'SCHEDULED',
      order: { id: placed.id },
      items: [{ catalogItemId: placed.mug.id }, { catalogItemId: placed.bowl.id }],
    },
  ]);
  await settle(6);
  expect(mailbox.mails).toEqual([]);
  await settle(1);
  await settle();
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({ to: ['ada@example.com'], subject: 'How do you like what you bought?' });
  for (const text of ['Hello Ada', 'Mug', 'Bowl', 'List-Unsubscribe:', 'List-Unsubscribe=One-Click'])
    expect(mail?.text).toContain(text);
  expect(await all()).toMatchObject([{ status: 'SENT', sentOptions: { opened: false } }]);

  const token = tokenIn();
  const { invitation } = expectAnswer(await open(token));
  expect(invitation).toMatchObject({
    name: 'Ada',
    items: [
      { product: { name: 'Mug' }, written: null },
      { product: { name: 'Bowl' }, written: null },
    ],
    isUnsubscribed: false,
  });
  expect(expectAnswer(await answer(token, placed.mug.id, { rating: 4, body: 'Keeps warm' }))).toEqual({
    written: 'APPROVED',
  });
  expect(await answer(token, placed.mug.id)).toMatchObject({ code: 'REVIEW_ALREADY_EXISTS' });
  const stranger = await shop.add({ name: 'Vase', price: 100 });
  expect(await answer(token, stranger.id)).toMatchObject({ code: 'REVIEW_INVITATION_NOT_FOUND' });
  const [request] = await all();
  expect(request).toMatchObject({ sentOptions: { opened: true }, items: [{ reviewId: expect.any(String) }, {}] });
  const { review } = expectAnswer(
    await staff.call(reviews.getReview, { reviewId: request?.items?.[0]?.reviewId, returnPrivateReviews: true }),
  );
  expect(review).toMatchObject({
    verified: true,
    source: { type: 'REVIEW_REQUEST', reviewRequestId: request?.id },
    author: { authorName: 'Ada', contactId: request?.recipient?.contactId },
    content: { rating: 4, body: 'Keeps warm' },
  });
  expect(expectAnswer(await open(token)).invitation?.items?.[0]).toMatchObject({ written: 'APPROVED' });
});

test('nobody is asked unless the owner wants it, nor twice about an item of an order', async () => {
  const placed = await order();
  await fulfill(placed);
  await settle(30);
  expect(await all()).toEqual([]);
  const { reviewRequest } = expectAnswer(await create({ order: { id: placed.id } }));
  expect(reviewRequest).toMatchObject({ status: 'SCHEDULED', requestedBy: { identityType: 'WIX_USER' } });
  expect(await create({ order: { id: placed.id } })).toMatchObject({ code: 'REVIEW_REQUEST_ALREADY_EXISTS' });
  const items = [{ catalogItemId: placed.bowl.id }];
  expect(await create({ order: { id: placed.id }, items })).toMatchObject({ code: 'REVIEW_REQUEST_ALREADY_EXISTS' });
  expect(await all()).toHaveLength(1);
  await settle();
  expect(mailbox.mails).toHaveLength(1);
  // the items of a cancelled request may be asked about again
  const second = await order();
  expectAnswer(await create({ order: { id: second.id }, sendDate: '2030-01-01T00:00:00.000Z' }));
  expectAnswer(
    await staff.call(reviewRequests.bulkCancelReviewRequestsByFilter, { filter: { 'order.id': second.id } }),
  );
  await settle();
  expectAnswer(await create({ order: { id: second.id } }));
});

test('requests are about the most expensive items, about those named, or refused', async () => {
  const prices = [100, 700, 300, 600, 200, 500, 400];
  const products = await Promise.all(prices.map((price) => shop.add({ name: `For ${price}`, price })));
  const { id } = await placeOrder(
    shop,
    products.map((product) => product.line(1)),
  );
  await settle();
  const { reviewRequest } = expectAnswer(await create({ order: { id } }));
  const ids = [700, 600, 500, 400, 300].map((price) => products[prices.indexOf(price)]?.id);
  expect(reviewRequest?.items?.map(({ catalogItemId }) => catalogItemId)).toEqual(ids);
  const contactId = reviewRequest?.recipient?.contactId;
  const other = await shop.add({ name: 'Other', price: 100 });
  const items = [{ catalogItemId: other.id }];
  expect(await create({})).toMatchObject({ code: 'EITHER_ORDER_OR_ITEMS_REQUIRED' });
  expect(await create({ order: { id: '00000000-0000-4000-8000-000000000000' } })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
  expect(await create({ order: { id }, items })).toMatchObject({
    violations: [{ field: 'reviewRequest.items[0].catalogItemId' }],
  });
  expect(await create({ items })).toMatchObject({ violations: [{ field: 'reviewRequest.recipient.contactId' }] });
  expect(await create({ items, recipient: { contactId: other.id } })).toMatchObject({
    violations: [{ field: 'reviewRequest.recipient.contactId' }],
  });
  expect(expectAnswer(await create({ items, recipient: { contactId } })).reviewRequest).not.toHaveProperty('order');
});

test('an order that is paid back or open again by then is not asked about', async () => {
  await decide({ enabled: true, days: 3 });
  const [cancelled, reopened] = [await order('ann@example.com'), await order('ned@example.com')];
  await fulfill(cancelled);
  const { fulfillmentId } = await fulfill(reopened);
  await settle();
  await asPlatform('a test cancels an order', database, (tx) =>
    sql`update orders set status = 'CANCELED' where id = ${cancelled.id}`.execute(tx.db),
  );
  expectAnswer(await staff.call(orderFulfillments.deleteFulfillment, { orderId: reopened.id, fulfillmentId }));
  await settle(3);
  expect(mailbox.mails).toEqual([]);
  expect((await all()).map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
  await fulfill(reopened);
  await settle();
  await settle(3);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['ned@example.com']]);
});

test('an order that is paid back is not asked about any more, from then on', async () => {
  await decide({ enabled: true, days: 3 });
  const placed = await order();
  await fulfill(placed);
  await settle();
  const { order: known } = expectAnswer(await staff.call(orders.getOrder, { id: placed.id }));
  await withSite(staff.ctx, async (tx) =>
    emit(tx, orderEvents.paymentStatusUpdated(placed.id, { order: { ...known, paymentStatus: 'FULLY_REFUNDED' } })),
  );
  await settle();
  expect(await all()).toMatchObject([{ status: 'CANCELED' }]);
  await settle(3);
  expect(mailbox.mails).toEqual([]);
});

test('those who unsubscribed, have no address, or whose mail bounces are told apart', async () => {
  const placed = await order();
  expectAnswer(await create({ order: { id: placed.id } }));
  await settle();
  const token = tokenIn();
  expectAnswer(await shop.visitor().call(reviewInvitations.unsubscribeFromReviewRequests, { token }));
  expect(expectAnswer(await open(token)).invitation).toMatchObject({ isUnsubscribed: true });
  const { contacts: known } = expectAnswer(
    await staff.call(contacts.queryContacts, {
      query: { filter: { 'primaryEmail.subscriptionStatus': 'UNSUBSCRIBED' } },
    }),
  );
  expect(known).toMatchObject([{ primaryEmail: { email: 'ada@example.com', subscriptionStatus: 'UNSUBSCRIBED' } }]);
  expectAnswer(await create({ order: { id: (await order('ADA@example.com')).id } }));
  await settle();
  mailbox.refuse({ at: 'RCPT TO', code: 550, text: '5.1.1 nobody here' });
  expectAnswer(await create({ order: { id: (await order('gone@example.com')).id } }));
  await settle();
  expect((await all({ status: 'FAILED' })).map(({ failedOptions }) => failedOptions?.reason).sort()).toEqual([
    ...['BOUNCED', 'SUBSCRIPTION_INACTIVE'],
  ]);
  mailbox.open();
  expectAnswer(await create({ order: { id: (await order('gone@example.com')).id } }));
  await settle();
  expect(
    (await all({ status: 'FAILED' })).filter(({ failedOptions }) => failedOptions?.reason === 'BOUNCED'),
  ).toHaveLength(2);
  expect(mailbox.mails).toHaveLength(1);
});

test('a mail that the server does not take for a day fails', async () => {
  const placed = await order();
  expectAnswer(await create({ order: { id: placed.id } }));
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', directory: '/nowhere' });
  for (let attempt = 0; attempt < 20; attempt++) {
    await doDueWork({ ...staff.ctx, mailer }, [reviewRequestMail, mailTask, reviewRequestMailed]);
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS / 8);
  }
  expect(await all()).toMatchObject([{ status: 'FAILED', failedOptions: { reason: 'ACTIVATION_FAILED' } }]);
});

test('those who wrote nothing are reminded once; others are not', async () => {
  await decide({ enabled: true, days: 1, reminderDays: 5 });
  const placed = await order();
  await fulfill(placed);
  await settle();
  await settle(1);
  await settle(5);
  await settle(5);
  expect(mailbox.mails).toHaveLength(2);
  expect(mailbox.mails[1]?.text).toContain('still love to hear');
  const token = tokenIn();
  expect(tokenIn(mailbox.mails[0]?.text)).toBe(token);
  const second = await order('ned@example.com');
  await fulfill(second);
  await settle();
  await settle(1);
  for (const { id } of [second.mug, second.bowl]) expectAnswer(await answer(tokenIn(), id));
  await settle(5);
  expect(mailbox.mails).toHaveLength(3);
});

test('staff who may ask customers can hand over the link, also before the mail is sent', async () => {
  const placed = await order();
  expectAnswer(await create({ order: { id: placed.id }, sendDate: '2030-01-01T00:00:00.000Z' }));
  const listed = async (who: Customer) =>
    expectAnswer(await who.call(reviewRequestAdministration.listReviewRequests, {})).reviewRequests?.[0];
  const reads = shop.as({ kind: 'app', id: randomUUID(), permissions: ['REVIEWS.REVIEW_REQUEST_READ'] });
  expect((await listed(reads))?.link).toBeNull();
  const token = tokenIn((await listed(staff))?.link ?? '');
  expectAnswer(await answer(token, placed.mug.id));
  const { id } = placed;
  expectAnswer(await staff.call(reviewRequests.bulkCancelReviewRequestsByFilter, { filter: { 'order.id': id } }));
  await settle();
  expect((await listed(staff))?.link).toBeNull();
  expect(await open(token)).toMatchObject({ code: 'REVIEW_INVITATION_NOT_FOUND' });
});

test('links that were not made here, or are of other sites, lead nowhere', async () => {
  const placed = await order();
  expectAnswer(await create({ order: { id: placed.id } }));
  await settle();
  const token = tokenIn();
  const other = await openShop(database);
  for (const [link, who] of [
    [`${token}x`, shop.visitor()],
    ['nothing', shop.visitor()],
    [token, other.visitor()],
  ] as const)
    expect(await open(link, who)).toMatchObject({ code: 'REVIEW_INVITATION_NOT_FOUND' });
});

test('only cancelled requests are deleted, and several are created at once', async () => {
  const [one, two] = [await order(), await order('ned@example.com')];
  const later = { communicationChannel: 'EMAIL', sendDate: '2030-01-01T00:00:00.000Z' };
  const { results, bulkActionMetadata } = expectAnswer(
    await staff.call(reviewRequests.bulkCreateReviewRequests, {
      reviewRequests: [
        { ...later, order: { id: one.id } },
        { ...later, order: { id: one.id } },
        { ...later, order: { id: two.id } },
      ],
      returnEntity: true,
    }),
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(results?.[1]?.itemMetadata).toMatchObject({ error: { code: 'REVIEW_REQUEST_ALREADY_EXISTS' } });
  const reviewRequestId = results?.[0]?.item?.id;
  const remove = () => staff.call(reviewRequests.deleteReviewRequest, { reviewRequestId });
  expect(await remove()).toMatchObject({ code: 'REVIEW_REQUEST_NOT_CANCELED' });
  expectAnswer(await staff.call(reviewRequests.bulkCancelReviewRequestsByFilter, { filter: { id: reviewRequestId } }));
  await settle();
  expectAnswer(await remove());
  expect(await all()).toMatchObject([{ order: { id: two.id }, status: 'SCHEDULED' }]);
  expect(expectAnswer(await staff.call(reviewRequests.countReviewRequests, {}))).toEqual({ count: 1 });
  expect(await staff.call(reviewRequests.bulkCancelReviewRequestsByFilter, {})).toMatchObject({
    violations: [{ field: 'filter' }],
  });
  const { reviewRequests: listed } = expectAnswer(await staff.call(reviewRequestAdministration.listReviewRequests, {}));
  expect(listed).toMatchObject([
    {
      recipientName: 'Ada Byron',
      email: 'ned@example.com',
      orderNumber: '10002',
      products: [{ name: 'Mug' }, { name: 'Bowl' }],
    },
  ]);
});
