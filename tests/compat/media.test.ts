import type { TestServer } from '@stoa/server/testing/server';
import { media } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, startShop, type Visitor } from './public-clients.ts';

let shop: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop();
  visitor = newVisitor(shop);
});
afterAll(() => shop?.stop());

async function pictureOf(address: string) {
  const answer = await fetch(address, { headers: { accept: 'image/webp,image/*' } });
  const bytes = await answer.arrayBuffer();
  const { headers, status } = answer;
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), size: bytes.byteLength };
}

const served = { status: 200, type: 'image/webp', cache: expect.stringContaining('immutable') };

test('addresses that the media helpers create for a V3 picture are served', async () => {
  const { product } = await visitor.productsV3.getProductBySlug('stoneware-mug');
  const image = product?.media?.main?.image ?? expect.fail('no picture');
  expect(media.getImageUrl(image)).toMatchObject({ width: 400, height: 500 });
  const addresses = [
    media.getImageUrl(image).url,
    media.getScaledToFillImageUrl(image, 120, 150, {}),
    media.getScaledToFillImageUrl(image, 1200, 600, { quality: 70 }),
    media.getScaledToFitImageUrl(image, 120, 150, {}),
    media.getCroppedImageUrl(image, 50, 100, 200, 100, 100, 50, {}),
    media.getCroppedImageUrl(image, 0, 0, 300, 300, 300, 300, {}),
  ];
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/static\.wixstatic\.com\/media\//);
    expect(await pictureOf(address), address).toMatchObject(served);
  }
});

test('addresses that the media helpers create for a V1 picture are served', async () => {
  const { items } = await visitor.products.queryProducts().eq('slug', 'stoneware-mug').find();
  const url = items[0]?.media?.mainMedia?.image?.url ?? expect.fail('no picture');
  const addresses = [
    url,
    media.getScaledToFillImageUrl(url, 120, 150, {}),
    media.getScaledToFitImageUrl(url, 300, 300, {}),
  ];
  for (const address of addresses) expect(await pictureOf(address), address).toMatchObject(served);
});

test('a missing picture, or an excessive size, is refused', async () => {
  expect((await pictureOf('https://static.wixstatic.com/media/none.webp')).status).toBe(404);
  expect((await pictureOf('https://static.wixstatic.com/media/none.webp/v1/fill/w_10,h_10/none.webp')).status).toBe(
    404,
  );
  expect((await pictureOf('https://static.wixstatic.com/media/none.webp/v1/fill/w_99999,h_10/none.webp')).status).toBe(
    400,
  );
});
