import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImage, readTransformation, transform } from './images.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5431f' } });

test('a picture is encoded anew, without what else was in the file', async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD0: { Copyright: 'Where I live' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const image = await checkImage(photo);
  expect(image).toMatchObject({
    width: 60,
    height: 40,
    mimeType: 'image/webp',
    id: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
  });
  const { format, exif } = await sharp(image?.bytes).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  expect((await checkImage(photo))?.id).toBe(image?.id);
});

test('a photograph that lies on its side is turned upright', async () => {
  const photo = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await checkImage(photo)).toMatchObject({ width: 40, height: 60 });
});

test('a large picture becomes smaller, a small one no larger', async () => {
  expect(await checkImage(await picture(5000, 100).png().toBuffer())).toMatchObject({ width: 4000, height: 80 });
});

/** A PNG of a few bytes that says it is 100,000 pixels wide and high. */
async function bomb(): Promise<Buffer> {
  const bytes = await picture(1, 1).png().toBuffer();
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<html><script>alert(1)</script></html>')],
  ['the beginning of a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
])('%s is no picture', async (_name, bytes) => {
  expect(await checkImage(bytes)).toBeNull();
});

test('a small file that claims to be huge is not decoded', async () => {
  expect(await checkImage(await bomb())).toBeNull();
});

test.each([
  [
    'fill',
    'w_600,h_750,al_c,q_80',
    'image/webp',
    { mode: 'fill', width: 600, height: 750, quality: 80, format: 'webp' },
  ],
  ['fit', 'w_1,h_3000', '*/*', { mode: 'fit', width: 1, height: 3000, quality: 80, format: 'jpeg' }],
  ['crop', 'x_1,y_2,w_10,h_10,enc_avif', 'image/avif,image/webp', { mode: 'crop', format: 'avif' }],
  ['fill', 'w_10,h_10,enc_avif', 'image/webp', { format: 'webp' }],
  ['fill', 'w_10,h_10,q_12.6', '', { quality: 13 }],
])('%s/%s for %s', (mode, parameters, accept, transformation) => {
  expect(readTransformation(mode, parameters, accept)).toMatchObject(transformation);
});

test.each([
  ['stretch', 'w_10,h_10'],
  ['fill', 'w_10'],
  ['fill', 'w_0,h_10'],
  ['fill', 'w_3001,h_10'],
  ['fill', 'w_1e9,h_10'],
  ['fill', 'w_10.5,h_10'],
  ['fill', 'w_-10,h_10'],
  ['fill', 'w_10,h_10,q_0'],
  ['fill', 'w_10,h_10,q_101'],
  ['fill', 'w_10,h_10,q_x'],
  ['fill', ''],
])('%s/%s makes no sense', (mode, parameters) => {
  expect(readTransformation(mode, parameters, '')).toBeNull();
});

test('fill has the size that was asked for, fit lies within it', async () => {
  const bytes = await picture(100, 50).png().toBuffer();
  const sizeOf = async (mode: 'fill' | 'fit', size: number) => {
    const wanted = { mode, width: size, height: size, quality: 80, format: 'jpeg' as const };
    const { width, height, format } = await sharp(await transform(bytes, wanted)).metadata();
    return { width, height, format };
  };
  expect(await sizeOf('fill', 40)).toEqual({ width: 40, height: 40, format: 'jpeg' });
  expect(await sizeOf('fit', 40)).toEqual({ width: 40, height: 20, format: 'jpeg' });
  expect(await sizeOf('fit', 400)).toEqual({ width: 100, height: 50, format: 'jpeg' });
});
