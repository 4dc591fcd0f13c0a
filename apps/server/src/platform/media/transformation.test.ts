import sharp from 'sharp';
import { expect, test } from 'vitest';
import { partInShape, readTransformation, type Transformation, transform, typeOfMade } from './transformation.ts';

const sized = { width: 600, height: 750 };
const crop = { left: 1, top: 2, width: 10, height: 20 };

test.each([
  [
    'fill/w_600,h_750,al_c,q_85,usm_0.66_1.00_0.01,enc_auto',
    'image/webp',
    { mode: 'fill', ...sized, quality: 85, format: 'webp' },
  ],
  ['fit/w_1,h_3000', '*/*', { mode: 'fit', width: 1, height: 3000, quality: 80, format: 'jpeg', anchor: 'c' }],
  ['fill/w_600,h_750,fp_0.25_0.5', '', { anchor: { x: 0.25, y: 0.5 } }],
  ['fill/w_600,h_750,fp_2_0.5,al_tl', '', { anchor: 'tl' }],
  ['fill/w_600,h_750,al_elsewhere', '', { anchor: 'c' }],
  ['crop/x_1,y_2,w_10,h_20', '', { crop, mode: null, width: 10, height: 20 }],
  ['crop/x_1,y_2,w_10,h_20/fill/w_600,h_750,al_t,q_40', '', { crop, mode: 'fill', ...sized, anchor: 't', quality: 40 }],
  ['crop/x_1,y_2,w_10,h_20/fit/w_600,h_750', '', { crop, mode: 'fit', ...sized }],
  ['crop/w_600,h_750,al_b', '', { crop: null, mode: 'fill', ...sized, anchor: 'b' }],
  ['fill/w_10,h_10,enc_avif', 'image/avif,image/webp', { format: 'avif' }],
  ['fill/w_10,h_10,enc_avif,quality_auto', 'image/webp', { format: 'webp' }],
  ['fill/w_10,h_10,q_12.6,blur_30,lg_1', '', { quality: 13, blur: 30 }],
  ['fill/w_10,h_10,blur_1e9', '', { blur: 100 }],
  ['fill/w_10,h_10,blur_x', '', { blur: 0 }],
])('%s for %j', (path, accept, transformation) => {
  expect(readTransformation(path, accept)).toMatchObject(transformation);
});

test.each([
  '',
  'fill',
  'stretch/w_10,h_10',
  'fill/w_10',
  'fill/w_0,h_10',
  'fill/w_3001,h_10',
  'fill/w_1e9,h_10',
  'fill/w_10.5,h_10',
  'fill/w_-10,h_10',
  'fill/w_10,h_10,q_0',
  'fill/w_10,h_10,q_101',
  'fill/w_10,h_10,q_x',
  'fill/',
  'fill/w_10,h_10/fill',
  'crop/x_1,y_2,w_10',
  'crop/x_1,y_2,w_10,h_99999',
  'crop/x_-1,y_2,w_10,h_10',
  'crop/x_1,y_2,w_10,h_10/stretch/w_1,h_1',
  'fill/w_1,h_1/fill/w_1,h_1/fill/w_1,h_1',
])('%j makes no sense', (path) => {
  expect(readTransformation(path, '')).toBeNull();
});

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
