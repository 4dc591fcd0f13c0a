import { createSite } from '@stoa/server/testing/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryOf, type MediaShop, picture, png, startMediaShop } from './media-shop.ts';
import { errorOf } from './public-clients.ts';

let shop: MediaShop;
beforeAll(async () => {
  shop = await startMediaShop();
});
afterAll(() => shop?.stop());

const send = async (fileName: string, bytes: Buffer | string, mimeType = '') => {
  const { uploadUrl } = await shop.files.generateFileUploadUrl(mimeType, { fileName });
  return shop.put(uploadUrl, bytes);
};
const count = async () => (await shop.files.queryFileDescriptors().limit(100).find()).items.length;

const script = '<script>alert(document.domain)</script>';
const bomb = png(1, 1, { width: 60_000, height: 60_000 });

test.each<[string, string, () => Buffer | string]>([
  ['a page', 'a.txt', () => `<!doctype html>${script}`],
  ['a page that is called a picture', 'a.png', () => `<html>${script}</html>`],
  [
    'a picture that goes on as something else',
    'a.gif',
    () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from(script)]),
  ],
  ['a picture that claims to be huge', 'a.png', () => bomb],
  ['nothing', 'a.png', () => ''],
  ['a program', 'a.pdf', () => Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
])('%s is refused, and nothing is stored', async (_name, fileName, content) => {
  const before = await count();
  expect((await send(fileName, content())).status).toBe(400);
  expect(await count()).toBe(before);
});

test('hidden data in a picture is dropped', async () => {
  const { body } = await send('a.jpg', Buffer.concat([picture, Buffer.from(script)]));
  const served = Buffer.from(await (await fetch(`${shop.url}/media/${body.file?.id}`)).arrayBuffer());
  expect(served.includes('script')).toBe(false);
});

test('a drawing is served as pixels, whatever scripts it contains', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}<image href="file:///etc/passwd"/></svg>`;
  const { body } = await send('a.svg', svg);
  const answer = await fetch(`${shop.url}/media/${body.file?.id}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
});

test('text that a browser could mistake for a page is downloaded, not shown', async () => {
  const { body } = await send('a.txt', `words first, then ${script}`);
  const answer = await fetch(shop.reach(body.file?.url));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test.each([
  '../../../../etc/passwd.txt',
  '..\\..\\x.txt',
  '/abs.txt',
  'a\u0001b.txt',
  '..',
  'CON\r\nset-cookie: a=b.txt',
  '\u202etxt.exe.txt',
])('the name %j is only a name', async (fileName) => {
  const { body, status } = await send(fileName, 'words');
  expect(status).toBe(200);
  expect(body.file?.displayName).not.toMatch(/[/\\\p{Cc}\u202e]|^\.\.$/u);
  const { downloadUrls } = await shop.files.generateFileDownloadUrl(body.file?.id ?? '');
  const answer = await fetch(shop.reach(downloadUrls?.[0]?.url));
  expect([answer.status, answer.headers.has('set-cookie')]).toEqual([200, false]);
});

test('files and folders of another site are out of reach', async () => {
  const other = libraryOf({ site: await createSite(shop.database, shop.app.now()) });
  const id = await shop.upload('mine.jpg', picture);
  const secret = await shop.upload('mine.txt', 'words', { private: true });
  const { folder } = await shop.folders.createFolder('Mine');
  const folderId = folder?._id ?? '';
  for (const file of [id, secret]) {
    for (const call of [
      () => other.files.getFileDescriptor(file),
      () => other.files.generateFileDownloadUrl(file),
      () => other.files.generateFilesDownloadUrl([file]),
      () => other.files.generateVideoStreamingUrl(file),
      () => other.files.updateFileDescriptor({ _id: file, displayName: 'Yours' }),
      () => other.folders.getFolder(folderId),
      () => other.folders.updateFolder(folderId, { displayName: 'Yours' }),
      () => other.folders.generateFolderDownloadUrl(folderId),
    ])
      expect((await errorOf(call())).status).toBe(404);
  }
  await other.files.bulkDeleteFiles([id, secret], { permanent: true });
  await other.folders.bulkDeleteFolders([folderId], { permanent: true });
  expect((await other.files.getFileDescriptors([id, secret])).files).toEqual([]);
  expect((await errorOf(other.files.generateFileUploadUrl('', { parentFolderId: folderId }))).status).toBe(400);
  expect((await shop.files.getFileDescriptor(id)).displayName).toBe('mine.jpg');
  expect((await shop.folders.getFolder(folderId)).displayName).toBe('Mine');
  expect((await fetch(`${shop.url}/media/${id}`)).status).toBe(200);
});

test('the library requires valid credentials', async () => {
  for (const authorization of ['', 'stoa_wrong']) {
    const answer = await fetch(`${shop.url}/site-media/v1/files`, { headers: { authorization } });
    expect(answer.status).toBe(401);
  }
});

test('servers of the internal network are not contacted', async () => {
  for (const url of [
    'http://127.0.0.1:1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/',
    `${shop.url}/health`,
  ]) {
    const { response } = await errorOf(shop.files.importFile(url));
    expect(response.data.details.validationError?.fieldViolations[0], url).toMatchObject({
      ruleName: 'ADDRESS_NOT_ALLOWED',
    });
  }
});
