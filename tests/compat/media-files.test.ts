import { media } from '@wix/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { film, type MediaShop, picture, startMediaShop } from './media-shop.ts';
import { errorOf, MISSING, violationsOf } from './public-clients.ts';

let shop: MediaShop;
let image: string;
beforeAll(async () => {
  shop = await startMediaShop();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  image = await shop.upload('leon.jpg', picture);
});

const get = (address: string | undefined, headers = {}) => fetch(shop.reach(address), { headers, redirect: 'manual' });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const statusOf = async (call: Promise<unknown>) => (await errorOf(call)).status;
const ids = (items: { _id?: string }[] = []) => items.map(({ _id }) => _id);

test('a file is uploaded, described, and found by its address', async () => {
  const { uploadUrl } = await shop.files.generateFileUploadUrl('image/jpeg', {
    fileName: 'Leon.jpg',
    labels: ['sea'],
    filePath: '/pictures/2026',
    externalInfo: { origin: 'me', externalIds: ['1'] },
  });
  const { status, body } = await shop.put(uploadUrl, picture, 'image/jpeg');
  expect([status, body.file?.displayName]).toEqual([200, 'Leon.jpg']);
  const file = await shop.files.getFileDescriptor(body.file?.id ?? '');
  expect(file).toMatchObject({
    mediaType: 'IMAGE',
    operationStatus: 'READY',
    state: 'OK',
    private: false,
    labels: ['sea'],
    siteId: shop.site.id,
    _createdDate: expect.any(Date),
  });
  const wixImage = file.media?.image?.image ?? '';
  expect(wixImage).toBe(`wix:image://v1/${file._id}/Leon.jpg#originWidth=60&originHeight=40`);
  expect((await fetch(media.getImageUrl(wixImage).url)).headers.get('content-type')).toBe('image/webp');
  expect((await shop.files.getFileDescriptor(wixImage))._id).toBe(file._id);
  const folder = await shop.folders.getFolder(file.parentFolderId ?? '');
  expect(folder.displayName).toBe('2026');
  expect((await shop.folders.getFolder(folder.parentFolderId ?? '')).displayName).toBe('pictures');
});

test('whoever asks at a name built into the client gets addresses that its media helpers read; others get the site’s', async () => {
  const { uploadUrl } = await shop.files.generateFileUploadUrl('image/jpeg', { fileName: 'Leon.jpg' });
  const { body } = await shop.put(uploadUrl, picture);
  const { id = '', url = '' } = body.file ?? {};
  expect(url).toBe(`https://static.wixstatic.com/media/${id}`);
  expect(media.getImageUrl(url)).toMatchObject({ id, url });
  const scaled = await fetch(media.getCroppedImageUrl(url, 0, 0, 30, 30, 30, 30, {}));
  expect([scaled.status, scaled.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await shop.put(uploadUrl, picture)).body.file?.url).toBe(url);

  const { uploadUrl: filmUrl } = await shop.files.generateFileUploadUrl('video/mp4', { fileName: 'film.mp4' });
  const stored = (await shop.put(filmUrl, film)).body.file;
  expect(media.getVideoUrl(stored?.url ?? '')).toMatchObject({ id: stored?.id, url: stored?.url });
  expect(await bytesOf(await fetch(stored?.url ?? ''))).toEqual(film);

  const asked = await fetch(`${shop.url}/site-media/v1/files/generate-upload-url`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ mimeType: 'image/jpeg', fileName: 'own.jpg' }),
  });
  const own = (await shop.put(((await asked.json()) as { uploadUrl: string }).uploadUrl, picture)).body.file;
  expect(new URL(own?.url ?? '').host).toBe(new URL(uploadUrl ?? '').host);
});

test('the same address stores one file, however often it is used', async () => {
  const { uploadUrl } = await shop.files.generateFileUploadUrl('image/jpeg', { fileName: 'a.jpg' });
  const first = await shop.put(uploadUrl, picture);
  expect((await shop.put(uploadUrl, 'something else')).body.file?.id).toBe(first.body.file?.id);
});

