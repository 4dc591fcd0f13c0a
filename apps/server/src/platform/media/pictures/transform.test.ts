import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Transformation, typeOfMade } from '../transformation.ts';
import { partInShape, transform } from './transform.ts';

const base: Transformation = {
  crop: null,
  mode: 'fill',
  width: 40,
  height: 40,
  anchor: 'c',
  blur: 0,
  quality: 80,
  format: 'jpeg',
};

/** Red left of the middle, blue right of it; 100 by 50. */
const halves = async () =>
  sharp({ create: { width: 100, height: 50, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: 50, height: 50, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

async function made(wanted: Partial<Transformation>) {
  const bytes = (await transform(await halves(), { ...base, ...wanted })) ?? expect.fail('nothing was made');
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { width, height, color: dominant.r > dominant.b ? 'red' : 'blue', type: typeOfMade(bytes) };
}

test('fill has the requested shape, fit stays within the size; nothing is enlarged', async () => {
  expect(await made({})).toMatchObject({ width: 40, height: 40, type: 'image/jpeg' });
  expect(await made({ mode: 'fit' })).toMatchObject({ width: 40, height: 20 });
  expect(await made({ mode: 'fit', width: 400, height: 400 })).toMatchObject({ width: 100, height: 50 });
  expect(await made({ width: 400, height: 400 })).toMatchObject({ width: 50, height: 50 });
});

test('the named part stays in sight', async () => {
  const narrow = { width: 20, height: 50 };
  expect(await made({ ...narrow, anchor: 'l' })).toMatchObject({ color: 'red', ...narrow });
  expect(await made({ ...narrow, anchor: 'br' })).toMatchObject({ color: 'blue' });
  expect(await made({ ...narrow, anchor: { x: 0.2, y: 0.9 } })).toMatchObject({ color: 'red' });
  expect(await made({ ...narrow, anchor: { x: 1, y: 0 } })).toMatchObject({ color: 'blue' });
});

test('a part is cut out, as far as it exists', async () => {
  const region = { left: 60, top: 10, width: 20, height: 10 };
  expect(await made({ mode: null, crop: region })).toMatchObject({ width: 20, height: 10, color: 'blue' });
  expect(await made({ crop: region, width: 5, height: 5 })).toMatchObject({ width: 5, height: 5 });
  expect(await made({ mode: null, crop: { ...region, left: 95 } })).toMatchObject({ width: 5, height: 10 });
  expect(await transform(await halves(), { ...base, crop: { ...region, left: 100 } })).toBeNull();
});

test('formats and blur', async () => {
  expect(await made({ format: 'webp', blur: 3 })).toMatchObject({ type: 'image/webp' });
  expect(await made({ format: 'avif' })).toMatchObject({ type: 'image/avif' });
});

test('the part with a shape lies within the region', () => {
  const region = { left: 10, top: 10, width: 100, height: 50 };
  expect(partInShape(region, 1, 'c')).toEqual({ left: 35, top: 10, width: 50, height: 50 });
  expect(partInShape(region, 1, { x: 0.9, y: 0.1 })).toEqual({ left: 60, top: 10, width: 50, height: 50 });
  expect(partInShape(region, 4, 'b')).toEqual({ left: 10, top: 35, width: 100, height: 25 });
  expect(partInShape(region, 1000, 'c')).toMatchObject({ width: 100, height: 1 });
});
