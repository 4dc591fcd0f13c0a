import { expect, test } from 'vitest';
import { readTransformation } from './transformation.ts';

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
