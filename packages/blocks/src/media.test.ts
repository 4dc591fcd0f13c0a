import { expect, test } from 'vitest';
import { pictureSet, pictureUrl } from './media.ts';

test('a picture has an address for each size', () => {
  expect(pictureUrl('abc~1.webp', { width: 600, height: 750 }, 'Ämber Dunes!')).toBe(
    '/media/abc~1.webp/v1/fill/w_600,h_750,q_80/a-mber-dunes.webp',
  );
  expect(pictureSet('abc', 4 / 5, [320, 640])).toBe(
    '/media/abc/v1/fill/w_320,h_400,q_80/picture.webp 320w, /media/abc/v1/fill/w_640,h_800,q_80/picture.webp 640w',
  );
});

test('strange ids cannot break out of their segment of the address', () => {
  expect(pictureUrl('../secret?x', { width: 1, height: 1 })).toBe(
    '/media/..%2Fsecret%3Fx/v1/fill/w_1,h_1,q_80/picture.webp',
  );
});
