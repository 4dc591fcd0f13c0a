import { expect, test } from 'vitest';
import { dimensionsOf, type FileView, localAddress, pictureIdOf, readLibraryView, sizeText } from './library.ts';

const file = (view: object) => view as FileView;

test('an address without parameters shows the whole library, newest first', () => {
  expect(readLibraryView(new URLSearchParams('kind=SMELL&sort=x&layout=y'))).toEqual({
    folderId: 'media-root',
    isTrash: false,
    query: {
      text: '',
      filters: { kind: null, unused: null },
      sort: [{ fieldName: 'updatedDate', order: 'DESC' }],
      cursor: null,
    },
    layout: 'grid',
  });
  expect(readLibraryView(new URLSearchParams('folder=f&kind=VIDEO&sort=name&layout=list&trash=1&search=a'))).toEqual({
    folderId: 'f',
    isTrash: true,
    query: {
      text: 'a',
      filters: { kind: 'VIDEO', unused: null },
      sort: [{ fieldName: 'displayName', order: 'ASC' }],
      cursor: null,
    },
    layout: 'list',
  });
});

test('sizes are readable', () => {
  expect([0, 999, 1000, 1_440_000, 5_000_000_000_000].map((bytes) => sizeText(bytes))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '1.4 MB',
    '5,000 GB',
  ]);
});

test('files are requested from this host', () => {
  expect(localAddress('https://shop.test/media-download/a/b?c=1')).toBe('/media-download/a/b?c=1');
  expect([localAddress(undefined), localAddress('x')]).toEqual(['', '']);
});

test('each file has its preview picture', () => {
  expect(pictureIdOf(file({ thumbnailUrl: 'https://shop.test/media/abc.webp' }))).toBe('abc.webp');
  expect(pictureIdOf(file({}))).toBeNull();
  expect(dimensionsOf(file({ media: { image: { image: { width: 2, height: 3 } } } }))).toEqual({ width: 2, height: 3 });
  expect(dimensionsOf(file({ media: { video: { resolutions: [{ width: 0, height: 0 }] } } }))).toBeNull();
});