test('videos and audio files are at the paths that the media functions expect, and are read in ranges', async () => {
  const id = await shop.upload('film.mp4', film);
  const { media: content, url, mediaType } = await shop.files.getFileDescriptor(id);
  expect([mediaType, content?.video]).toEqual(['VIDEO', `wix:video://v1/${id}/film.mp4`]);
  for (const address of [
    url,
    media.getVideoUrl(content?.video ?? '').url,
    media.getVideoUrl(content?.video ?? '', '720p' as never).url,
  ]) {
    const part = await fetch(
      new URL(address ?? '').host.endsWith('wixstatic.com') ? (address ?? '') : shop.reach(address),
      {
        headers: { range: 'bytes=4-7' },
      },
    );
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${film.length}`]);
    expect(String(await bytesOf(part))).toBe('ftyp');
  }
  const whole = await get(url);
  expect([whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual(['video/mp4', 'bytes']);
  expect(await bytesOf(whole)).toEqual(film);
  const etag = whole.headers.get('etag') ?? '';
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(url, { range: 'bytes=999999-' })).status).toBe(416);
  expect((await get(url, { range: 'bytes=0-3', 'if-range': '"older"' })).status).toBe(200);
});

test('a video gets a still picture', async () => {
  const id = await shop.upload('film.mp4', film);
  const answer = await fetch(`${shop.url}/stoa/v1/media/videos/${id}/poster`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ content: picture.toString('base64') }),
  });
  const { file } = (await answer.json()) as { file: { thumbnailUrl: string; media: unknown } };
  expect(file.media).toMatchObject({ video: { resolutions: [{ width: 60, height: 40, format: 'mp4' }] } });
  expect((await get(file.thumbnailUrl)).headers.get('content-type')).toBe('image/webp');
  const secret = await shop.upload('secret.mp4', film, { private: true });
  for (const other of [secret, image, 'none']) {
    const refused = await fetch(`${shop.url}/stoa/v1/media/videos/${other}/poster`, {
      method: 'POST',
      headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ content: picture.toString('base64') }),
    });
    expect(refused.status).toBe(404);
  }
  const { files } = await shop.files.listFiles({ mediaTypes: ['IMAGE'] });
  expect(files?.some((one) => file.thumbnailUrl.includes(one._id ?? '-'))).toBe(false);
});

test('private files are available only by signed addresses, and are stored unchanged', async () => {
  const id = await shop.upload('print.jpg', picture, { private: true });
  const { private: isPrivate, url } = await shop.files.getFileDescriptor(id);
  expect([isPrivate, new URL(url ?? '').pathname.startsWith('/media-download/')]).toEqual([true, true]);
  for (const path of ['media', 'ugd', 'mp3', 'video'])
    expect((await fetch(`${shop.url}/${path}/${id}${path === 'video' ? '/file' : ''}`)).status).toBe(404);
  const { downloadUrls } = await shop.files.generateFileDownloadUrl(id, { downloadFileName: 'Für dich.jpg' });
  const download = await get(downloadUrls?.[0]?.url);
  expect(await bytesOf(download)).toEqual(picture);
  expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''F%C3%BCr%20dich.jpg");
  expect(download.headers.get('cache-control')).toBe('private, no-store');
});

test('signed addresses expire, and cannot be altered', async () => {
  const { downloadUrls } = await shop.files.generateFileDownloadUrl(image, { contentDisposition: 'INLINE' });
  const address = downloadUrls?.[0]?.url ?? '';
  expect((await get(address)).headers.get('content-disposition')).toMatch(/^inline/);
  const [, , token = '', name] = new URL(address).pathname.split('/');
  const other = token.startsWith('A') ? 'B' : 'A';
  for (const changed of [`${other}${token.slice(1)}`, token.slice(0, -4), `${token}AAAA`, 'x'])
    expect((await get(`http://x/media-download/${changed}/${name}`)).status).toBe(403);
  const { uploadUrl } = await shop.files.generateFileUploadUrl('image/png');
  expect((await get(`http://x/media-download/${uploadUrl?.split('/').at(-1)}/a`)).status).toBe(403);
  expect((await shop.put(`http://x/media-upload/${token}`, picture)).status).toBe(403);
});

test('lists are filtered by folder and kind, page by page', async () => {
  const { folder } = await shop.folders.createFolder('List');
  const options = { parentFolderId: folder?._id ?? '' };
  const first = await shop.upload('b.jpg', picture, options);
  const second = await shop.upload('a.txt', 'words', options);
  const third = await shop.upload('c.txt', 'words', { ...options, private: true });
  const sort = { fieldName: 'displayName', order: 'ASC' } as const;
  const page = await shop.files.listFiles({ ...options, sort, paging: { limit: 2 } });
  expect(ids(page.files)).toEqual([second, first]);
  const cursor = page.nextCursor?.cursors?.next;
  const next = await shop.files.listFiles({ ...options, paging: { cursor } });
  expect([ids(next.files), next.nextCursor?.cursors?.next ?? null]).toEqual([[third], null]);
  expect(ids((await shop.files.listFiles({ ...options, mediaTypes: ['DOCUMENT'], private: false })).files)).toEqual([
    second,
  ]);
  expect(ids((await shop.files.listFiles({ ...options, mediaTypes: ['MODEL3D'] })).files)).toEqual([]);
  expect(await violationsOf(shop.files.listFiles({ paging: { cursor } }))).toEqual({ 'paging.cursor': 'FORMAT' });
  expect(await violationsOf(shop.files.listFiles({ sort: { fieldName: 'hash' } }))).toEqual({
    'sort.fieldName': 'OTHER',
  });
});

test('search finds prefixes of words in names and labels', async () => {
  const id = await shop.upload('Zebra-in_the grass.txt', 'words', { labels: ['Löwe'] });
  for (const search of ['zebra', 'gra zeb', 'lowe'])
    expect(ids((await shop.files.searchFiles({ search })).files)).toEqual([id]);
  expect((await shop.files.searchFiles({ search: 'zebra', rootFolder: 'VISITOR_UPLOADS_ROOT' })).files).toEqual([]);
  expect(await violationsOf(shop.files.searchFiles({ search: 'x'.repeat(201) }))).toEqual({ search: 'MAX_LENGTH' });
});

test('queries filter and sort', async () => {
  const id = await shop.upload('query.zip', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'));
  const found = await shop.files
    .queryFileDescriptors()
    .eq('mediaType', 'ARCHIVE')
    .descending('_updatedDate')
    .limit(1)
    .find();
  expect(ids(found.items)).toEqual([id]);
  expect(
    ids((await shop.files.queryFileDescriptors().eq('state', 'DELETED').eq('mediaType', 'ARCHIVE').find()).items),
  ).toEqual([]);
  const wrong = shop.files.queryFileDescriptors().eq('mediaType', 'SMELL').find();
  expect(Object.keys(await violationsOf(wrong))).toEqual(['query.filter.mediaType']);
});

test('name, folder and labels change', async () => {
  const { folder } = await shop.folders.createFolder('Moved here');
  const changed = await shop.files.updateFileDescriptor({
    _id: image,
    displayName: 'new.jpg',
    labels: ['x'],
    parentFolderId: folder?._id,
  });
  expect(changed).toMatchObject({ displayName: 'new.jpg', labels: ['x'], parentFolderId: folder?._id });
  expect(await shop.files.getFileDescriptor(image)).toMatchObject({
    displayName: 'new.jpg',
    parentFolderId: folder?._id,
  });
  expect(await statusOf(shop.files.updateFileDescriptor({ _id: 'none', displayName: 'x' }))).toBe(404);
  expect(await violationsOf(shop.files.updateFileDescriptor({ _id: image, displayName: ' ' }))).toEqual({
    'file.displayName': 'MIN_LENGTH',
  });
  expect(await violationsOf(shop.files.updateFileDescriptor({ _id: image, parentFolderId: MISSING }))).toEqual({
    'file.parentFolderId': 'OTHER',
  });
});

test('deleted files are in the trash until they are restored or removed for good', async () => {
  await shop.files.bulkDeleteFiles([image, 'none', image]);
  expect(await shop.files.getFileDescriptor(image)).toMatchObject({ state: 'DELETED' });
  expect(ids((await shop.files.listDeletedFiles()).files)).toContain(image);
  expect(ids((await shop.files.listFiles()).files)).not.toContain(image);
  expect(ids((await shop.files.searchFiles({ search: 'leon', rootFolder: 'TRASH_ROOT' })).files)).toContain(image);
  expect((await fetch(`${shop.url}/media/${image}`)).status).toBe(200);
  await shop.files.bulkRestoreFilesFromTrashBin([image]);
  expect(await shop.files.getFileDescriptor(image)).toMatchObject({ state: 'OK' });

  expect((await fetch(`${shop.url}/media/${image}/v1/fill/w_9,h_9/a.webp`)).status).toBe(200);
  await shop.files.bulkDeleteFiles([image], { permanent: true });
  expect(await statusOf(shop.files.getFileDescriptor(image))).toBe(404);
  expect((await fetch(`${shop.url}/media/${image}`)).status).toBe(404);
  expect((await fetch(`${shop.url}/media/${image}/v1/fill/w_9,h_9/a.webp`)).status).toBe(404);
  await shop.files.bulkRestoreFilesFromTrashBin([image]);
});

test('files are imported from public addresses', async () => {
  const { file } = await shop.files.importFile(shop.elsewhere('picture.jpg'), {
    displayName: 'Imported',
    mediaType: 'IMAGE',
  });
  expect(file).toMatchObject({
    displayName: 'Imported.jpg',
    mediaType: 'IMAGE',
    sourceUrl: shop.elsewhere('picture.jpg'),
  });
  const secret = await shop.files.importFile(shop.elsewhere('secret'), {
    urlHeaders: { 'x-key': 'right' },
    urlParams: { a: 1 },
  });
  expect(secret.file?.mediaType).toBe('DOCUMENT');
  const ruleOf = async (call: Promise<unknown>) => {
    const { response } = await errorOf(call);
    return response.data.details.validationError?.fieldViolations[0] as unknown;
  };
  expect(await ruleOf(shop.files.importFile('http://127.0.0.1:1/x'))).toMatchObject({
    field: 'url',
    ruleName: 'ADDRESS_NOT_ALLOWED',
  });
  expect(await ruleOf(shop.files.importFile(shop.elsewhere('page')))).toMatchObject({
    ruleName: 'UNSUPPORTED_FILE_FORMAT',
  });
  expect(await ruleOf(shop.files.importFile(shop.elsewhere('film'), { mediaType: 'IMAGE' }))).toMatchObject({
    ruleName: 'MISMATCH_MIME_TYPE',
  });
});

test('several files are imported, each independently', async () => {
  const requests = ['picture.jpg', 'none', 'film'].map((name) => ({ url: shop.elsewhere(name) }));
  const { results, bulkActionMetadata } = await shop.files.bulkImportFile(requests);
  expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false, true]);
  expect(results?.[2]?.item?.mediaType).toBe('VIDEO');
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect((await shop.files.bulkImportFiles(requests)).files).toHaveLength(2);
  expect(await violationsOf(shop.files.bulkImportFile([]))).toEqual({ importFileRequests: 'MIN_SIZE' });
  expect(await violationsOf(shop.files.bulkImportFiles([{ url: 'x' }]))).toEqual({
    'importFileRequests.0.url': 'FORMAT',
  });
});

