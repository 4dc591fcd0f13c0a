import { errorCodes, reviews, storefrontReviews } from '@stoa/contract';
import { addProducts } from '@stoa/server/testing/products';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { removeAbandonedPhotos } from './photos.ts';

let shops: TwoShops;
let productId: string;
let photo: Buffer;
beforeAll(async () => {
  shops = await openTwoShops();
  const [added] = await addProducts(shops.one.ctx, [{ name: 'Print', price: 1000 }]);
  productId = added?.id ?? '';
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5431f' } })
    .withExif({ IFD0: { Copyright: 'the secret of the camera' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shops?.stop());

type Uploaded = { image: { id: string; url: string; width: number; height: number } };
async function upload(token: string, payload: Buffer = photo) {
  const answer = await shops.server.inject({
    method: 'POST',
    url: '/stoa/v1/storefront/review-photos?fileName=living%20room.jpg',
    payload,
    headers: { host: 'localhost', authorization: token, 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, body: answer.json() as Uploaded & { details: object } };
}
const write = (token: string, email: string, images: { id: string }[]) =>
  shops.call(
    reviews.createReviewAndContact,
    {
      ...{ namespace: 'stores', entityId: productId, name: 'Ada', email },
      content: { rating: 5, media: images.map((image) => ({ image })) },
    },
    token,
  );
const photosOf = async () =>
  asPlatform('a test looks behind the scenes', shops.database, async (tx) => {
    const { rows } = await sql<{ file_id: string; review_id: string | null }>`
      select file_id, review_id from review_photos where site_id = ${shops.one.site.id}`.execute(tx.db);
    return rows;
  });

test('a picture is encoded again, without what the camera noted, and shown with its review', async () => {
  const visitor = await shops.one.visitorToken();
  const { status, body } = await upload(visitor);
  expect(status).toBe(200);
  expect(body.image).toMatchObject({ id: expect.stringMatching(/\.webp$/), width: 40, height: 30 });
  const stored = await shops.server.inject({ url: `/media/${body.image.id}`, headers: { host: 'localhost' } });
  expect(stored.headers['content-type']).toBe('image/webp');
  expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
  const { body: written } = await write(visitor, 'photo@customers.test', [{ id: body.image.id }]);
  expect(written).toMatchObject({ review: { content: { media: [{ image: { id: body.image.id, width: 40 } }] } } });
  const listed = await shops.call(storefrontReviews.listProductReviews, { productId, withMedia: true }, visitor);
  expect(listed.body).toMatchObject({ total: 1, summary: { withMedia: 1 }, reviews: [{ media: [{}] }] });
});

test('nobody shows a picture that another person uploaded, or a file of the library', async () => {
  const [ada, eve] = [await shops.one.visitorToken(), await shops.one.visitorToken()];
  const { body } = await upload(ada);
  for (const id of [body.image.id, 'mug.webp', '../secret', 'https://example.org/x.webp'])
    expect(await write(eve, 'eve@customers.test', [{ id }])).toMatchObject({
      status: 400,
      body: { details: { validationError: { fieldViolations: [{ field: 'content.media[0]' }] } } },
    });
  expect((await write(ada, 'ada@customers.test', [{ id: body.image.id }])).status).toBe(200);
});

test('what is no picture is refused, and so is one that is too large', async () => {
  const visitor = await shops.one.visitorToken();
  expect((await upload(visitor, Buffer.from('<script>alert(1)</script>'))).status).toBe(400);
  expect((await upload(visitor, Buffer.alloc(16 * 1024 * 1024))).status).toBe(400);
  expect((await upload(shops.one.apiKey)).status).toBe(403);
});

test('pictures without a review are deleted after a day', async () => {
  const visitor = await shops.one.visitorToken();
  const [kept, left] = [(await upload(visitor)).body.image.id, (await upload(visitor)).body.image.id];
  await write(visitor, 'kept@customers.test', [{ id: kept }]);
  const later = { ...shops.app, now: () => new Date(shops.app.now().getTime() + 25 * 60 * 60_000) };
  await removeAbandonedPhotos.run(later);
  const ids = (await photosOf()).map(({ file_id }) => file_id);
  expect(ids).toContain(kept);
  expect(ids).not.toContain(left);
  const gone = await shops.server.inject({ url: `/media/${left}`, headers: { host: 'localhost' } });
  expect(gone.statusCode).toBe(404);
});

test('many reviews from one network need a captcha', async () => {
  const statuses: unknown[] = [];
  for (let index = 0; index < 30; index++) {
    const { body } = await write(await shops.one.visitorToken(), `flood${index}@customers.test`, []);
    const { details } = body as { details?: { applicationError?: { code: string } } };
    statuses.push(details?.applicationError?.code ?? 'written');
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill('written'));
  expect(statuses.slice(-5)).toEqual(Array(5).fill(errorCodes.CAPTCHA_TOKEN_REQUIRED.wire));
});
