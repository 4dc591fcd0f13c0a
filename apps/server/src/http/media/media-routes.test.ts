import { mediaFiles } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let id: string;
beforeAll(async () => {
  shops = await openTwoShops();
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  id = (await upload(bytes)).body.file?.id ?? '';
});
afterAll(() => shops.stop());

const upload = async (bytes: Buffer) => {
  const wanted = { mimeType: 'image/png', fileName: 'a.png' };
  const { body } = await shops.call(mediaFiles.generateFileUploadUrl, wanted, shops.one.apiKey);
  const url = new URL(String(body.uploadUrl)).pathname;
  const answer = await shops.server.inject({ method: 'PUT', url, payload: bytes });
  return { status: answer.statusCode, body: answer.json<{ file?: { id: string; url: string } }>() };
};
const get = async (url: string, accept = 'image/webp') => {
  const { statusCode, headers, rawPayload } = await shops.server.inject({
    url,
    headers: { accept, host: shops.one.site.host },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};

test('an uploaded picture is served with an unlimited lifetime, and cannot run anything', async () => {
  const { status, headers, bytes } = await get(`/media/${id}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
    'content-disposition': expect.stringMatching(/^inline;/),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 });
});

test('and in the size that an address requests', async () => {
  const url = `/media/${id}/v1/fill/w_10,h_10,q_80/a.webp`;
  const first = await get(url);
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
  expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 10, height: 10, format: 'webp' });
  expect((await get(url)).bytes).toEqual(first.bytes);
  expect((await get(url, '*/*')).headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect((await get('/media/placeholder.svg/v1/fill/w_10,h_10/a.webp')).status).toBe(200);
});

test.each([
  ['/media/none.webp', 404],
  ['/media/none.webp/v1/fill/w_10,h_10/a.webp', 404],
  ['/media/..%2f..%2fdemo.json', 404],
  ['/media/%2e%2e%2fdatabase', 404],
  ['/media/a%00b', 404],
  ['/video/none.mp4/file', 404],
  ['/mp3/..%2f..%2fdemo.json', 404],
  ['/ugd/none.pdf', 404],
  ['/media-download/x/y', 403],
  ['/media-archive/x/y', 403],
])('%s is nothing', async (url, expected) => {
  expect((await get(url)).status).toBe(expected);
});

test.each(['fill/w_100000,h_100000', 'fill/w_10', 'melt/w_10,h_10'])(
  'the transformation %s is refused',
  async (transformation) => {
    expect((await get(`/media/${id}/v1/${transformation}/a.webp`)).status).toBe(400);
  },
);

test.each(['hello', '\x89PNG\r\n\x1a\n', ''])('%j is no picture', async (content) => {
  const changes = await shops.watch();
  expect(await upload(Buffer.from(content, 'latin1'))).toMatchObject({
    status: 400,
    body: { details: { validationError: { fieldViolations: [{ ruleName: expect.any(String) }] } } },
  });
  expect((await changes()).filter(({ table }) => table !== 'audit_log')).toEqual([]);
});