test('videos are streamed from the file', async () => {
  const id = await shop.upload('film.mp4', film, { private: true });
  const { downloadUrl } = await shop.files.generateVideoStreamingUrl(id);
  const part = await get(downloadUrl?.url, { range: 'bytes=-2' });
  expect([part.status, part.headers.get('content-disposition')]).toEqual([206, expect.stringMatching(/^inline/)]);
  expect(await violationsOf(shop.files.generateVideoStreamingUrl(image))).toEqual({ fileId: 'OTHER' });
  expect(await violationsOf(shop.files.generateVideoStreamingUrl(id, { expirationInMinutes: 5 }))).toEqual({
    expirationInMinutes: 'MIN',
  });
});

test('several files are downloaded as an archive', async () => {
  const other = await shop.upload('leon.jpg', 'other words');
  const { downloadUrl } = await shop.files.generateFilesDownloadUrl([image, other, 'none']);
  const answer = await get(downloadUrl);
  const zip = (await bytesOf(answer)).toString('latin1');
  expect([answer.headers.get('content-type'), zip.slice(0, 2)]).toEqual(['application/zip', 'PK']);
  expect([zip.includes('leon.jpg'), zip.includes('leon (2).jpg')]).toEqual([true, true]);
  expect((await get(`${downloadUrl?.slice(0, -12)}/x`)).status).toBe(403);
});

