import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { film, libraryOf, type MediaShop, picture, startMediaShop } from './media-shop.ts';

let dataDirectory: string;
let shop: MediaShop;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-resumable-'));
  shop = await startMediaShop({ dataDirectory });
});
afterAll(async () => {
  await shop?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const tus = (path: string, method: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(`${shop.url}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
const begin = (token: string, length: number) =>
  tus('/media-upload/resumable', 'POST', {
    'upload-length': String(length),
    'upload-metadata': `filename ${base64('film.mp4')},token ${base64(token)}`,
  });
const send = (path: string, offset: number, part: Buffer) =>
  tus(path, 'PATCH', { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, part);
const finish = async (token: string) => {
  const answer = await fetch(`${shop.url}/media-upload/resumable/${token}?filename=film.mp4`, { method: 'PUT' });
  return { status: answer.status, body: (await answer.json()) as { file?: { id: string; displayName: string } } };
};

test('an upload continues after a restart of the server, and is stored once', async () => {
  const { files } = libraryOf(shop);
  const { uploadToken = '', uploadUrl = '', uploadProtocol } = await files.generateFileResumableUploadUrl('video/mp4');
  expect([uploadProtocol, new URL(uploadUrl).pathname]).toEqual(['TUS', '/media-upload/resumable']);
  const created = await begin(uploadToken, film.length);
  const path = created.headers.get('location') ?? '';
  expect([created.status, path]).toEqual([201, expect.stringMatching(/^\/media-upload\/resumable\/[0-9a-f]{32}$/)]);
  expect((await send(path, 0, film.subarray(0, 3000))).headers.get('upload-offset')).toBe('3000');
  expect((await finish(uploadToken)).status).toBe(409);

  const { site } = shop;
  await shop.stop();
  shop = await startMediaShop({ dataDirectory });

  expect((await tus(path, 'HEAD', {})).headers.get('upload-offset')).toBe('3000');
  expect((await send(path, 2000, film.subarray(2000))).status).toBe(409);
  expect((await send(path, 3000, film.subarray(3000))).status).toBe(204);
  const { body, status } = await finish(uploadToken);
  expect([status, body.file?.displayName]).toEqual([200, 'film.mp4']);
  expect((await finish(uploadToken)).body.file?.id).toBe(body.file?.id);
  const stored = await libraryOf({ site }).files.getFileDescriptor(body.file?.id ?? '');
  expect(stored).toMatchObject({ mediaType: 'VIDEO', sizeInBytes: String(film.length) });
  const served = await fetch(`${shop.url}/video/${body.file?.id}/file`);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(film);
  expect((await readdir(join(dataDirectory, 'media-arrivals'))).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

test('an upload requires its own token', async () => {
  expect((await begin('made up', 10)).status).toBe(403);
  expect((await tus('/media-upload/resumable', 'POST', { 'upload-length': '10' })).status).toBe(403);
  expect((await tus('/media-upload/resumable/..%2f..%2fdemo.json', 'HEAD', {})).status).toBe(404);
  expect((await finish('made-up')).status).toBe(403);
});

test('an upload beyond the size limit is not started', async () => {
  const { uploadToken = '' } = await libraryOf(shop).files.generateFileResumableUploadUrl('video/mp4');
  expect((await begin(uploadToken, 10 ** 12)).status).toBe(413);
});

test('a picture that arrives in parts is re-encoded like any other', async () => {
  const { uploadToken = '' } = await libraryOf(shop).files.generateFileResumableUploadUrl('image/jpeg', {
    fileName: 'a.jpg',
  });
  const path = (await begin(uploadToken, picture.length)).headers.get('location') ?? '';
  await send(path, 0, picture);
  expect((await finish(uploadToken)).body.file).toMatchObject({ displayName: 'a.jpg', mediaType: 'IMAGE' });
});
