import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFiles, mediaFolders } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { isRefusal } from '../../platform/refusal.ts';
import {
  cleanUpMedia,
  encodePicture,
  findMediaFiles,
  type MediaFile,
  placeForArrival,
  saveImage,
  signedDownloadAddress,
  storeBytes,
} from './index.ts';

let shops: TwoShops;
let bytes: Buffer;
beforeAll(async () => {
  // a database of its own, since clean-up covers all sites
  shops = await openTwoShops({});
  bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterAll(() => shops.stop());

const store = async (content: Buffer | string, fileName: string, wanted = {}): Promise<MediaFile> => {
  const file = await storeBytes(shops.one.ctx, Buffer.from(content), { fileName, ...wanted });
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return file;
};
const find = (ids: string[]) => readSite(shops.one.ctx, (tx) => findMediaFiles(tx, ids));

test('the same picture is one file of a site, and another one on another site', async () => {
  const first = await saveImage(shops.one.ctx, { fileName: 'a.png', bytes });
  const again = await saveImage(shops.one.ctx, { fileName: 'b.png', bytes });
  const other = await saveImage(shops.other.ctx, { fileName: 'a.png', bytes });
  expect(again?.id).toBe(first?.id);
  expect(other?.id).not.toBe(first?.id);
  expect(await find([first?.id ?? '', other?.id ?? ''])).toMatchObject([
    { fileName: 'a.png', kind: 'IMAGE', width: 40, height: 20, size: first?.size, posterId: null },
  ]);
});

test('a file that is not a picture leaves nothing behind', async () => {
  const changes = await shops.watch();
  expect(await saveImage(shops.one.ctx, { fileName: 'a.pdf', bytes: Buffer.from('%PDF-1.7') })).toBeNull();
  expect(await changes()).toEqual([]);
});

test('a picture for another place is encoded as for a library, and refused if a library would not take it', async () => {
  const { ctx } = shops.one;
  const encoded = async (content: Buffer | string) => {
    const path = await placeForArrival(ctx);
    await writeFile(path, content);
    return encodePicture(ctx, path).finally(() => rm(path));
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  expect(await encoded(bytes)).toMatchObject({ width: 40, height: 20 });
  expect(await encoded(svg)).toMatchObject({ width: 40, height: 20 });
  const ruleName = (name: string) => ({ refused: 'invalid', violations: [{ ruleName: name }] });
  expect(await encoded(svg + ' '.repeat(4 * 1024 ** 2))).toMatchObject(ruleName('FILE_SIZE_OVER_LIMIT'));
  expect(await encoded('words')).toMatchObject(ruleName('UNSUPPORTED_FILE_FORMAT'));
  expect(await encoded('')).toMatchObject(ruleName('ZERO_FILE_SIZE'));
});

test('a file is announced when it is ready, and when it comes back', async () => {
  const before = (await shops.events()).length;
  const { id } = await store('words', 'a.txt', { externalInfo: { origin: 'me' } });
  const { apiKey } = shops.one;
  await shops.call(mediaFiles.bulkDeleteFiles, { fileIds: [id] }, apiKey);
  await shops.call(mediaFiles.bulkRestoreFilesFromTrashBin, { fileIds: [id, 'none'] }, apiKey);
  const type = 'wix.media.site_media.v1.file_descriptor_file_ready';
  expect((await shops.events()).slice(before)).toMatchObject([
    { type, payload: { file: { id, displayName: 'a.txt' }, externalInfo: { origin: 'me' } } },
    { type, payload: { file: { id, state: 'OK' }, triggeredByUndelete: true } },
  ]);
});

test('a failed import is announced with its request', async () => {
  const before = (await shops.events()).length;
  const request = { url: 'http://127.0.0.1/x', externalInfo: { externalIds: ['7'] } };
  expect((await shops.call(mediaFiles.importFile, request, shops.one.apiKey)).status).toBe(400);
  expect((await shops.events()).slice(before)).toMatchObject([
    {
      type: 'wix.media.site_media.v1.file_descriptor_file_failed',
      payload: { error: { code: 'ADDRESS_NOT_ALLOWED' }, externalInfo: { externalIds: ['7'] } },
    },
  ]);
});

test('server code delivers private files by signed addresses', async () => {
  const { id } = await store('words', 'book.txt', { private: true });
  const address = await signedDownloadAddress(shops.one.ctx, id, 10);
  const url = new URL(address ?? '').pathname;
  const { statusCode, body, headers } = await shops.server.inject({ url });
  expect([statusCode, body, headers['content-disposition']]).toEqual([
    200,
    'words',
    "attachment; filename*=UTF-8''book.txt",
  ]);
  expect(await signedDownloadAddress(shops.other.ctx, id, 10)).toBeNull();
  const ended = await signedDownloadAddress(shops.one.ctx, id, 0);
  expect((await shops.server.inject({ url: new URL(ended ?? '').pathname })).statusCode).toBe(403);
});

test('an expired address redirects as told', async () => {
  const { id } = await store('words', 'a.txt');
  const request = { fileId: id, expirationInMinutes: 1, expirationRedirectUrl: 'https://shop.test/again' };
  const { body } = await shops.call(mediaFiles.generateFileDownloadUrl, request, shops.one.apiKey);
  const [{ url }] = body.downloadUrls as [{ url: string }];
  const { now } = shops.app;
  shops.app.now = () => new Date(now().getTime() + 61_000);
  const { statusCode, headers } = await shops.server.inject({ url: new URL(url).pathname });
  shops.app.now = now;
  expect([statusCode, headers.location]).toEqual([302, 'https://shop.test/again']);
});

test('lists take one statement, beside the one that sets the connection to the site', async () => {
  const { apiKey } = shops.one;
  const counted: number[] = [];
  shops.app.countStatements = (_operation, count) => counted.push(count);
  await shops.call(mediaFiles.listFiles, {}, apiKey);
  await shops.call(mediaFiles.searchFiles, { search: 'a' }, apiKey);
  await shops.call(mediaFiles.queryFileDescriptors, {}, apiKey);
  await shops.call(mediaFolders.listFolders, {}, apiKey);
  shops.app.countStatements = () => {};
  expect(counted).toEqual([2, 2, 2, 2]);
});

test('files in the trash are deleted after a month, and so are unfinished uploads', async () => {
  const { apiKey } = shops.one;
  const { database, app } = shops;
  const [kept, old] = [await store('words', 'kept.txt'), await store('words', 'old.txt')];
  const folder = (await shops.call(mediaFolders.createFolder, { displayName: 'Old' }, apiKey)).body.folder as {
    id: string;
  };
  const within = await store('words', 'within.txt', { folderId: folder.id, private: true });
  await shops.call(mediaFiles.bulkDeleteFiles, { fileIds: [old.id] }, apiKey);
  await shops.call(mediaFolders.bulkDeleteFolders, { folderIds: [folder.id] }, apiKey);
  await mkdir(app.media.arrivals, { recursive: true });
  const at = (days: number) => () => new Date(app.now().getTime() + days * DAY_MS);
  for (const [name, days] of [
    ['forgotten', -3],
    ['arriving', 0],
  ] as const) {
    await writeFile(join(app.media.arrivals, name), 'half');
    const date = at(days)();
    await utimes(join(app.media.arrivals, name), date, date);
  }

  await cleanUpMedia({ database, media: app.media, now: at(29) });
  expect(await find([kept.id, old.id, within.id])).toHaveLength(3);
  expect(await readdir(app.media.arrivals)).toEqual([]);
  await writeFile(join(app.media.arrivals, 'arriving'), 'half');
  await utimes(join(app.media.arrivals, 'arriving'), at(31)(), at(31)());
  await cleanUpMedia({ database, media: app.media, now: at(31) });
  expect((await find([kept.id, old.id, within.id])).map(({ id }) => id)).toEqual([kept.id]);
  expect(await app.media.public.read(old.id)).toBeNull();
  expect(await app.media.private.read(within.id)).toBeNull();
  expect(String(await app.media.public.read(kept.id))).toBe('words');
  expect(await readdir(app.media.arrivals)).toEqual(['arriving']);
  expect((await shops.call(mediaFolders.getFolder, { folderId: folder.id }, apiKey)).status).toBe(404);
});
