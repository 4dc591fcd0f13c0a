import { mediaFiles } from '@stoa/contract';
import { openTwoShops, type Shop, type TwoShops } from '@stoa/server/testing/two-shops';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../domains/identity/passwords.ts';
import { storeBytes } from '../../domains/media/index.ts';
import { hostilePictures } from '../../platform/media/pictures/hostile-pictures.fixture.ts';
import { openPictures } from '../../platform/media/pictures/pictures.ts';
import { isRefusal } from '../../platform/refusal.ts';

let shops: TwoShops;
let bytes: Buffer;
beforeAll(async () => {
  shops = await openTwoShops({ pictureDeadlineMs: 1000 });
  bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterAll(() => shops.stop());

async function uploadAddress({ apiKey }: Shop, isPrivate = false): Promise<string> {
  const wanted = { mimeType: 'image/svg+xml', fileName: 'a.svg', private: isPrivate };
  const { body } = await shops.call(mediaFiles.generateFileUploadUrl, wanted, apiKey);
  return new URL(String(body.uploadUrl)).pathname;
}

const upload = (url: string, payload: string) =>
  shops.send({ method: 'PUT', url, payload, headers: { 'content-type': 'image/svg+xml' } });

async function storedId({ ctx }: Shop): Promise<string> {
  const file = await storeBytes(ctx, bytes, { fileName: 'a.png' });
  return isRefusal(file) ? expect.fail('it was refused') : file.id;
}

/** A picture of the site that is hostile, as one stored by an earlier version may be. */
async function hostileId(shop: Shop): Promise<string> {
  const id = await storedId(shop);
  await shops.app.media.public.save(id, Buffer.from(hostilePictures.copies));
  return id;
}

const newSize = (id: string) => shops.send({ url: `/media/${id}/v1/fill/w_9,h_9/a.webp` });
const refusalOf = (field: string) => ({
  status: 400,
  body: {
    details: { validationError: { fieldViolations: [{ field, ruleName: 'DRAWING_EFFORT_OVER_LIMIT' }] } },
  },
});

test('pictures that take very long are refused, and keep nobody waiting meanwhile', async () => {
  const [hostile, harmless] = [await hostileId(shops.one), await storedId(shops.other)];
  const passwordHash = await hashPassword('correct horse');
  const addresses = [
    await uploadAddress(shops.one),
    await uploadAddress(shops.one),
    await uploadAddress(shops.one),
  ] as const;
  const changes = await shops.watch();
  const ended: string[] = [];
  const noting = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const result = await work;
    ended.push(name);
    return result;
  };
  const refused = [
    noting('hostile', upload(addresses[0], hostilePictures.turbulence)),
    noting('hostile', upload(addresses[1], hostilePictures.copies)),
    noting('hostile', upload(addresses[2], hostilePictures.copiesWithoutSize)),
    noting('hostile', newSize(hostile)),
  ];
  await expect.poll(shops.app.media.pictures.processIds).toHaveLength(2);
  const others = [noting('picture', newSize(harmless)), noting('password', isPassword(passwordHash, 'correct horse'))];
  expect(await Promise.all(others)).toMatchObject([{ status: 200 }, true]);
  expect(await Promise.all(refused)).toMatchObject([
    refusalOf('file'),
    refusalOf('file'),
    refusalOf('file'),
    { status: 422, headers: { 'cache-control': 'no-store' } },
  ]);
  expect(ended.at(-1)).toBe('hostile');
  expect(await changes()).toEqual([]);
});

test('private files are not drawn: they are stored, with an unknown size', async () => {
  const { status, body } = await upload(await uploadAddress(shops.one, true), hostilePictures.copiesWithoutSize);
  expect([status, body.file]).toMatchObject([200, { private: true, mediaType: 'IMAGE' }]);
});

test('drawings of several megabytes are not drawn', async () => {
  const large = hostilePictures.copies.replace('<defs>', `<!-- ${'x'.repeat(4 * 1024 * 1024)} --><defs>`);
  expect(await upload(await uploadAddress(shops.one), large)).toMatchObject({
    status: 400,
    body: {
      details: { validationError: { fieldViolations: [{ field: 'file', ruleName: 'FILE_SIZE_OVER_LIMIT' }] } },
    },
  });
});

test('with too much to do already, callers are told to come back', async () => {
  const id = await storedId(shops.other);
  const { media, log } = shops.app;
  const { pictures } = media;
  const none = { atOnce: 0, waiting: 0, waitingOfSite: 0, waitingOfClient: 0 };
  media.pictures = openPictures({ deadlineMs: 1000, log, limits: none });
  const busy = { status: 503, headers: { 'retry-after': '2' } };
  try {
    expect(await newSize(id)).toMatchObject({ ...busy, headers: { ...busy.headers, 'cache-control': 'no-store' } });
    const code = { details: { applicationError: { code: 'PICTURES_BUSY' } } };
    expect(await upload(await uploadAddress(shops.one), hostilePictures.copies)).toMatchObject({ ...busy, body: code });
  } finally {
    media.pictures = pictures;
  }
  expect((await newSize(id)).status).toBe(200);
});
