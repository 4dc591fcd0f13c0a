import * as contract from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaPlaces } from '../../domains.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { storeBytes } from './index.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

const call = async (operation: unknown, request: object, token = shops.one.apiKey) => {
  const { status, body } = await shops.call(operation, request, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Record<string, { id: string; revision: string }>;
};
/** Stores a drawing, which makes a picture of its own of each colour. */
const addPicture = async (fileName: string, colour: string) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="${colour}"/></svg>`;
  const file = await storeBytes(shops.one.ctx, Buffer.from(drawing), { fileName });
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return file.id;
};
const usesOf = async (fileIds: string[], token?: string) => {
  const { files } = (await call(contract.mediaLibrary.listMediaUses, { fileIds }, token)) as unknown as {
    files: { fileId: string; total: number; uses: { kind: string; entityId: string; name: string | null }[] }[];
  };
  return files;
};
const unused = async (request = {}) => {
  const { files } = (await call(contract.mediaLibrary.listUnusedFiles, request)) as unknown as {
    files: { displayName: string }[];
  };
  return files.map(({ displayName }) => displayName).sort();
};

test('what shows a file is known from the change that made it so to the one that ends it', async () => {
  const [red, blue, green] = [
    await addPicture('red.svg', 'red'),
    await addPicture('blue.svg', 'blue'),
    await addPicture('green.svg', 'green'),
  ];
  expect(await unused()).toEqual(['blue.svg', 'green.svg', 'red.svg']);
  const tree = { treeReference: { appNamespace: '@wix/stores' } };
  const { category } = await call(contract.categories.createCategory, {
    category: { name: 'Warm', image: { id: red } },
    ...tree,
  });
  const { product } = await call(contract.productsV3.createProduct, {
    product: {
      ...{ name: 'Mug', productType: 'PHYSICAL', physicalProperties: {} },
      media: { itemsInfo: { items: [{ id: red }] } },
      plainDescription: `<p>As seen: <img src="/media/${blue}" alt="A mug"></p>`,
      variantsInfo: { variants: [{ choices: [], price: { actualPrice: { amount: '10' } } }] },
    },
  });
  const found = await usesOf([green, red]);
  expect(found).toEqual([
    { fileId: green, displayName: 'green.svg', total: 0, uses: [] },
    {
      fileId: red,
      displayName: 'red.svg',
      total: 2,
      uses: [
        { kind: 'CATEGORY', entityId: category?.id, name: 'Warm' },
        { kind: 'PRODUCT', entityId: product?.id, name: 'Mug' },
      ],
    },
  ]);
  expect(await unused()).not.toContain('red.svg');
  expect(await unused({ search: 'gre' })).toEqual(['green.svg']);
  expect(await usesOf([red], shops.other.apiKey)).toMatchObject([{ total: 0, uses: [] }]);

  const changed = { id: category?.id, revision: category?.revision, image: { id: green } };
  await call(contract.categories.updateCategory, { category: changed, ...tree });
  expect(await usesOf([red, green])).toMatchObject([
    { total: 1, uses: [{ kind: 'PRODUCT' }] },
    { total: 1, uses: [{ kind: 'CATEGORY', name: 'Warm' }] },
  ]);
  const { folder } = await call(contract.mediaFolders.createFolder, { displayName: 'Colours' });
  const inFolder = { parentFolderId: folder?.id };
  for (const id of [red, blue]) await call(contract.mediaFiles.updateFileDescriptor, { file: { id, ...inFolder } });
  const { files } = await call(contract.mediaLibrary.listMediaUses, { folderIds: [folder?.id] });
  expect(files).toMatchObject([{ displayName: 'blue.svg' }, { displayName: 'red.svg', uses: [{ name: 'Mug' }] }]);
  await call(contract.productsV3.deleteProduct, { productId: product?.id });
  expect(await usesOf([red, blue])).toMatchObject([{ total: 0 }, { total: 0 }]);
  expect(await unused()).toEqual(['blue.svg', 'red.svg']);
});

test('every table that a domain declares notes its files, under the same kind, and no other does', async () => {
  const noting = await asPlatform('a test looks at triggers', shops.database, async (tx) => {
    const { rows } = await sql<{ table: string; source: string }>`
      select tgrelid::regclass::text as "table", prosrc as source
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgname like 'note_media_uses_of_%'`.execute(tx.db);
    return rows;
  });
  const kindOf = (source: string) => /kind = '(\w+)'/.exec(source)?.[1] ?? '';
  expect(noting.map(({ table, source }) => `${table} ${kindOf(source)}`).sort()).toEqual(
    mediaPlaces.map(({ table, kind }) => `${table} ${kind}`).sort(),
  );
});
