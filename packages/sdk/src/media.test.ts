import { media as publicMedia } from '@wix/sdk';
import { expect, test } from 'vitest';
import { imageReference, parseImageReference, scaledImageUrl } from './media.ts';

const image = { id: 'abc~mv2.jpg', filename: 'Ein Bild.jpg', width: 800, height: 600 };

test('a reference says what the image is', () => {
  const reference = imageReference(image);
  expect(reference).toBe('wix:image://v1/abc~mv2.jpg/Ein%20Bild.jpg#originWidth=800&originHeight=600');
  expect(parseImageReference(reference)).toEqual(image);
  expect(parseImageReference('image://v1/x.png#originWidth=1&originHeight=2')).toEqual({
    id: 'x.png',
    width: 1,
    height: 2,
  });
});

test('the public client reads it the same way', () => {
  expect(publicMedia.getImageUrl(imageReference(image))).toMatchObject({ id: image.id, width: 800, height: 600 });
});

test.each(['', 'https://x.test/a.jpg', 'wix:video://v1/x', 'wix:image://v1/'])('%j is no reference', (text) => {
  expect(() => parseImageReference(text)).toThrow('Not a reference of an image');
});

test('an address for the displayed size', () => {
  expect(scaledImageUrl('https://shop.test/media', image, { width: 300.4, height: 200 })).toBe(
    'https://shop.test/media/abc~mv2.jpg/v1/fill/w_300,h_200,q_80/Ein%20Bild.jpg',
  );
  expect(
    scaledImageUrl('/media', imageReference({ ...image, filename: undefined }), {
      width: 300,
      height: 200,
      quality: 60,
      focalPoint: { x: 0.5, y: 0.25 },
    }),
  ).toBe('/media/abc~mv2.jpg/v1/fill/w_300,h_200,fp_0.50_0.25,q_60/abc~mv2.jpg');
});