test('several descriptors come in the order of their ids', async () => {
  const other = await shop.upload('a.txt', 'words');
  const { files } = await shop.files.getFileDescriptors([other, 'none', image]);
  expect(ids(files)).toEqual([other, image]);
});

test.each<[string, (shop: MediaShop) => Promise<unknown>, Record<string, string>]>([
  ['getFileDescriptor', ({ files }) => files.getFileDescriptor('x'.repeat(1001)), { fileId: 'MAX_LENGTH' }],
  ['getFileDescriptors', ({ files }) => files.getFileDescriptors([]), { fileIds: 'MIN_SIZE' }],
  ['generateFilesDownloadUrl', ({ files }) => files.generateFilesDownloadUrl([]), { fileIds: 'MIN_SIZE' }],
  [
    'generateFileDownloadUrl',
    ({ files }) => files.generateFileDownloadUrl('x', { expirationInMinutes: 0 }),
    { expirationInMinutes: 'MIN' },
  ],
  [
    'an unknown asset',
    ({ files }) => files.generateFileDownloadUrl('x', { assetKeys: ['4k'] }),
    { assetKeys: 'OTHER' },
  ],
  ['generateFileUploadUrl', ({ files }) => files.generateFileUploadUrl('x'.repeat(101)), { mimeType: 'MAX_LENGTH' }],
  [
    'a folder that is not there',
    ({ files }) => files.generateFileUploadUrl('', { parentFolderId: MISSING }),
    { parentFolderId: 'OTHER' },
  ],
  ['a page', ({ files }) => files.generateFileUploadUrl('text/html', { fileName: 'a.html' }), { fileName: 'OTHER' }],
  [
    'generateFileResumableUploadUrl',
    ({ files }) => files.generateFileResumableUploadUrl('', { labels: ['x'.repeat(201)] }),
    { 'labels.0': 'MAX_LENGTH' },
  ],
  ['importFile', ({ files }) => files.importFile('not an address'), { url: 'FORMAT' }],
  ['bulkDeleteFiles', ({ files }) => files.bulkDeleteFiles(['x'.repeat(1001)]), { 'fileIds.0': 'MAX_LENGTH' }],
  [
    'bulkRestoreFilesFromTrashBin',
    ({ files }) => files.bulkRestoreFilesFromTrashBin(['x'.repeat(1001)]),
    { 'fileIds.0': 'MAX_LENGTH' },
  ],
  ['listDeletedFiles', ({ files }) => files.listDeletedFiles({ paging: { limit: 101 } }), { 'paging.limit': 'MAX' }],
])('%s reports its errors', async (_name, call, violations) => {
  expect(await violationsOf(call(shop))).toEqual(violations);
});

test.each<[string, (shop: MediaShop) => Promise<unknown>]>([
  ['getFileDescriptor', ({ files }) => files.getFileDescriptor('none')],
  ['generateFileDownloadUrl', ({ files }) => files.generateFileDownloadUrl('none')],
  ['generateFilesDownloadUrl', ({ files }) => files.generateFilesDownloadUrl(['none'])],
  ['generateVideoStreamingUrl', ({ files }) => files.generateVideoStreamingUrl('none')],
])('%s of a missing file is refused', async (_name, call) => {
  expect(await statusOf(call(shop))).toBe(404);
});
