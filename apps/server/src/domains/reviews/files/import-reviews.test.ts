import { jobs, productsV3, reviewAdministration, reviews } from '@stoa/contract';
import { expectExactCounts } from '@stoa/server/testing/reviews';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asPlatform } from '../../../platform/db/index.ts';

let shops: TwoShops;
let product: { id: string; slug: string };
beforeAll(async () => {
  shops = await openTwoShops();
});
beforeEach(async () => {
  const variants = [{ price: { actualPrice: { amount: '10' } } }];
  const asked = {
    product: { name: 'Print', productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } },
  };
  product = (await shops.call(productsV3.createProduct, asked, shops.one.apiKey)).body.product as typeof product;
});
afterAll(() => shops?.stop());

const upload = (text: string, token = shops.one.apiKey) =>
  shops.send({
    method: 'POST',
    url: '/stoa/v1/reviews/import?fileName=reviews.csv',
    payload: text,
    headers: { 'content-type': 'application/octet-stream' },
    token,
  });
type Result = {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  problems: { row: number; column: string }[];
};
async function imported(text: string): Promise<Result> {
  const { status, body } = await upload(text);
  expect(body, String(status)).toHaveProperty('jobId');
  return vi.waitFor(
    async () => {
      const { job } = (await shops.call(jobs.getJob, { jobId: body.jobId }, shops.one.apiKey)).body as {
        job: { status: string; result: Result; failure: string };
      };
      expect(job, job.failure).toMatchObject({ status: 'DONE' });
      return job.result;
    },
    { timeout: PATIENCE_MS },
  );
}
const found = async () => {
  const query = { filter: { entityId: product.id }, sort: [{ fieldName: 'content.rating', order: 'ASC' }] };
  const asked = { query, returnPrivateReviews: true };
  return (await shops.call(reviews.queryReviews, asked, shops.one.apiKey)).body.reviews as Record<string, unknown>[];
};
const exported = async () =>
  (
    await shops.server.inject({
      url: '/stoa/v1/reviews/export',
      headers: { host: 'localhost', authorization: shops.one.apiKey },
    })
  ).body;
const rows = async <Row>(table: string): Promise<Row[]> =>
  asPlatform('a test looks behind the scenes', shops.database, async (tx) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where site_id = ${shops.one.site.id}`.execute(
      tx.db,
    );
    return rows;
  });

test('the file of another review app is taken in, once, and problems are told by row', async () => {
  const file = [
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,verified,curated',
    `Lovely,"Crisp, deep colours",5,2024-05-01 12:00:00 UTC,Ada,Ada@customers.test,123,${product.slug},Thank you,2024-05-03,buyer,ok`,
    `,Smaller than I thought,3,2024-06-01,Grace,grace@customers.test,123,${product.slug},,,,spam`,
    `,No stars,0,2024-06-01,Hal,hal@customers.test,123,${product.slug},,,,`,
    `,No product,4,2024-06-01,Hal,hal@customers.test,123,nothing-of-this-name,,,,`,
    `,No date,4,yesterday,Hal,hal@customers.test,123,${product.slug},,,,`,
    `,Nobody,4,,Hal,,123,${product.slug},,,,`,
    `,Again,2,,Ada,ada@customers.test,123,${product.slug},,,,`,
  ].join('\n');
  const first = await imported(file);
  expect(first).toMatchObject({ created: 2, updated: 0, unchanged: 0, failed: 5 });
  expect(first.problems.map(({ row, column }) => [row, column])).toEqual([
    [4, 'rating'],
    [5, 'product_handle'],
    [6, 'review_date'],
    [7, 'reviewer_email'],
    [8, 'reviewer_email'],
  ]);
  expect(await found()).toMatchObject([
    { content: { rating: 3 }, moderation: { moderationStatus: 'REJECTED' }, verified: false },
    {
      content: { rating: 5, title: 'Lovely', body: 'Crisp, deep colours' },
      author: { authorName: 'Ada' },
      reviewDate: '2024-05-01T12:00:00.000Z',
      verified: true,
      reply: { message: 'Thank you', createdDate: '2024-05-03T12:00:00.000Z' },
      moderation: { moderationStatus: 'APPROVED' },
    },
  ]);
  expect(await imported(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 5 });
  const changed = file.replace('5,2024-05-01', '4,2024-05-01').replace('spam', 'ok');
  expect(await imported(changed)).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
  expect(await found()).toMatchObject([{ content: { rating: 3 } }, { content: { rating: 4 } }]);
  await expectExactCounts({ rows });
});

test('an export is imported again without a change, and back after everything was deleted', async () => {
  const text = '=1+1 is no formula; "quotes", commas,\nand lines';
  const file = `product_id;rating;body;reviewer_email;reviewer_name\n${product.id};4;"${text.replaceAll('"', '""')}";eve@customers.test;Eve\n`;
  expect(await imported(file)).toMatchObject({ created: 1, failed: 0 });
  const before = await found();
  expect(before).toMatchObject([{ content: { body: text } }]);
  const saved = await exported();
  expect(saved.split('\r\n')[0]).toContain('product_id,product_handle,rating,title,body');
  const ofOthers = (await imported(saved)).unchanged;
  expect(ofOthers).toBeGreaterThan(0);
  await shops.call(reviews.deleteReview, { reviewId: before[0]?.id }, shops.one.apiKey);
  expect(await imported(saved)).toMatchObject({ created: 1, unchanged: ofOthers - 1, failed: 0 });
  const [after] = await found();
  for (const field of ['content', 'reviewDate', 'verified', 'moderation', 'author'])
    expect(after?.[field]).toEqual(before[0]?.[field]);
});

test('other files are refused', async () => {
  expect(await upload('name,price\nPrint,10\n')).toMatchObject({
    status: 400,
    body: { details: { applicationError: { code: 'IMPORT_FILE_NOT_READABLE' } } },
  });
  expect((await upload('PK\u0003\u0004')).status).toBe(400);
  expect((await upload('', await shops.one.visitorToken())).status).toBe(403);
  expect(reviewAdministration.importReviews.permit.permissions).toEqual(['REVIEWS.REVIEW_BULK_CREATE']);
});
