import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MediaShop, picture, startMediaShop } from './media-shop.ts';
import { errorOf, MISSING, violationsOf } from './public-clients.ts';

let shop: MediaShop;
beforeAll(async () => {
  shop = await startMediaShop();
});
afterAll(() => shop?.stop());

const statusOf = async (call: Promise<unknown>) => (await errorOf(call)).status;
const ids = (items: { _id?: string }[] = []) => items.map(({ _id }) => _id);
const create = async (name: string, parentFolderId?: string): Promise<string> =>
  (await shop.folders.createFolder(name, { parentFolderId })).folder?._id ?? '';
const stateOf = async (id: string) => (await shop.folders.getFolder(id)).state;

test('folders are nested', async () => {
  const outer = await create(' Outer ');
  const inner = await create('Inner', outer);
  expect(await shop.folders.getFolder(inner)).toMatchObject({
    displayName: 'Inner',
    parentFolderId: outer,
    state: 'OK',
    siteId: shop.site.id,
    _createdDate: expect.any(Date),
  });
  expect((await shop.folders.getFolder(outer)).displayName).toBe('Outer');
  expect(await shop.folders.getFolder('media-root')).toMatchObject({ _id: 'media-root', state: 'OK' });
  expect(ids((await shop.folders.listFolders({ parentFolderId: outer })).folders)).toEqual([inner]);
  expect(ids((await shop.folders.listFolders()).folders)).toContain(outer);
});

test('lists and queries are paged', async () => {
  const parentFolderId = await create('Pages');
  const made = [];
  for (const name of ['c', 'A', 'b']) made.push(await create(name, parentFolderId));
  const [c, a, b] = made;
  const sort = { fieldName: 'displayName', order: 'ASC' } as const;
  const page = await shop.folders.listFolders({ parentFolderId, sort, paging: { limit: 2 } });
  expect(ids(page.folders)).toEqual([a, b]);
  const cursor = page.nextCursor?.cursors?.next;
  expect(ids((await shop.folders.listFolders({ parentFolderId, paging: { cursor } })).folders)).toEqual([c]);
  const found = await shop.folders.queryFolders().eq('state', 'OK').descending('displayName').limit(3).find();
  expect(found.items).toHaveLength(3);
  expect((await found.next()).items.length).toBeGreaterThan(0);
  expect(Object.keys(await violationsOf(shop.folders.queryFolders().eq('state', 'LOST').find()))).toEqual([
    'query.filter.state',
  ]);
});

test('search finds prefixes of words', async () => {
  const id = await create('Sommer: Kollektion');
  expect(ids((await shop.folders.searchFolders({ search: 'koll som' })).folders)).toEqual([id]);
  expect((await shop.folders.searchFolders({ search: 'ommer' })).folders).toEqual([]);
});

test('folders are renamed and moved, but not into themselves', async () => {
  const [one, two] = [await create('One'), await create('Two')];
  const inner = await create('Inner', one);
  expect(await shop.folders.updateFolder(inner, { displayName: 'New', parentFolderId: two })).toMatchObject({
    displayName: 'New',
    parentFolderId: two,
  });
  const moves = [
    [two, inner],
    [two, two],
    [two, MISSING],
    [two, 'trash-root'],
  ];
  for (const [id = '', parentFolderId = ''] of moves)
    expect(await violationsOf(shop.folders.updateFolder(id, { parentFolderId }))).toEqual({
      'folder.parentFolderId': 'OTHER',
    });
  expect(await violationsOf(shop.folders.updateFolder(two, { displayName: ' ' }))).toEqual({
    'folder.displayName': 'MIN_LENGTH',
  });
  expect(await statusOf(shop.folders.updateFolder('media-root', { displayName: 'Mine' }))).toBe(404);
  expect((await shop.folders.getFolder(two)).parentFolderId).toBe('media-root');
});

