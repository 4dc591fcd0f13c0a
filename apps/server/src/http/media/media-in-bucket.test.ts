import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaFiles } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '../../platform/media/s3.fixture.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let shops: TwoShops;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-bucket-'));
  s3 = await startS3(folder);
  shops = await openTwoShops({ s3: s3.settings });
});
afterAll(async () => {
  await shops?.stop();
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

const call = async <T>(operation: unknown, request: object) =>
  (await shops.call(operation, request, shops.one.apiKey)).body as T;
const get = (url: string, headers = {}) => shops.server.inject({ url: new URL(url, 'http://x').pathname, headers });

async function upload(fileName: string, payload: Buffer, wanted = {}) {
  const { uploadUrl } = await call<{ uploadUrl: string }>(mediaFiles.generateFileUploadUrl, {
    mimeType: 'application/octet-stream',
    fileName,
    ...wanted,
  });
  const answer = await shops.server.inject({ method: 'PUT', url: new URL(uploadUrl).pathname, payload });
  return answer.json<{ file: { id: string; url: string } }>().file;
}

test('a library in a bucket behaves like one on disk', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = await upload('a.png', bytes);
  expect((await get(picture.url)).headers).toMatchObject({ 'content-type': 'image/webp', 'accept-ranges': 'bytes' });
  const small = await get(`/media/${picture.id}/v1/fill/w_10,h_10/a.webp`);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 10, height: 10 });

  const film = Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    Buffer.alloc(90_000, 7),
  ]);
  const { url, id } = await upload('film.mp4', film, { private: true });
  const part = await get(url, { range: 'bytes=4-7' });
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  expect((await get(url)).rawPayload).toEqual(film);
  expect((await shops.server.inject({ method: 'HEAD', url: `/media/${picture.id}` })).headers).toMatchObject({
    'content-length': String((await get(picture.url)).rawPayload.length),
  });

  const kept = (await readdir(folder, { recursive: true })).filter(
    (name) => name.includes(id) || name.includes(picture.id),
  );
  expect(kept.some((name) => name.startsWith('shop/private/'))).toBe(true);
  expect(kept.some((name) => name.startsWith('shop/media/'))).toBe(true);
  await call(mediaFiles.bulkDeleteFiles, { fileIds: [id, picture.id], permanent: true });
  expect([(await get(url)).statusCode, (await get(picture.url)).statusCode]).toEqual([404, 404]);
});
