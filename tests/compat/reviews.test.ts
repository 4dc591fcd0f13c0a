/** Reviews through the public client: as visitor, member, staff and app, each with its refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { reviews } from '@wix/reviews';
import { ApiKeyStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertApiKey } from '../../apps/server/src/domains/identity/index.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { memberTokens, staffClient } from './member-clients.ts';
import { errorOf, MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
let next = 0;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const modules = { reviews };
const visitor = (tokens?: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }), modules });
const owner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const idOf = (slug: string) => line(slug).catalogReference.catalogItemId;
const productId = () => idOf('stoneware-mug');
const address = () => `reviewer-${Date.now()}-${++next}@customers.test`;
/** An app with some permissions. */
async function appWith(...permissions: string[]) {
  const key = `stoa_test-${++next}-${Date.now()}`;
  await asPlatform('a test makes a key', shop.database, (tx) =>
    insertApiKey(tx, key, shop.site.id, 'Reviews', permissions, new Date()),
  );
  return createClient({ auth: ApiKeyStrategy({ apiKey: key, siteId: shop.site.id }), modules });
}
async function member(loginEmail = address()) {
  const { _id } = await staffClient(shop).members.createMember({
    member: { loginEmail, profile: { nickname: 'Ada' } },
  });
  return { id: _id ?? '', client: visitor(await memberTokens(shop, _id ?? '')) };
}
/** The public package has no function for the call that also takes a name and an address. */
async function writeAs(
  client: ReturnType<typeof visitor>,
  body: object,
): Promise<{ status: number; body: { review?: reviews.Review } }> {
  const answer = await client.fetchWithAuth('https://www.wixapis.com/reviews/v1/reviews/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { review?: reviews.Review } };
}
const draft = (more: object = {}) => ({ namespace: 'stores', entityId: productId(), content: { rating: 4, ...more } });

describe('a visitor', () => {
  test('writes under a name and an address, and reads what is published', async () => {
    const ada = visitor();
    const { status, body } = await writeAs(ada, { ...draft({ title: 'Crisp' }), name: 'Ada', email: address() });
    expect({ status, ...body.review }).toMatchObject({
      ...{ status: 200, namespace: 'stores', entityId: productId() },
      ...{ content: { rating: 4, title: 'Crisp', media: [] }, author: { authorName: 'Ada' } },
      ...{ moderation: { moderationStatus: 'APPROVED', manuallyChanged: false }, origin: { type: 'ORGANIC' } },
      ...{ verified: false, helpfulness: 0, publishCount: 1 },
    });
    const { id } = body.review as { id?: string };
    const read = await visitor().reviews.getReview(id ?? '');
    expect(read).toMatchObject({ _id: id, content: { rating: 4 }, reviewDate: expect.any(Date) });
    expect(JSON.stringify(read)).not.toMatch(/contactId|customers\.test/);
    const { items } = await visitor()
      .reviews.queryReviews()
      .eq('_id', id ?? '')
      .find();
    expect(items).toHaveLength(1);
    expect((await visitor().reviews.countReviews({ filter: { _id: id } })).count).toBe(1);
  });

  test('is refused without a name, on a missing product, a second time, and for what others may do', async () => {
    const ada = visitor();
    expect(await refusalOf(ada.reviews.createReview(draft()))).toEqual(['REVIEW_AUTHOR_REQUIRED', 400]);
    expect(await violationsOf(ada.reviews.createReview({ ...draft(), namespace: 'blog' }))).toEqual({
      'review.namespace': 'OTHER',
    });
    expect(await violationsOf(ada.reviews.createReview(draft({ rating: 6 })))).toEqual({
      'review.content.rating': 'MAX',
    });
    const email = address();
    expect((await writeAs(ada, { ...draft(), name: 'Ada', email, entityId: MISSING })).status).toBe(404);
    const first = await writeAs(ada, { ...draft(), name: 'Ada', email });
    expect((await writeAs(ada, { ...draft(), name: 'Ada', email })).status).toBe(409);
    const { id = '' } = first.body.review as { id?: string };
    for (const call of [
      () => ada.reviews.setReply(id, 'Hello'),
      () => ada.reviews.removeReply(id),
      () => ada.reviews.updateModerationStatus(id, { status: 'APPROVED' }),
      () => ada.reviews.bulkDeleteReviews({ filter: { _id: id } }),
      () => ada.reviews.bulkUpdateModerationStatus({ filter: {}, status: 'REJECTED' }),
      () => ada.reviews.bulkCreateReview([{ ...draft(), author: { contactId: MISSING } }]),
    ])
      expect((await errorOf(call())).status).toBe(403);
    expect((await errorOf(visitor().reviews.deleteReview(id))).status).toBe(404);
    expect((await errorOf(visitor().reviews.updateReview(id, { revision: '1', content: { rating: 1 } }))).status).toBe(
      404,
    );
  });
});

describe('a member', () => {
  test('writes, changes and deletes a review of their own', async () => {
    const { client } = await member();
    const review = await client.reviews.createReview(draft({ body: `Heavy paper ${address().split('@')[0]}` }));
    expect(review).toMatchObject({ author: { authorName: 'Ada' }, revision: '1', verified: false });
    expect(await refusalOf(client.reviews.createReview(draft()))).toEqual(['REVIEW_ALREADY_EXISTS', 409]);
    const changed = await client.reviews.updateReview(review._id ?? '', { revision: '1', content: { rating: 2 } });
    expect(changed).toMatchObject({ content: { rating: 2 }, revision: '2' });
    expect(
      await refusalOf(client.reviews.updateReview(review._id ?? '', { revision: '1', content: { rating: 3 } })),
    ).toEqual(['INVALID_REVISION', 409]);
    const held = await client.reviews.updateReview(review._id ?? '', {
      revision: '2',
      content: { body: 'At www.example.org' },
    });
    expect(held.moderation?.moderationStatus).toBe('IN_MODERATION');
    expect((await errorOf(visitor().reviews.getReview(review._id ?? ''))).status).toBe(404);
    expect(await client.reviews.getReview(review._id ?? '', { returnPrivateReviews: true })).toMatchObject({
      _id: review._id ?? '',
    });
    expect(
      (await (await member()).client.reviews.countReviews({ includePrivateReviews: true, filter: { _id: review._id } }))
        .count,
    ).toBe(0);
    expect((await client.reviews.deleteReview(review._id ?? '')).review?._id).toBe(review._id ?? '');
    expect((await errorOf(client.reviews.deleteReview(review._id ?? ''))).status).toBe(404);
  });

  test('who bought the product has a verified review', async () => {
    const email = address();
    const { id } = await member(email);
    const buyer = newVisitor(shop, await memberTokens(shop, id));
    await buyer.checkout.createOrder(await readyCheckout(buyer, line('stoneware-mug')));
    const client = visitor(await memberTokens(shop, id));
    expect(await client.reviews.createReview(draft())).toMatchObject({ verified: true });
    const other = { ...draft(), entityId: idOf('tall-vase') };
    expect(await client.reviews.createReview(other)).toMatchObject({ verified: false });
  });
});

describe('a back-office program', () => {
  test('writes for contacts, one by one and many at once', async () => {
    const { contactId } = await contactOf();
    const review = await owner().reviews.createReview({ ...draft(), author: { contactId, authorName: 'Grace' } });
    expect(review).toMatchObject({ author: { contactId, authorName: 'Grace' }, origin: { type: 'APP' } });
    expect(await violationsOf(owner().reviews.createReview({ ...draft(), author: { contactId: MISSING } }))).toEqual({
      'review.author.contactId': 'OTHER',
    });
    const other = (await contactOf()).contactId;
    const asked = [
      { ...draft(), author: { contactId: other } },
      { ...draft(), author: { contactId } },
    ];
    const { results, bulkActionMetadata } = await owner().reviews.bulkCreateReview(asked, { returnEntity: true });
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 });
    expect(results).toMatchObject([
      { itemMetadata: { success: true, originalIndex: 0 }, review: { author: { contactId: other } } },
      { itemMetadata: { success: false, originalIndex: 1, error: { code: 'REVIEW_ALREADY_EXISTS' } } },
    ]);
  });

  test('moderates and replies', async () => {
    const written = await writeAs(visitor(), {
      ...draft({ body: 'See www.example.org' }),
      name: 'Ada',
      email: address(),
    });
    const { id = '' } = written.body.review as { id?: string };
    const program = owner();
    const { review } = await program.reviews.updateModerationStatus(id, { status: 'APPROVED' });
    expect(review).toMatchObject({
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: true },
      publishCount: 1,
    });
    expect(
      await violationsOf(program.reviews.updateModerationStatus(id, { status: 'UNKNOWN_MODERATION_STATUS' })),
    ).toEqual({
      status: 'OTHER',
    });
    expect((await program.reviews.setReply(id, 'Thank you')).review?.reply).toMatchObject({
      message: 'Thank you',
      _createdDate: expect.any(Date),
    });
    expect(await violationsOf(program.reviews.setReply(id, 'x'.repeat(1001)))).toEqual({ message: 'MAX_LENGTH' });
    expect((await program.reviews.removeReply(id)).review?.reply).toBeUndefined();
    for (const call of [
      () => program.reviews.getReview(MISSING),
      () => program.reviews.setReply(MISSING, 'Hello'),
      () => program.reviews.removeReply(MISSING),
      () => program.reviews.updateModerationStatus(MISSING, { status: 'APPROVED' }),
      () => program.reviews.deleteReview(MISSING),
    ])
      expect((await errorOf(call())).status).toBe(404);
  });

  test('moderates and deletes by filter, by jobs, and queries page by page', async () => {
    const entityId = idOf('sewing-pattern');
    for (let index = 0; index < 5; index++) {
      const { contactId } = await contactOf();
      await owner().reviews.createReview({ ...draft({ rating: index + 1 }), entityId, author: { contactId } });
    }
    const found = [];
    let page = await owner()
      .reviews.queryReviews()
      .eq('entityId', entityId)
      .ascending('content.rating')
      .limit(2)
      .find();
    for (; ; page = await page.next()) {
      found.push(...page.items.map(({ content }) => content?.rating));
      if (!page.hasNext()) break;
    }
    expect(found).toEqual([1, 2, 3, 4, 5]);
    const filter = { entityId, 'content.rating': { $lte: 2 } };
    expect((await owner().reviews.bulkUpdateModerationStatus({ filter, status: 'REJECTED' })).jobId).toEqual(
      expect.any(String),
    );
    const count = async (includePrivateReviews: boolean) =>
      (await owner().reviews.countReviews({ filter: { entityId }, includePrivateReviews })).count;
    await vi.waitFor(async () => expect(await count(false)).toBe(3), { timeout: PATIENCE_MS });
    expect(await count(true)).toBe(5);
    await owner().reviews.bulkDeleteReviews({ filter });
    await vi.waitFor(async () => expect(await count(true)).toBe(3), { timeout: PATIENCE_MS });
    expect(await violationsOf(owner().reviews.bulkDeleteReviews({}))).toEqual({ filter: 'REQUIRED_FIELD' });
    expect(await violationsOf(owner().reviews.countReviews({ filter: { colour: 'red' } }))).toEqual({
      'filter.colour': 'FIELD_NOT_ALLOWED',
    });
  });
});