test('two moves at once create no cycle', async () => {
  const [one, two] = [await create('One'), await create('Two')];
  const moves = [
    shop.folders.updateFolder(one, { parentFolderId: two }),
    shop.folders.updateFolder(two, { parentFolderId: one }),
  ];
  const outcomes = await Promise.allSettled(moves);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('folders are at most twenty levels deep', async () => {
  let parent: string | undefined;
  for (let depth = 0; depth < 20; depth++) parent = await create(`d${depth}`, parent);
  expect(await violationsOf(shop.folders.createFolder('deeper', { parentFolderId: parent }))).toEqual({
    parentFolderId: 'OTHER',
  });
  const pair = await create('pair');
  await create('half', pair);
  const above = (await shop.folders.getFolder(parent ?? '')).parentFolderId;
  expect(await violationsOf(shop.folders.updateFolder(pair, { parentFolderId: above }))).toEqual({
    'folder.parentFolderId': 'OTHER',
  });
});

test('a folder takes its contents to the trash and back', async () => {
  const outer = await create('Outer');
  const inner = await create('Inner', outer);
  const file = await shop.upload('a.jpg', picture, { parentFolderId: inner });
  const earlier = await shop.upload('b.jpg', picture, { parentFolderId: inner });
  await shop.files.bulkDeleteFiles([earlier]);
  await shop.folders.bulkDeleteFolders([inner, outer, 'none']);
  expect([await stateOf(outer), await stateOf(inner), (await shop.files.getFileDescriptor(file)).state]).toEqual(
    Array(3).fill('DELETED'),
  );
  expect(ids((await shop.folders.listDeletedFolders()).folders)).toEqual([outer]);
  expect(ids((await shop.files.listDeletedFiles()).files)).toEqual([earlier]);
  expect(ids((await shop.files.listDeletedFiles({ parentFolderId: inner })).files).sort()).toEqual(
    [earlier, file].sort(),
  );
  await shop.folders.bulkRestoreFoldersFromTrashBin([outer]);
  expect([await stateOf(outer), await stateOf(inner), (await shop.files.getFileDescriptor(file)).state]).toEqual(
    Array(3).fill('OK'),
  );
  expect((await shop.files.getFileDescriptor(earlier)).state).toBe('DELETED');
});

test('files restored to a deleted folder are in the root', async () => {
  const outer = await create('Outer');
  const inner = await create('Inner', outer);
  const file = await shop.upload('a.jpg', picture, { parentFolderId: inner });
  await shop.folders.bulkDeleteFolders([outer]);
  await shop.folders.bulkRestoreFoldersFromTrashBin([inner]);
  expect(await shop.folders.getFolder(inner)).toMatchObject({ state: 'OK', parentFolderId: 'media-root' });
  expect(await shop.files.getFileDescriptor(file)).toMatchObject({ state: 'OK', parentFolderId: inner });
  await shop.folders.bulkDeleteFolders([inner]);
  await shop.files.bulkRestoreFilesFromTrashBin([file]);
  expect(await shop.files.getFileDescriptor(file)).toMatchObject({ state: 'OK', parentFolderId: 'media-root' });
});

test('folders are deleted for good with their contents', async () => {
  const outer = await create('Outer');
  const inner = await create('Inner', outer);
  const file = await shop.upload('a.jpg', picture, { parentFolderId: inner });
  await shop.folders.bulkDeleteFolders([outer], { permanent: true });
  expect([await statusOf(shop.folders.getFolder(inner)), await statusOf(shop.files.getFileDescriptor(file))]).toEqual([
    404, 404,
  ]);
  expect((await fetch(`${shop.url}/media/${file}`)).status).toBe(404);
});

test('a folder is downloaded as an archive, with its subfolders', async () => {
  const outer = await create('../Out');
  const inner = await create('In', outer);
  await shop.upload('a.jpg', picture, { parentFolderId: inner });
  await shop.upload('secret.txt', 'words', { parentFolderId: outer, private: true });
  const { downloadUrl } = await shop.folders.generateFolderDownloadUrl(outer);
  const zip = Buffer.from(await (await fetch(shop.reach(downloadUrl))).arrayBuffer()).toString('latin1');
  expect(['.._Out/In/a.jpg', '.._Out/secret.txt'].filter((path) => zip.includes(path))).toHaveLength(2);
  await shop.folders.bulkDeleteFolders([outer]);
  expect(await statusOf(shop.folders.generateFolderDownloadUrl(outer))).toBe(404);
});

test.each<[string, (shop: MediaShop) => Promise<unknown>, Record<string, string>]>([
  ['createFolder', ({ folders }) => folders.createFolder('x'.repeat(1001)), { displayName: 'MAX_LENGTH' }],
  ['createFolder of nothing', ({ folders }) => folders.createFolder('  '), { displayName: 'MIN_LENGTH' }],
  [
    'createFolder nowhere',
    ({ folders }) => folders.createFolder('x', { parentFolderId: MISSING }),
    { parentFolderId: 'OTHER' },
  ],
  ['getFolder', ({ folders }) => folders.getFolder('x'.repeat(101)), { folderId: 'MAX_LENGTH' }],
  ['listFolders', ({ folders }) => folders.listFolders({ paging: { limit: 101 } }), { 'paging.limit': 'MAX' }],
  [
    'listFolders by size',
    ({ folders }) => folders.listFolders({ sort: { fieldName: 'sizeInBytes' } }),
    { 'sort.fieldName': 'OTHER' },
  ],
  [
    'listDeletedFolders',
    ({ folders }) => folders.listDeletedFolders({ paging: { cursor: 'x' } }),
    { 'paging.cursor': 'FORMAT' },
  ],
  ['searchFolders', ({ folders }) => folders.searchFolders({ search: 'x'.repeat(201) }), { search: 'MAX_LENGTH' }],
  ['bulkDeleteFolders', ({ folders }) => folders.bulkDeleteFolders(Array(101).fill('x')), { folderIds: 'MAX_SIZE' }],
  [
    'bulkRestoreFolders',
    ({ folders }) => folders.bulkRestoreFoldersFromTrashBin(Array(101).fill('x')),
    { folderIds: 'MAX_SIZE' },
  ],
])('%s reports its errors', async (_name, call, violations) => {
  expect(await violationsOf(call(shop))).toEqual(violations);
});

test.each<[string, (shop: MediaShop) => Promise<unknown>]>([
  ['getFolder', ({ folders }) => folders.getFolder(MISSING)],
  ['updateFolder', ({ folders }) => folders.updateFolder(MISSING, { displayName: 'x' })],
  ['generateFolderDownloadUrl', ({ folders }) => folders.generateFolderDownloadUrl(MISSING)],
])('%s of a missing folder is refused', async (_name, call) => {
  expect(await statusOf(call(shop))).toBe(404);
});
