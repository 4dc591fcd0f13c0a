import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImage } from './images.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5431f' } });

test("a picture is encoded again, without the file's other contents", async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD0: { Copyright: 'Where I live' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const image = await checkImage(photo);
  expect(image).toMatchObject({ width: 60, height: 40 });
  const { format, exif } = await sharp(image?.bytes).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  expect((await checkImage(photo))?.hash).toEqual(image?.hash);
});

test('a sideways photograph is turned upright', async () => {
  const photo = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await checkImage(photo)).toMatchObject({ width: 40, height: 60 });
});

test('a large picture becomes smaller, a small one no larger', async () => {
  expect(await checkImage(await picture(5000, 100).png().toBuffer())).toMatchObject({ width: 4000, height: 80 });
});

test('an animated picture stays animated', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
  const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer();
  const image = await checkImage(gif);
  expect(image).toMatchObject({ width: 10, height: 10 });
  expect((await sharp(image?.bytes, { animated: true }).metadata()).pages).toBe(2);
});

test('a drawing becomes pixels', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  const image = await checkImage(Buffer.from(svg));
  expect(image).toMatchObject({ width: 30, height: 20 });
  expect(String(image?.bytes)).not.toContain('script');
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
