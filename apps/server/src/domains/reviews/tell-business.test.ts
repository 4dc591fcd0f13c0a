import { reviewSettings, reviews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { newReviewer, writeReview } from '@stoa/server/testing/reviews';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import { businessHearsOfReviews, reviewNotice } from './tell-business.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const holdBack = async (moderation: 'MANUAL' | 'AUTOMATIC') => {
  const { settings } = expectAnswer(await shop.staff().call(reviewSettings.getReviewSettings, {}));
  const asked = { settings: { ...settings, moderation } };
  expectAnswer(await shop.staff().call(reviewSettings.updateReviewSettings, asked));
};
const write = async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const content = { rating: 4, title: 'Lovely', body: 'A fine mug.' };
  return writeReview(newReviewer(shop), mug.id, 'ada@example.com', content);
};
const settle = async () => {
  const { ctx } = shop.staff();
  await handOnEvents(ctx, [businessHearsOfReviews]);
  await doDueWork(ctx, [reviewNotice]);
};
const mails = async () =>
  (await shop.rows<{ kind: string; input: { to: string; subject: string; text: string } }>('tasks'))
    .filter(({ kind }) => kind === 'mail')
    .map(({ input }) => input);

test('the team is told of a review that waits', async () => {
  await holdBack('MANUAL');
  await write();
  await settle();
  expect(await mails()).toMatchObject([{ to: shop.site.ownerEmail, subject: 'A review of Mug is waiting for you' }]);
  const [{ text } = { text: '' }] = await mails();
  for (const said of ['4 out of 5 stars', 'Lovely', 'A fine mug.', '/dashboard/reviews/queue'])
    expect(text).toContain(said);
});

test('nobody is told of one that is published at once, or decided in the meantime', async () => {
  await holdBack('AUTOMATIC');
  await write();
  await settle();
  await holdBack('MANUAL');
  const { id } = await write();
  expectAnswer(await shop.staff().call(reviews.updateModerationStatus, { reviewId: id, status: 'APPROVED' }));
  await settle();
  expect(await mails()).toEqual([]);
});
