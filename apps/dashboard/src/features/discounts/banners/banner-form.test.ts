import { expect, test } from 'vitest';
import { newPlace, readBanner, withBanner, writeBanner, wrongWithBanner } from './banner-form.ts';
import type { Banner } from './banner-search.ts';

const banner: Banner = {
  id: 'b',
  name: 'Summer',
  media: { image: { id: 'sun.jpg', url: 'https://shop.test/sun.jpg', altText: 'The sun' } },
  destinationUrl: 'https://shop.test/summer',
  categories: [{ id: 'prints', position: 3, appliedToSubcategories: true }],
  enabled: true,
};

test('a banner is sent as it was read, without a picture that stays', () => {
  const values = readBanner(banner);
  expect(Object.values(wrongWithBanner(values)).filter(Boolean)).toEqual([]);
  expect(writeBanner(values, values)).toEqual({
    name: 'Summer',
    destinationUrl: 'https://shop.test/summer',
    categories: banner.categories,
    enabled: true,
  });
  expect(writeBanner({ ...values, altText: '' }, values).media).toEqual({ id: 'sun.jpg', altText: null });
});

test('a banner has a name, a picture, and whole numbers as places', () => {
  const empty = { ...readBanner(null), link: 'summer', places: [{ ...newPlace('prints'), position: '0' }] };
  expect(Object.entries(wrongWithBanner(empty)).flatMap(([field, text]) => (text ? [field] : []))).toEqual([
    'name',
    'picture',
    'link',
    'places.0.position',
  ]);
});

test('a banner has its place among products, or follows the last one', () => {
  expect(withBanner(['a', 'b', 'c'], '2')).toEqual(['a', null, 'b', 'c']);
  expect(withBanner(['a'], '9')).toEqual(['a', null]);
  expect(withBanner(['a'], '')).toEqual([null, 'a']);
});