describe('an app', () => {
  test('needs a permission for each thing', async () => {
    const { contactId } = await contactOf();
    const { _id: id = '' } = await owner().reviews.createReview({
      ...draft({ body: 'See www.example.org' }),
      author: { contactId },
    });
    const reader = await appWith('REVIEWS.READ_REVIEWS');
    expect((await errorOf(reader.reviews.getReview(id))).status).toBe(404);
    expect((await errorOf(reader.reviews.getReview(id, { returnPrivateReviews: true }))).status).toBe(403);
    expect((await errorOf(reader.reviews.countReviews({ includePrivateReviews: true }))).status).toBe(403);
    const moderator = await appWith('REVIEWS.READ_REVIEWS', 'REVIEWS.READ_PRIVATE_REVIEWS', 'REVIEWS.MODERATE_REVIEWS');
    expect(await moderator.reviews.getReview(id, { returnPrivateReviews: true })).toMatchObject({
      author: { contactId },
    });
    expect((await moderator.reviews.updateModerationStatus(id, { status: 'APPROVED' })).review?._id).toBe(id);
    for (const call of [
      () => moderator.reviews.setReply(id, 'Hello'),
      () => moderator.reviews.deleteReview(id),
      () => moderator.reviews.updateReview(id, { revision: '2', content: { rating: 1 } }),
      () => moderator.reviews.createReview({ ...draft(), author: { contactId } }),
      () => moderator.reviews.bulkDeleteReviews({ filter: {} }),
    ])
      expect((await errorOf(call())).status).toBe(403);
    expect((await reader.reviews.getReview(id)).author).toEqual({ authorName: expect.anything() });
  });
});

/** A new contact. */
async function contactOf(): Promise<{ contactId: string }> {
  const info = { name: { first: 'Grace' }, emails: { items: [{ email: address() }] } };
  const answer = await fetch(`${shop.url}/contacts/v4/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: shop.site.apiKey, 'wix-site-id': shop.site.id },
    body: JSON.stringify({ info }),
  });
  return { contactId: ((await answer.json()) as { contact: { id: string } }).contact.id };
}
