import { categories, mediaFiles, type Operation, productsV1, productsV3 } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let productId: string;
beforeAll(async () => {
  shops = await openTwoShops();
  const product = {
    name: 'Mug',
    priceData: { price: 5 },
    productOptions: [{ name: 'Size', choices: [choice('S'), choice('M')] }],
  };
  const { body } = await shops.call(productsV1.createProduct, { product }, shops.one.apiKey);
  productId = (body.product as { id: string }).id;
});
afterAll(() => shops?.stop());

const choice = (value: string) => ({ value, description: value });

/** Ids that no file has: too long for a file name, not text, not a name, or code for somebody. */
const odd = [
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(1000),
  'x'.repeat(9000),
  `${'x'.repeat(1000)}.webp`,
  `${'é'.repeat(200)}.webp`,
  '\ud800',
  'a\udfff.webp',
  'a\0.webp',
  '\u202e.webp',
  '🖼️.webp',
  '%',
  '%00',
  '..',
  '../../etc/passwd',
  'a/b.webp',
  '__proto__',
  "'; drop table media_files; --",
  ' ',
  '',
];
const named = odd.map((id): [string, string] => [JSON.stringify(id.slice(0, 20)) + id.length, id]);

test.each(named)('operations with a media id like %s are answered or refused', async (_name, id) => {
  const image = { id, url: `https://static.wixstatic.com/media/${id}` };
  const calls: [Operation | unknown, object][] = [
    [productsV1.removeProductMedia, { id: productId, mediaIds: [id] }],
    [productsV1.addProductMedia, { id: productId, media: [{ mediaId: id }] }],
    [productsV1.addProductMedia, { id: productId, media: [{ url: image.url }] }],
    [productsV1.addProductMediaToChoices, { id: productId, media: [{ option: 'Size', choice: 'S', mediaIds: [id] }] }],
    [
      productsV1.removeProductMediaFromChoices,
      { id: productId, media: [{ option: 'Size', choice: 'S', mediaIds: [id] }] },
    ],
    [productsV3.createProduct, { product: v3Product({ items: [{ id }] }) }],
    [productsV3.createProduct, { product: v3Product({ items: [{ url: image.url }] }) }],
    [categories.createCategory, { category: { name: 'C', image }, treeReference: { appNamespace: '@wix/stores' } }],
    [mediaFiles.getFileDescriptor, { fileId: id }],
    [mediaFiles.getFileDescriptors, { fileIds: [id] }],
    [mediaFiles.updateFileDescriptor, { file: { id, displayName: 'a' } }],
    [mediaFiles.generateFileDownloadUrl, { fileId: id }],
    [mediaFiles.generateFilesDownloadUrl, { fileIds: [id] }],
    [mediaFiles.bulkDeleteFiles, { fileIds: [id] }],
    [mediaFiles.bulkRestoreFilesFromTrashBin, { fileIds: [id] }],
  ];
  for (const [operation, request] of calls) {
    const { status, body } = await shops.call(operation, request, shops.one.apiKey);
    expect(status, `${(operation as Operation).id} ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
  }
});

const v3Product = (itemsInfo: object) => ({
  name: 'Odd',
  productType: 'PHYSICAL',
  physicalProperties: {},
  media: { itemsInfo },
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } } }] },
});

test.each(named)('addresses of files with an id like %s are answered', async (_name, id) => {
  const part = encodeURIComponent(id.toWellFormed());
  for (const url of [
    `/media/${part}`,
    `/media/${part}/v1/fill/w_10,h_10/a.webp`,
    `/media/${part}/v1/crop/x_0,y_0,w_1,h_1/${part}`,
    `/video/${part}/file`,
    `/video/${part}/480p/mp4/file.mp4`,
    `/mp3/${part}`,
    `/ugd/${part}`,
  ]) {
    const { status } = await shops.send({ url });
    expect(status, url.slice(0, 80)).toBeLessThan(500);
  }
});
